// All pages of the merchant and admin areas, with their guards.
import { Direction } from '@sufra/shared/ui/language/direction'
import type { Role } from '@sufra/shared/accounts/account'
import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { lazyPage } from '@sufra/shared/ui/pages/lazy-page'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { AdminDesk } from './admin-desk.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { Guard } from './guard.tsx'
import { MerchantDesk, MerchantConnection, ApplicationStatusLayout } from './merchant-desk.tsx'
import { deskPages, type DeskPage, type Load } from './navigation/desk-pages.ts'
import { Permitted } from './navigation/permitted.tsx'
import { NotFound, NotFoundPage } from './not-found-page.tsx'
import { AppFailure, FormFailure, PageFailure } from './page-failure.tsx'
import { queryClient } from '../common/api/query-client.ts'
import { DeskToasts } from './ui/desk-toasts.tsx'
import { Navigate, Outlet, RouterProvider, type RouteObject } from '../common/pages/router.ts'
import { StatusAnnouncement } from './status-announcement.tsx'

/** A lazily loaded page, by its path. It is loaded when first opened, or preloaded with its area; when it fails, the layout stays. */
const page = (path: string, load: Load) => lazyPage(path, load, (error, onRetry) => <PageFailure error={error} onRetry={onRetry} />)
/** A page in a layout that contains the `main` element. */
const form = (path: string, load: Load) => lazyPage(path, load, (error, onRetry) => <FormFailure error={error} onRetry={onRetry} />)

/** Pages without a session, by their path. */
const accountPages: Record<string, Load> = {
  '/login': () => import('../features/accounts/sign-in/sign-in-choice.tsx').then((file) => file.SignInChoice),
  '/merchant/login': () => import('../features/accounts/sign-in/sign-in-page.tsx').then((file) => file.MerchantSignIn),
  '/admin/login': () => import('../features/accounts/sign-in/sign-in-page.tsx').then((file) => file.AdminSignIn),
  '/merchant/forgot-password': () =>
    import('../features/accounts/sign-in/forgot-password-page.tsx').then((file) => file.MerchantForgotPassword),
  '/admin/forgot-password': () => import('../features/accounts/sign-in/forgot-password-page.tsx').then((file) => file.AdminForgotPassword),
  '/merchant/reset-password': () =>
    import('../features/accounts/sign-in/reset-password-page.tsx').then((file) => file.MerchantResetPassword),
  '/admin/reset-password': () => import('../features/accounts/sign-in/reset-password-page.tsx').then((file) => file.AdminResetPassword),
  '/merchant/accept-invitation': () =>
    import('../features/accounts/sign-in/accept-invitation-page.tsx').then((file) => file.AcceptInvitationPage),
  '/unauthorized': () => import('../features/accounts/sign-in/unauthorized-page.tsx').then((file) => file.UnauthorizedPage),
  '/setup': () => import('../setup/setup-page.tsx').then((file) => file.SetupPage),
}
const signUp = form('/merchant/signup', () => import('../features/accounts/sign-up/sign-up-page.tsx').then((file) => file.SignUpPage))
const application = form('/merchant/applicationreview', () =>
  import('../merchant/application/application-status.tsx').then((file) => file.ApplicationStatus),
)

/** A page below another path. The first of its tabs is shown at the address of the page. */
const createRoute = (above: string, { to, load, tabs = [] }: Pick<DeskPage, 'to' | 'load' | 'tabs'>): RouteObject => {
  if (to === above) return { index: true, element: page(to, load) }
  const own = { path: to.slice(above.length + 1), element: page(to, load) }
  if (tabs.length === 0) return own
  const routes = tabs.map((tab) => ({ tab, element: lazyPage(tab.to === to ? `${to}/` : tab.to, tab.load) }))
  const index = routes.slice(0, 1).map(({ element }) => ({ index: true, element }))
  const others = routes.filter(({ tab }) => tab.to !== to).map(({ tab, element }) => ({ path: tab.to.slice(to.length + 1), element }))
  return { ...own, children: [...index, ...others] }
}

/** A page of the navigation and the pages within it, for users who have its permission. */
const createGuardedRoute = (area: Role, { permission, within = [], ...own }: DeskPage): RouteObject => {
  const children = [own, ...within].map((each) => createRoute(`/${area}`, each))
  return permission ? { element: <Permitted permission={permission} />, children } : { children }
}

/** The pages of an area, below its layout. */
const createAreaRoutes = (area: Role): RouteObject[] => [
  ...deskPages[area].map((each) => createGuardedRoute(area, each)),
  { path: '*', element: <NotFoundPage area={area} /> },
]

const Root = () => (
  <>
    <StatusAnnouncement />
    <Outlet />
  </>
)

/** All routes. An unknown path shows the not-found page within the layout of its area. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <AppFailure />,
    children: [
      {
        element: <AuthLayout />,
        children: [
          { path: '/', element: <Navigate to="/login" replace /> },
          ...Object.entries(accountPages).map(([path, load]) => ({ path, element: form(path, load) })),
          { path: '*', element: <NotFound /> },
        ],
      },
      { element: <AuthLayout size="widest" />, children: [{ path: '/merchant/signup', element: signUp }] },
      {
        path: '/merchant',
        element: <Guard area="merchant" />,
        children: [
          {
            element: <MerchantConnection />,
            children: [
              { element: <MerchantDesk />, children: createAreaRoutes('merchant') },
              { element: <ApplicationStatusLayout />, children: [{ path: 'applicationreview', element: application }] },
            ],
          },
        ],
      },
      { path: '/admin', element: <Guard area="admin" />, children: [{ element: <AdminDesk />, children: createAreaRoutes('admin') }] },
    ],
  },
]

type Props = Pick<ComponentProps<typeof RouterProvider>, 'router'>

export const App = ({ router }: Props) => (
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <Direction>
        <RouterProvider router={router} />
        <DeskToasts />
      </Direction>
    </QueryClientProvider>
  </ErrorBoundary>
)
