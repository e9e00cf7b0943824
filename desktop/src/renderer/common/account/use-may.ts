import { hasPermission, sessionRoleOf, viewRole, type Permission } from '@sufra/shared/permissions/permissions'
import { useKnownSession } from './session.ts'

/** What the administrator who is signed in may do, on their own pages or on those of a restaurant that they view. The server decides; pages and links that it would refuse are not shown. */
export const useMay = () => {
  const user = useKnownSession()?.user
  const own = user?.administratorRole && sessionRoleOf(user.administratorRole)
  const role = user?.viewsUntil ? viewRole : own
  return (permission: Permission): boolean => role !== undefined && hasPermission(role, permission)
}
