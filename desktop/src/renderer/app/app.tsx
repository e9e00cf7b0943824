// Every page of the counter and of the administrators, and who may open it.
import { Direction } from '@sufra/shared/ui/direction'
import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { PageSpinner } from '@sufra/shared/ui/spinner'
import { Toasts } from '@sufra/shared/ui/toasts'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, type ComponentType } from 'react'
import { useApplicantsWaiting } from './applicants-waiting.ts'
import { AuthLayout } from './auth-layout.tsx'
import { DeskLayout } from './desk-layout.tsx'
import { Guard } from './guard.tsx'
import { MerchantDesk, MerchantLine, WaitingRoom } from './merchant-desk.tsx'
import { queryClient } from './query-client.ts'
import { createBrowserRouter, Navigate, Outlet, RouterProvider } from './router.ts'
import { StatusNews } from './status-news.tsx'

/** A page that is loaded when it is first opened. */
const page = (load: () => Promise<ComponentType>) => {
  const Page = lazy(async () => ({ default: await load() }))
  return <Page />
}

const accounts = {
  choice: page(() => import('../accounts/sign-in-choice.tsx').then((file) => file.SignInChoice)),
  merchant: page(() => import('../accounts/sign-in-page.tsx').then((file) => file.MerchantSignIn)),
  admin: page(() => import('../accounts/sign-in-page.tsx').then((file) => file.AdminSignIn)),
  signUp: page(() => import('../accounts/sign-up/sign-up-page.tsx').then((file) => file.SignUpPage)),
  forgotMerchant: page(() => import('../accounts/forgot-password-page.tsx').then((file) => file.MerchantForgotPassword)),
  forgotAdmin: page(() => import('../accounts/forgot-password-page.tsx').then((file) => file.AdminForgotPassword)),
  resetMerchant: page(() => import('../accounts/reset-password-page.tsx').then((file) => file.MerchantResetPassword)),
  resetAdmin: page(() => import('../accounts/reset-password-page.tsx').then((file) => file.AdminResetPassword)),
  unauthorized: page(() => import('../accounts/unauthorized-page.tsx').then((file) => file.UnauthorizedPage)),
}
const orders = page(() => import('../merchant/orders/orders-page.tsx').then((file) => file.OrdersPage))
const menu = page(() => import('../merchant/menu/menu-page.tsx').then((file) => file.MenuPage))
const cuisines = page(() => import('../merchant/cuisines/cuisines-page.tsx').then((file) => file.CuisinesPage))
const tables = page(() => import('../merchant/tables/tables-page.tsx').then((file) => file.TablesPage))
const alerts = page(() => import('../merchant/ladder/ladder-page.tsx').then((file) => file.LadderPage))
const thisCounter = page(() => import('../merchant/this-counter/this-counter-page.tsx').then((file) => file.ThisCounterPage))
const settings = {
  layout: page(() => import('../merchant/settings/settings-layout.tsx').then((file) => file.SettingsLayout)),
  profile: page(() => import('../merchant/settings/profile-page.tsx').then((file) => file.ProfilePage)),
  documents: page(() => import('../merchant/settings/documents-page.tsx').then((file) => file.DocumentsPage)),
}
const setup = page(() => import('../setup/setup-page.tsx').then((file) => file.SetupPage))
const application = page(() => import('../merchant/application/application-status.tsx').then((file) => file.ApplicationStatus))
const dashboard = page(() => import('../admin/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage))
const applicants = page(() => import('../admin/applicants/applicants-page.tsx').then((file) => file.ApplicantsPage))
const applicant = page(() => import('../admin/applicants/applicant-page.tsx').then((file) => file.ApplicantPage))
const adminSettings = page(() => import('../admin/settings/settings-page.tsx').then((file) => file.SettingsPage))

const AdminDesk = () => {
  const waiting = useApplicantsWaiting().data?.count ?? 0
  return <DeskLayout area="admin" waiting={{ '/admin/applicants': waiting }} />
}

const Root = () => (
  <>
    <StatusNews />
    <Suspense fallback={<PageSpinner />}>
      <Outlet />
    </Suspense>
  </>
)

const router = createBrowserRouter([
  {
    element: <Root />,
    children: [
      {
        element: <AuthLayout />,
        children: [
          { path: '/', element: <Navigate to="/login" replace /> },
          { path: '/login', element: accounts.choice },
          { path: '/merchant/login', element: accounts.merchant },
          { path: '/admin/login', element: accounts.admin },
          { path: '/merchant/forgot-password', element: accounts.forgotMerchant },
          { path: '/admin/forgot-password', element: accounts.forgotAdmin },
          { path: '/merchant/reset-password', element: accounts.resetMerchant },
          { path: '/admin/reset-password', element: accounts.resetAdmin },
          { path: '/unauthorized', element: accounts.unauthorized },
          { path: '/setup', element: setup },
        ],
      },
      { element: <AuthLayout size="widest" />, children: [{ path: '/merchant/signup', element: accounts.signUp }] },
      {
        path: '/merchant',
        element: <Guard area="merchant" />,
        children: [
          {
            element: <MerchantLine />,
            children: [
              {
                element: <MerchantDesk />,
                children: [
                  { index: true, element: <Navigate to="/merchant/orders" replace /> },
                  { path: 'orders', element: orders },
                  { path: 'menu', element: menu },
                  { path: 'cuisine', element: cuisines },
                  { path: 'tables', element: tables },
                  {
                    path: 'settings',
                    element: settings.layout,
                    children: [
                      { index: true, element: settings.profile },
                      { path: 'profile', element: settings.profile },
                      { path: 'documents', element: settings.documents },
                      { path: 'sms-settings', element: alerts },
                    ],
                  },
                  { path: 'this-counter', element: thisCounter },
                ],
              },
              {
                element: <WaitingRoom />,
                children: ['applicationreview', 'settings/payments-subscriptions'].map((path) => ({ path, element: application })),
              },
            ],
          },
          { path: '*', element: <Navigate to="/merchant/orders" replace /> },
        ],
      },
      {
        path: '/admin',
        element: <Guard area="admin" />,
        children: [
          {
            element: <AdminDesk />,
            children: [
              { index: true, element: dashboard },
              { path: 'applicants', element: applicants },
              { path: 'applicants/:applicantId', element: applicant },
              { path: 'settings', element: adminSettings },
            ],
          },
          { path: '*', element: <Navigate to="/admin" replace /> },
        ],
      },
      { path: '*', element: <Navigate to="/login" replace /> },
    ],
  },
])

export const App = () => (
  <ErrorBoundary>
    <QueryClientProvider client={queryClient}>
      <Direction>
        <RouterProvider router={router} />
        <Toasts />
      </Direction>
    </QueryClientProvider>
  </ErrorBoundary>
)
