// The pages of both areas, with their names. The lists are in merchant-pages.ts and admin-pages.ts.
import type { MerchantStatus, Role } from '@sufra/shared/accounts/account'
import type { Permission } from '@sufra/shared/permissions/permissions'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { openPagesOf } from '../../common/session/guards.ts'
import { settingsTabs } from '../../merchant/settings/settings-tabs.ts'
import { adminPages } from './admin-pages.ts'
import { merchantPages } from './merchant-pages.ts'

/** Loads the code of a page. */
export type Load = () => Promise<ComponentType>
/** A page in the layout of another one, with its own address. */
type Tab = { to: string; load: Load }
/** A page that is opened from a page of the navigation. `label`: its name, if it is not named after its content. */
type InnerPage = { to: string; label?: string; load: Load; tabs?: readonly Tab[] }
/** `permission`: only users who have it see the page in the navigation and may open it and the pages within it. */
export type DeskPage = {
  to: string
  icon: LucideIcon
  labelKey: string
  permission?: Permission
  load: Load
  tabs?: readonly Tab[]
  within?: readonly InnerPage[]
}

export const deskPages = { merchant: merchantPages, admin: adminPages } as const satisfies Record<Role, readonly DeskPage[]>

const isWithin = (path: string, page: string) => path === page || path.startsWith(`${page}/`)

const pageOf = (area: Role, path: string) =>
  deskPages[area].toSorted((a, b) => b.to.length - a.to.length).find(({ to }) => isWithin(path, to))

const adminDesk: readonly DeskPage[] = adminPages
/** Names of pages that the navigation does not list. */
const innerPages: Record<Role, readonly { to: string; label: string }[]> = {
  merchant: [{ to: '/merchant/applicationreview', label: 'desk.application' }, ...settingsTabs],
  admin: adminDesk.flatMap(({ within = [] }) => within).flatMap(({ to, label }) => (label ? [{ to, label }] : [])),
}

const settings = '/merchant/settings'
const [firstTab] = settingsTabs

/** The key of the page's name, or of the name of its page in the navigation. The settings open with their first tab. */
export const pageNameKey = (area: Role, path: string) => {
  const shown = path.replace(/\/$/, '') === settings ? firstTab.to : path
  const inner = innerPages[area].find(({ to }) => isWithin(shown, to))
  return inner?.label ?? pageOf(area, path)?.labelKey ?? 'common.appName'
}

/** The pages of the navigation for a user with this status: open pages, and pages that contain an open page. */
export const pagesOpenTo = (area: Role, status: MerchantStatus): readonly DeskPage[] => {
  const open = openPagesOf(status)
  return open ? deskPages[area].filter(({ to }) => open.some((path) => pageOf(area, path)?.to === to)) : deskPages[area]
}
