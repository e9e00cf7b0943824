// Spec §2: who may open which page, and where everybody else is sent.
import type { MerchantStatus, Role, User } from '@sufra/shared/accounts/account'

export const home = { merchant: '/merchant/orders', admin: '/admin' } as const satisfies Record<Role, string>

/** The pages of a merchant who is not accepted: what is open, and where anything else leads. */
const confinement = {
  pending: { open: '/merchant/applicationreview', page: '/merchant/applicationreview' },
  rejected: { open: '/merchant/settings', page: '/merchant/settings/profile' },
  deactivated: { open: '/merchant/settings/payments-subscriptions', page: '/merchant/settings/payments-subscriptions' },
} as const satisfies Record<Exclude<MerchantStatus, 'accepted'>, { open: string; page: string }>

const isWithin = (path: string, open: string) => path === open || path.startsWith(`${open}/`)

/** Where a user who asks for a page of `area` is sent instead; undefined when they may have it. Nobody is signed in: the area's sign-in. */
export const redirectOf = (user: Pick<User, 'role' | 'status'> | null, area: Role, path: string): string | undefined => {
  if (!user) return `/${area}/login`
  if (user.role !== area) return '/unauthorized'
  if (area === 'admin' || user.status === 'accepted') return undefined
  const { open, page } = confinement[user.status]
  return isWithin(path, open) ? undefined : page
}

/** Where a user goes after signing in: the page they came for, when it is one of their area, else their home. */
export const afterSignIn = ({ role }: Pick<User, 'role'>, origin: string | undefined): string => {
  const isOwn = origin !== undefined && isWithin(origin.split(/[?#]/)[0] ?? '', `/${role}`) && !origin.startsWith(`/${role}/login`)
  return isOwn ? origin : home[role]
}
