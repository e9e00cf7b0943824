import type { MerchantStatus } from '@sufra/shared/accounts/account'
import type { Route } from '@sufra/shared/contract/route'
import {
  isAdministrator,
  type AdministratorSessionRole,
  type MemberRole,
  type Permission,
  type RoleWith,
  type SessionRole,
  type viewRole,
} from '@sufra/shared/permissions/permissions'

type BaseSession = { sessionId: string; userId: string; status: MerchantStatus }

/** The session of a restaurant's member. An owner who took over a counter with a PIN has the role of a manager, and `isOwnerByPin`. */
export type MemberSession = BaseSession & { role: MemberRole; restaurantId: string; isOwnerByPin?: true }
/** Returns the role of a member's session: a PIN opens a session with at most the manager's role. */
export const roleOf = (role: MemberRole, isByPin: boolean): Pick<MemberSession, 'role' | 'isOwnerByPin'> =>
  role === 'owner' && isByPin ? { role: 'manager', isOwnerByPin: true } : { role }

/** The session of an administrator who views a restaurant. */
type ViewSession = BaseSession & { role: typeof viewRole; restaurantId: string; expiresAt: string }
export type AdministratorSession = BaseSession & { role: AdministratorSessionRole }

/**
 * The authenticated user of a request, read from the database each time, so that a changed role or status applies
 * immediately.
 */
export type Session = MemberSession | ViewSession | AdministratorSession

export const isAdministratorSession = (session: Session): session is AdministratorSession => isAdministrator(session.role)

type SessionOf<R extends SessionRole> = R extends MemberRole
  ? MemberSession
  : R extends typeof viewRole
    ? ViewSession
    : AdministratorSession

/** The session that a route's handler gets, with one of the roles that have the route's permission. */
export type SessionFor<P extends Route['permission']> = P extends Permission ? SessionOf<RoleWith<P>> : undefined
