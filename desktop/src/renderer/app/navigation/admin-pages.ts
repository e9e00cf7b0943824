// The pages of administrators, in the order of the navigation.
import {
  Activity,
  ChartColumn,
  CreditCard,
  FileCheck2,
  FileClock,
  LayoutDashboard,
  LifeBuoy,
  ReceiptText,
  ScrollText,
  Settings,
  Store,
} from 'lucide-react'

/** The tabs of a restaurant; the first one has the address of the page. */
const restaurantTabs = [
  {
    to: '/admin/provisions/:restaurantId',
    load: () => import('../../admin/restaurant/profile-tab.tsx').then((file) => file.ProfileTab),
  },
  {
    to: '/admin/provisions/:restaurantId/documents',
    load: () => import('../../admin/restaurant/documents-tab.tsx').then((file) => file.DocumentsTab),
  },
  {
    to: '/admin/provisions/:restaurantId/subscription',
    load: () => import('../../admin/restaurant/subscription/subscription-tab.tsx').then((file) => file.SubscriptionTab),
  },
  { to: '/admin/provisions/:restaurantId/staff', load: () => import('../../admin/restaurant/staff-tab.tsx').then((file) => file.StaffTab) },
  {
    to: '/admin/provisions/:restaurantId/devices',
    load: () => import('../../admin/restaurant/devices-tab.tsx').then((file) => file.DevicesTab),
  },
  {
    to: '/admin/provisions/:restaurantId/connection',
    load: () => import('../../admin/restaurant/connection-tab.tsx').then((file) => file.ConnectionTab),
  },
  { to: '/admin/provisions/:restaurantId/notes', load: () => import('../../admin/restaurant/notes-tab.tsx').then((file) => file.NotesTab) },
  { to: '/admin/provisions/:restaurantId/audit', load: () => import('../../admin/restaurant/audit-tab.tsx').then((file) => file.AuditTab) },
] as const

export const adminPages = [
  {
    to: '/admin',
    icon: LayoutDashboard,
    labelKey: 'desk.dashboard',
    load: () => import('../../admin/dashboard/dashboard-page.tsx').then((file) => file.DashboardPage),
  },
  {
    to: '/admin/provisions',
    icon: Store,
    labelKey: 'provisions.title',
    permission: 'restaurants.read',
    load: () => import('../../features/restaurants/provisions/provisions-page.tsx').then((file) => file.ProvisionsPage),
    within: [
      {
        to: '/admin/provisions/:restaurantId',
        load: () => import('../../admin/restaurant/restaurant-page.tsx').then((file) => file.RestaurantPage),
        tabs: restaurantTabs,
      },
    ],
  },
  {
    to: '/admin/applicants',
    icon: FileCheck2,
    labelKey: 'applicants.title',
    permission: 'applicants.review',
    load: () => import('../../features/applicants/list/applicants-page.tsx').then((file) => file.ApplicantsPage),
    within: [
      {
        to: '/admin/applicants/:applicantId',
        load: () => import('../../features/applicants/applicant-page.tsx').then((file) => file.ApplicantPage),
      },
    ],
  },
  {
    to: '/admin/expiring',
    icon: FileClock,
    labelKey: 'expiring.title',
    permission: 'expiring.read',
    load: () => import('../../features/expiring/expiring-page.tsx').then((file) => file.ExpiringPage),
  },
  {
    to: '/admin/analytics',
    icon: ChartColumn,
    labelKey: 'analytics.title',
    permission: 'analytics.read',
    load: () => import('../../features/analytics/platform-analytics-page.tsx').then((file) => file.PlatformAnalyticsPage),
    within: [
      {
        to: '/admin/analytics/:id',
        load: () => import('../../features/analytics/restaurant-analytics-page.tsx').then((file) => file.RestaurantAnalyticsPage),
      },
    ],
  },
  {
    to: '/admin/settings/subscriptions',
    icon: ReceiptText,
    labelKey: 'subscriptions.title',
    permission: 'subscriptions.edit',
    load: () => import('../../features/subscriptions/subscriptions-page.tsx').then((file) => file.SubscriptionsPage),
  },
  {
    to: '/admin/help-and-support',
    icon: LifeBuoy,
    labelKey: 'support.title',
    permission: 'support.answer',
    load: () => import('../../features/support/queue/queue-page.tsx').then((file) => file.QueuePage),
    within: [
      {
        to: '/admin/help-and-support/templates',
        label: 'support.queue.template.title',
        load: () => import('../../features/support/queue/templates-page.tsx').then((file) => file.TemplatesPage),
      },
      {
        to: '/admin/help-and-support/:restaurantId/:requestId',
        load: () => import('../../features/support/queue/queued-request-page.tsx').then((file) => file.QueuedRequestPage),
      },
    ],
  },
  {
    to: '/admin/audit',
    icon: ScrollText,
    labelKey: 'audit.title',
    permission: 'audit.read',
    load: () => import('../../features/audit/audit-page.tsx').then((file) => file.AuditPage),
  },
  {
    to: '/admin/health',
    icon: Activity,
    labelKey: 'health.title',
    permission: 'health.read',
    load: () => import('../../features/health/health-page.tsx').then((file) => file.HealthPage),
  },
  {
    to: '/admin/settings/payments',
    icon: CreditCard,
    labelKey: 'platformPayments.title',
    permission: 'platform-payments.edit',
    load: () => import('../../features/platform-payments/payments-page.tsx').then((file) => file.PaymentsPage),
  },
  {
    to: '/admin/settings',
    icon: Settings,
    labelKey: 'administrators.settings',
    load: () => import('../../admin/settings/settings-page.tsx').then((file) => file.SettingsPage),
  },
] as const
