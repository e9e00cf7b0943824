// The only module that imports the router package.
import { sheets } from '@sufra/shared/ui/sheets'
import { createElement, useCallback, type AnchorHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { Route, Routes, useLocation, useNavigate as useRouterNavigate, type NavigateOptions, type To } from 'react-router-dom'

export { BrowserRouter, useLocation, useParams, useSearchParams } from 'react-router-dom'

/** The page whose pattern matches the path. */
export const Pages = ({ pages, notFound }: { pages: Readonly<Record<string, ReactNode>>; notFound: ReactNode }) =>
  createElement(
    Routes,
    null,
    Object.entries({ ...pages, '*': notFound }).map(([path, element]) => createElement(Route, { key: path, path, element })),
  )

/** The router's `navigate`, called after the history entries of open sheets are removed. */
export const useNavigate = () => {
  const navigate = useRouterNavigate()
  return useCallback((to: To, options?: NavigateOptions): void => sheets.leave(() => void navigate(to, options)), [navigate])
}

/** Goes back to the previous page, or to `fallback` if this is the first page of the tab. */
export const useGoBack = (fallback: string) => {
  const navigate = useNavigate()
  // The router numbers its history entries, from 0 in each tab.
  return () => (history.state?.idx > 0 ? history.back() : navigate(fallback, { replace: true }))
}

/** Whether a tap navigates in this tab: not with the middle button or a modifier key. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) => button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string }

/**
 * A link to a page of the app. A link to the current page adds no history entry. The router's own link includes prefetching and forms,
 * which would load before the first menu.
 */
export const Link = ({ to, onClick, ...rest }: LinkProps) => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    navigate(to, { replace: to === pathname + search })
  }
  return createElement('a', { ...rest, href: to, onClick: open })
}
