import type { User } from '@sufra/shared/accounts/account'
import { hasPermission, sessionRoleOf, viewRole, type Permission, type SessionRole } from '@sufra/shared/permissions/permissions'
import { useKnownSession } from './session.ts'

/**
 * The role whose permissions decide what is shown. A member's session without a role, stored by an earlier version, counts as an
 * owner's; the server still refuses.
 */
const shownRole = (user: User | null | undefined): SessionRole | undefined => {
  if (user?.viewsUntil) return viewRole
  if (user?.administratorRole) return sessionRoleOf(user.administratorRole)
  return user?.role === 'admin' ? undefined : (user?.memberRole ?? 'owner')
}

/**
 * Returns whether the user has a permission: a member of a restaurant, or an administrator on their own pages or on the pages of a viewed
 * restaurant. The server decides; pages and controls that it would refuse are hidden.
 */
export const useMay = () => {
  const role = shownRole(useKnownSession()?.user)
  return (permission: Permission): boolean => role !== undefined && hasPermission(role, permission)
}
