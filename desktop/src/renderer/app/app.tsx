// All pages of the merchant and admin areas, with their guards.
import { Direction } from '@sufra/shared/ui/language/direction'
import { ErrorBoundary } from '@sufra/shared/ui/error-boundary'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { AuthLayout } from './auth-layout.tsx'
import { Guard } from './guard.tsx'
import { MerchantDesk, MerchantConnection, ApplicationStatusLayout } from './merchant-desk.tsx'
import { PermittedPages } from './navigation/permitted-pages.tsx'
import { NotFound, NotFoundPage } from './not-found-page.tsx'
import { AppFailure } from './page-failure.tsx'
import { queryClient } from '../common/api/query-client.ts'
import { DeskToasts } from '../common/ui/desk-toasts.tsx'
import { Navigate, Outlet, RouterProvider, type RouteObject } from '../common/pages/router.ts'
import { adminRoutes } from './routes/admin-routes.tsx'
import { form, page, section } from './routes/page.tsx'
import { StatusAnnouncement } from './status-announcement.tsx'

const accounts = {
  choice: form('/login', () => import('../accounts/sign-in-choice.tsx').then((file) => file.SignInChoice)),
  merchant: form('/merchant/login', () => import('../accounts/sign-in-page.tsx').then((file) => file.MerchantSignIn)),
  admin: form('/admin/login', () => import('../accounts/sign-in-page.tsx').then((file) => file.AdminSignIn)),
  signUp: form('/merchant/signup', () => import('../accounts/sign-up/sign-up-page.tsx').then((file) => file.SignUpPage)),
  forgotMerchant: form('/merchant/forgot-password', () =>
    import('../accounts/forgot-password-page.tsx').then((file) => file.MerchantForgotPassword),
  ),
  forgotAdmin: form('/admin/forgot-password', () =>
    import('../accounts/forgot-password-page.tsx').then((file) => file.AdminForgotPassword),
  ),
  resetMerchant: form('/merchant/reset-password', () =>
    import('../accounts/reset-password-page.tsx').then((file) => file.MerchantResetPassword),
  ),
  resetAdmin: form('/admin/reset-password', () => import('../accounts/reset-password-page.tsx').then((file) => file.AdminResetPassword)),
  acceptInvitation: form('/merchant/accept-invitation', () =>
    import('../accounts/accept-invitation-page.tsx').then((file) => file.AcceptInvitationPage),
  ),
  unauthorized: form('/unauthorized', () => import('../accounts/unauthorized-page.tsx').then((file) => file.UnauthorizedPage)),
}
const orders = page('/merchant/orders', () => import('../merchant/orders/orders-page.tsx').then((file) => file.OrdersPage))
const menu = page('/merchant/menu', () => import('../merchant/menu/menu-page.tsx').then((file) => file.MenuPage))
const cuisines = page('/merchant/cuisine', () => import('../merchant/cuisines/cuisines-page.tsx').then((file) => file.CuisinesPage))
const reports = page('/merchant/reports', () => import('../merchant/reports/reports-page.tsx').then((file) => file.ReportsPage))
const orderHistory = page('/merchant/order-history', () =>
  import('../merchant/order-history/history-page.tsx').then((file) => file.HistoryPage),
)
const customers = page('/merchant/customers', () => import('../merchant/customers/customers-page.tsx').then((file) => file.CustomersPage))
const tables = page('/merchant/tables', () => import('../merchant/tables/tables-page.tsx').then((file) => file.TablesPage))
const cash = page('/merchant/cash', () => import('../merchant/cash/cash-page.tsx').then((file) => file.CashPage))
const thisCounter = page('/merchant/this-counter', () =>
  import('../merchant/this-counter/this-counter-page.tsx').then((file) => file.ThisCounterPage),
)
const settings = {
  layout: page('/merchant/settings', () => import('../merchant/settings/settings-layout.tsx').then((file) => file.SettingsLayout)),
  profile: section('/merchant/settings/profile', () => import('../merchant/settings/profile-page.tsx').then((file) => file.ProfilePage)),
  about: section('/merchant/settings/about', () => import('../merchant/settings/about/about-page.tsx').then((file) => file.AboutPage)),
  hours: section('/merchant/settings/hours', () => import('../merchant/settings/hours/hours-page.tsx').then((file) => file.HoursPage)),
  documents: section('/merchant/settings/documents', () =>
    import('../merchant/settings/documents-page.tsx').then((file) => file.DocumentsPage),
  ),
  payments: section('/merchant/settings/payments-subscriptions', () =>
    import('../merchant/settings/payments/payments-page.tsx').then((file) => file.PaymentsPage),
  ),
  devices: section('/merchant/settings/devices', () =>
    import('../merchant/settings/devices/devices-page.tsx').then((file) => file.DevicesPage),
  ),
  staff: section('/merchant/settings/staff', () => import('../merchant/settings/staff/staff-page.tsx').then((file) => file.StaffPage)),
  alerts: section('/merchant/settings/sms-settings', () =>
    import('../merchant/escalation/escalation-page.tsx').then((file) => file.EscalationPage),
  ),
}
const help = {
  list: page('/merchant/help-and-support', () => import('../merchant/help/help-page.tsx').then((file) => file.HelpPage)),
  request: page('/merchant/help-and-support/:requestId', () =>
    import('../merchant/help/request-page.tsx').then((file) => file.RequestPage),
  ),
}
const setup = form('/setup', () => import('../setup/setup-page.tsx').then((file) => file.SetupPage))
const application = form('/merchant/applicationreview', () =>
  import('../merchant/application/application-status.tsx').then((file) => file.ApplicationStatus),
)
const merchantDashboard = page('/merchant', () => import('../merchant/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage))
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
          { path: '/login', element: accounts.choice },
          { path: '/merchant/login', element: accounts.merchant },
          { path: '/admin/login', element: accounts.admin },
          { path: '/merchant/forgot-password', element: accounts.forgotMerchant },
          { path: '/admin/forgot-password', element: accounts.forgotAdmin },
          { path: '/merchant/reset-password', element: accounts.resetMerchant },
          { path: '/admin/reset-password', element: accounts.resetAdmin },
          { path: '/merchant/accept-invitation', element: accounts.acceptInvitation },
          { path: '/unauthorized', element: accounts.unauthorized },
          { path: '/setup', element: setup },
          { path: '*', element: <NotFound /> },
        ],
      },
      { element: <AuthLayout size="widest" />, children: [{ path: '/merchant/signup', element: accounts.signUp }] },
      {
        path: '/merchant',
        element: <Guard area="merchant" />,
        children: [
          {
            element: <MerchantConnection />,
            children: [
              {
                element: <MerchantDesk />,
                children: [
                  {
                    element: <PermittedPages area="merchant" />,
                    children: [
                      { index: true, element: merchantDashboard },
                      { path: 'orders', element: orders },
                      { path: 'menu', element: menu },
                      { path: 'cuisine', element: cuisines },
                      { path: 'reports', element: reports },
                      { path: 'order-history', element: orderHistory },
                      { path: 'customers', element: customers },
                      { path: 'tables', element: tables },
                      { path: 'cash', element: cash },
                      { path: 'help-and-support', element: help.list },
                      { path: 'help-and-support/:requestId', element: help.request },
                      {
                        path: 'settings',
                        element: settings.layout,
                        children: [
                          { index: true, element: settings.profile },
                          { path: 'profile', element: settings.profile },
                          { path: 'hours', element: settings.hours },
                          { path: 'about', element: settings.about },
                          { path: 'documents', element: settings.documents },
                          { path: 'sms-settings', element: settings.alerts },
                          { path: 'payments-subscriptions', element: settings.payments },
                          { path: 'staff', element: settings.staff },
                          { path: 'devices', element: settings.devices },
                        ],
                      },
                      { path: 'this-counter', element: thisCounter },
                      { path: '*', element: <NotFoundPage area="merchant" /> },
                    ],
                  },
                ],
              },
              { element: <ApplicationStatusLayout />, children: [{ path: 'applicationreview', element: application }] },
            ],
          },
        ],
      },
      adminRoutes,
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
