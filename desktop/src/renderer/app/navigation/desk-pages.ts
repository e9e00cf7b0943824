// The pages of the navigation, in its order, with their names.
import type { MerchantStatus, Role } from '@sufra/shared/accounts/account'
import type { Permission } from '@sufra/shared/permissions/permissions'
import {
  Activity,
  Banknote,
  ChartColumn,
  ChefHat,
  ClipboardList,
  CreditCard,
  FileCheck2,
  FileClock,
  History,
  LayoutDashboard,
  LifeBuoy,
  MonitorCog,
  QrCode,
  ReceiptText,
  ScrollText,
  Settings,
  Store,
  Users,
  UtensilsCrossed,
  type LucideIcon,
} from 'lucide-react'
import { openPagesOf } from '../../common/account/guards.ts'
import { settingsTabs } from '../../merchant/settings/settings-tabs.ts'

/** `permission`: only users who have it see the page in the navigation and may open it. */
type DeskPage = { to: string; icon: LucideIcon; labelKey: string; permission?: Permission }

export const deskPages = {
  merchant: [
    { to: '/merchant', icon: LayoutDashboard, labelKey: 'desk.dashboard', permission: 'orders.read' },
    { to: '/merchant/orders', icon: ClipboardList, labelKey: 'desk.orders', permission: 'orders.read' },
    { to: '/merchant/order-history', icon: History, labelKey: 'history.title', permission: 'history.read' },
    { to: '/merchant/customers', icon: Users, labelKey: 'customers.title', permission: 'customers.read' },
    { to: '/merchant/cash', icon: Banknote, labelKey: 'cash.title', permission: 'cash.take' },
    { to: '/merchant/reports', icon: ChartColumn, labelKey: 'reports.title', permission: 'reports.read' },
    { to: '/merchant/menu', icon: UtensilsCrossed, labelKey: 'counterMenu.title', permission: 'menu.read' },
    { to: '/merchant/cuisine', icon: ChefHat, labelKey: 'cuisines.title', permission: 'menu.read' },
    { to: '/merchant/tables', icon: QrCode, labelKey: 'tables.title', permission: 'tables.read' },
    { to: '/merchant/help-and-support', icon: LifeBuoy, labelKey: 'support.title', permission: 'support.ask' },
    { to: '/merchant/settings', icon: Settings, labelKey: 'settings.title', permission: 'settings.read' },
    { to: '/merchant/this-counter', icon: MonitorCog, labelKey: 'thisCounter.title', permission: 'tickets.print' },
  ],
  admin: [
    { to: '/admin', icon: LayoutDashboard, labelKey: 'desk.dashboard' },
    { to: '/admin/provisions', icon: Store, labelKey: 'provisions.title', permission: 'restaurants.read' },
    { to: '/admin/applicants', icon: FileCheck2, labelKey: 'applicants.title', permission: 'applicants.review' },
    { to: '/admin/expiring', icon: FileClock, labelKey: 'expiring.title', permission: 'expiring.read' },
    { to: '/admin/analytics', icon: ChartColumn, labelKey: 'analytics.title', permission: 'analytics.read' },
    { to: '/admin/settings/subscriptions', icon: ReceiptText, labelKey: 'subscriptions.title', permission: 'subscriptions.edit' },
    { to: '/admin/help-and-support', icon: LifeBuoy, labelKey: 'support.title', permission: 'support.answer' },
    { to: '/admin/audit', icon: ScrollText, labelKey: 'audit.title', permission: 'audit.read' },
    { to: '/admin/health', icon: Activity, labelKey: 'health.title', permission: 'health.read' },
    { to: '/admin/settings/payments', icon: CreditCard, labelKey: 'platformPayments.title', permission: 'platform-payments.edit' },
    { to: '/admin/settings', icon: Settings, labelKey: 'administrators.settings' },
  ],
} as const satisfies Record<Role, readonly DeskPage[]>

const isWithin = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

const pageOf = (area: Role, path: string) =>
  deskPages[area].toSorted((a, b) => b.to.length - a.to.length).find(({ to }) => isWithin(path, to))

/** Pages within a page of the navigation, with their own names. */
const innerPages = {
  merchant: [{ to: '/merchant/applicationreview', label: 'desk.application' }, ...settingsTabs],
  admin: [{ to: '/admin/help-and-support/templates', label: 'support.queue.template.title' }],
} as const satisfies Record<Role, readonly { to: string; label: string }[]>

const settings = '/merchant/settings'
const [firstTab] = settingsTabs

/** The key of the page's name, or of the name of its page in the navigation. The settings open with their first tab. */
export const pageNameKey = (area: Role, path: string) => {
  const shown = path.replace(/\/$/, '') === settings ? firstTab.to : path
  const inner = innerPages[area].find(({ to }) => isWithin(shown, to))
  return inner?.label ?? pageOf(area, path)?.labelKey ?? 'common.appName'
}

/** The permission that a page of an area needs, by its path. */
export const permissionOf = (area: Role, path: string): Permission | undefined => {
  const page: DeskPage | undefined = pageOf(area, path)
  return page?.permission
}

/** The pages of the navigation for a user with this status: open pages, and pages that contain an open page. */
export const pagesOpenTo = (area: Role, status: MerchantStatus): readonly DeskPage[] => {
  const open = openPagesOf(status)
  return open ? deskPages[area].filter(({ to }) => open.some((path) => pageOf(area, path)?.to === to)) : deskPages[area]
}
