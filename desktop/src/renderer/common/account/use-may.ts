import type { User } from '@sufra/shared/accounts/account'
import { hasPermission, sessionRoleOf, viewRole, type Permission, type SessionRole } from '@sufra/shared/permissions/permissions'
import { useKnownSession } from './session.ts'

/** A member's session without a role, which an earlier version stored, is shown everything that members have; the server still refuses. */
const shownRole = (user: User | null | undefined): SessionRole | undefined => {
  if (user?.viewsUntil) return viewRole
  if (user?.administratorRole) return sessionRoleOf(user.administratorRole)
  return user?.role === 'admin' ? undefined : (user?.memberRole ?? 'owner')
}

/**
 * What the user may do: a member of a restaurant, or an administrator on their own pages or on those of a restaurant that they view. The server
 * decides; pages and controls that it would refuse are not shown.
 */
export const useMay = () => {
  const role = shownRole(useKnownSession()?.user)
  return (permission: Permission): boolean => role !== undefined && hasPermission(role, permission)
}
