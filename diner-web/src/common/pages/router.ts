// The only module that imports the router package.
import { sheets } from '@sufra/shared/ui/sheets'
import { useCallback } from 'react'
import { useNavigate as useRouterNavigate, type NavigateOptions, type To } from 'react-router-dom'

export { BrowserRouter, Link, Outlet, Route, Routes, useLocation, useParams, useSearchParams } from 'react-router-dom'

/** Like the router's own, but leaves no history entries of open sheets behind. */
export const useNavigate = () => {
  const navigate = useRouterNavigate()
  return useCallback(
    (to: To, options?: NavigateOptions): void | Promise<void> => sheets.leave(() => void navigate(to, options)),
    [navigate],
  )
}

/** Goes back to the previous page, or to `fallback` if this is the first page of the tab. */
export const useGoBack = (fallback: string) => {
  const navigate = useNavigate()
  // The router numbers its history entries, from 0 in each tab.
  return () => (history.state?.idx > 0 ? history.back() : navigate(fallback, { replace: true }))
}
