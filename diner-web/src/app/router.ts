// The one place that names the router's package.
import { sheets } from '@sufra/shared/ui/sheets'
import { useCallback } from 'react'
import { useNavigate as useRouterNavigate, type NavigateOptions, type To } from 'react-router-dom'

export { BrowserRouter, Link, Outlet, Route, Routes, useLocation, useParams, useSearchParams } from 'react-router-dom'

/** As the router's own, and leaves no history entry of a sheet that is open. */
export const useNavigate = () => {
  const navigate = useRouterNavigate()
  return useCallback(
    (to: To, options?: NavigateOptions): void | Promise<void> => sheets.leave(() => void navigate(to, options)),
    [navigate],
  )
}

/** Goes to the page that was open before; `otherwise` where this is the first one, as after a link from elsewhere. */
export const useGoBack = (otherwise: string) => {
  const navigate = useNavigate()
  // The router counts its entries, from 0 in each tab.
  return () => (history.state?.idx > 0 ? history.back() : navigate(otherwise, { replace: true }))
}
