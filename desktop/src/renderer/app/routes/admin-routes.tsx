// The pages of administrators.
import { useTranslation } from 'react-i18next'
import { Permitted } from '../../common/account/permitted.tsx'
import { AlarmBell } from '../../admin/alarms/alarm-bell.tsx'
import { useMay } from '../../common/account/use-may.ts'
import { useApplicantCounts } from '../../common/api/applicants-waiting.ts'
import { useSupportCounts } from '../../common/api/support-waiting.ts'
import { useAreaTitle } from '../../common/pages/page-title.ts'
import { useLocation, type RouteObject } from '../../common/pages/router.ts'
import { DeskLayout } from '../desk-layout.tsx'
import { Guard } from '../guard.tsx'
import { pageNameKey } from '../navigation/desk-pages.ts'
import { NotFoundPage } from '../not-found-page.tsx'
import { page, section } from './page.tsx'

const queue = {
  list: page('/admin/help-and-support', () => import('../../admin/help/queue-page.tsx').then((file) => file.QueuePage)),
  templates: page('/admin/help-and-support/templates', () =>
    import('../../admin/help/templates-page.tsx').then((file) => file.TemplatesPage),
  ),
  request: page('/admin/help-and-support/:restaurantId/:requestId', () =>
    import('../../admin/help/queued-request-page.tsx').then((file) => file.QueuedRequestPage),
  ),
}
const dashboard = page('/admin', () => import('../../admin/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage))
const health = page('/admin/health', () => import('../../admin/health/health-page.tsx').then((file) => file.HealthPage))
const provisions = page('/admin/provisions', () => import('../../admin/provisions/provisions-page.tsx').then((file) => file.ProvisionsPage))
const restaurant = {
  page: page('/admin/provisions/:restaurantId', () =>
    import('../../admin/restaurant/restaurant-page.tsx').then((file) => file.RestaurantPage),
  ),
  profile: section('/admin/provisions/:restaurantId/profile', () =>
    import('../../admin/restaurant/profile-tab.tsx').then((file) => file.ProfileTab),
  ),
  documents: section('/admin/provisions/:restaurantId/documents', () =>
    import('../../admin/restaurant/documents-tab.tsx').then((file) => file.DocumentsTab),
  ),
  subscription: section('/admin/provisions/:restaurantId/subscription', () =>
    import('../../admin/restaurant/subscription/subscription-tab.tsx').then((file) => file.SubscriptionTab),
  ),
  staff: section('/admin/provisions/:restaurantId/staff', () =>
    import('../../admin/restaurant/staff-tab.tsx').then((file) => file.StaffTab),
  ),
  devices: section('/admin/provisions/:restaurantId/devices', () =>
    import('../../admin/restaurant/devices-tab.tsx').then((file) => file.DevicesTab),
  ),
  connection: section('/admin/provisions/:restaurantId/connection', () =>
    import('../../admin/restaurant/connection-tab.tsx').then((file) => file.ConnectionTab),
  ),
  notes: section('/admin/provisions/:restaurantId/notes', () =>
    import('../../admin/restaurant/notes-tab.tsx').then((file) => file.NotesTab),
  ),
  audit: section('/admin/provisions/:restaurantId/audit', () =>
    import('../../admin/restaurant/audit-tab.tsx').then((file) => file.AuditTab),
  ),
}
const applicants = page('/admin/applicants', () =>
  import('../../admin/applicants/list/applicants-page.tsx').then((file) => file.ApplicantsPage),
)
const applicant = page('/admin/applicants/:applicantId', () =>
  import('../../admin/applicants/applicant-page.tsx').then((file) => file.ApplicantPage),
)
const analytics = {
  platform: page('/admin/analytics', () =>
    import('../../admin/analytics/platform-analytics-page.tsx').then((file) => file.PlatformAnalyticsPage),
  ),
  restaurant: page('/admin/analytics/:id', () =>
    import('../../admin/analytics/restaurant-analytics-page.tsx').then((file) => file.RestaurantAnalyticsPage),
  ),
}
const audit = page('/admin/audit', () => import('../../admin/audit/audit-page.tsx').then((file) => file.AuditPage))
const expiring = page('/admin/expiring', () => import('../../admin/expiring/expiring-page.tsx').then((file) => file.ExpiringPage))
const payments = page('/admin/settings/payments', () => import('../../admin/payments/payments-page.tsx').then((file) => file.PaymentsPage))
const subscriptions = page('/admin/settings/subscriptions', () =>
  import('../../admin/subscriptions/subscriptions-page.tsx').then((file) => file.SubscriptionsPage),
)
const adminSettings = page('/admin/settings', () => import('../../admin/settings/settings-page.tsx').then((file) => file.SettingsPage))

const AdminDesk = () => {
  const { t } = useTranslation()
  const may = useMay()
  useAreaTitle(t(pageNameKey('admin', useLocation().pathname)))
  const { pending, renewals } = useApplicantCounts(may('applicants.review')) ?? { pending: 0, renewals: 0 }
  const count = pending + renewals
  const open = useSupportCounts(may('support.answer'))?.open ?? 0
  const badges = {
    '/admin/applicants': { count, label: t('admin.waitingBadge', { count }) },
    '/admin/help-and-support': { count: open, label: t('support.queue.openBadge', { count: open }) },
  }
  return <DeskLayout area="admin" indicators={<AlarmBell />} badges={badges} />
}

export const adminRoutes: RouteObject = {
  path: '/admin',
  element: <Guard area="admin" />,
  children: [
    {
      element: <AdminDesk />,
      children: [
        { index: true, element: dashboard },
        {
          element: <Permitted permission="restaurants.read" />,
          children: [
            { path: 'provisions', element: provisions },
            {
              path: 'provisions/:restaurantId',
              element: restaurant.page,
              children: [
                { index: true, element: restaurant.profile },
                { path: 'documents', element: restaurant.documents },
                {
                  element: <Permitted permission="subscriptions.edit" />,
                  children: [{ path: 'subscription', element: restaurant.subscription }],
                },
                { path: 'staff', element: restaurant.staff },
                { path: 'devices', element: restaurant.devices },
                { path: 'connection', element: restaurant.connection },
                { path: 'notes', element: restaurant.notes },
                { path: 'audit', element: restaurant.audit },
              ],
            },
          ],
        },
        {
          element: <Permitted permission="analytics.read" />,
          children: [
            { path: 'analytics', element: analytics.platform },
            { path: 'analytics/:id', element: analytics.restaurant },
          ],
        },
        {
          element: <Permitted permission="applicants.review" />,
          children: [
            { path: 'applicants', element: applicants },
            { path: 'applicants/:applicantId', element: applicant },
          ],
        },
        { element: <Permitted permission="expiring.read" />, children: [{ path: 'expiring', element: expiring }] },
        { element: <Permitted permission="health.read" />, children: [{ path: 'health', element: health }] },
        { element: <Permitted permission="audit.read" />, children: [{ path: 'audit', element: audit }] },
        { path: 'settings', element: adminSettings },
        { element: <Permitted permission="platform-payments.edit" />, children: [{ path: 'settings/payments', element: payments }] },
        { element: <Permitted permission="subscriptions.edit" />, children: [{ path: 'settings/subscriptions', element: subscriptions }] },
        {
          element: <Permitted permission="support.answer" />,
          children: [
            { path: 'help-and-support', element: queue.list },
            { path: 'help-and-support/templates', element: queue.templates },
            { path: 'help-and-support/:restaurantId/:requestId', element: queue.request },
          ],
        },
        { path: '*', element: <NotFoundPage area="admin" /> },
      ],
    },
  ],
}
