// Rules of spec §2: the pages that each user may open, and the redirects of all others.
import { homePaths } from '@sufra/shared/pages/page-paths'
import type { MerchantStatus, Role, User } from '@sufra/shared/accounts/account'

export const home = homePaths satisfies Record<Role, string>

/** The page with the state of the restaurant's account, and the reason of a deactivation. */
export const accountPage = '/merchant/settings/payments-subscriptions'

type Restricted = { open: readonly string[]; page: string }

/** The page on which every restaurant asks for help. */
export const helpPage = '/merchant/help-and-support'

/**
 * The pages of a merchant who is not accepted: the open paths, and the redirect of all others. A deactivated restaurant finishes its
 * orders.
 */
const restrictedPages: Record<Exclude<MerchantStatus, 'accepted'>, Restricted> = {
  pending: { open: ['/merchant/applicationreview', helpPage], page: '/merchant/applicationreview' },
  rejected: { open: ['/merchant/settings', helpPage], page: '/merchant/settings/profile' },
  deactivated: {
    open: [accountPage, '/merchant/orders', '/merchant/cash', helpPage],
    page: accountPage,
  },
}

const isWithin = (path: string, open: string) => path === open || path.startsWith(`${open}/`)

/**
 * The redirect for a user who opens a page of `area`; undefined when they may open it. Without a user it is the sign-in page of the area.
 * An administrator who views a restaurant may open only its pages.
 */
export const redirectOf = (user: Pick<User, 'role' | 'status' | 'viewsUntil'> | null, area: Role, path: string): string | undefined => {
  if (!user) return `/${area}/login`
  if (user.role !== area) return user.viewsUntil ? home[user.role] : '/unauthorized'
  if (area === 'admin' || user.status === 'accepted') return undefined
  const { open, page } = restrictedPages[user.status]
  return open.some((each) => isWithin(path, each)) ? undefined : page
}

/** The page to which a merchant with this status is redirected, which for an accepted one is the home page. */
export const ownPageOf = (status: MerchantStatus): string => (status === 'accepted' ? home.merchant : restrictedPages[status].page)

/** The open pages of a merchant with this status; undefined for an accepted one, who may open all. */
export const openPagesOf = (status: MerchantStatus): readonly string[] | undefined =>
  status === 'accepted' ? undefined : restrictedPages[status].open

/** The page to which signing in leads back. There is none after signing out, since the next person may be another one. */
export const originOf = (ended: 'expired' | 'signed_out' | undefined, page: string): string | undefined =>
  ended === 'signed_out' ? undefined : page

/** The page after signing in: the origin when it belongs to the user's area, else their home page. */
export const pageAfterSignIn = ({ role }: Pick<User, 'role'>, origin: string | undefined): string => {
  const isOwn = origin !== undefined && isWithin(origin.split(/[?#]/)[0] ?? '', `/${role}`) && !origin.startsWith(`/${role}/login`)
  return isOwn ? origin : home[role]
}
