import { hasPermission, sessionRoleOf, type Permission } from '@sufra/shared/permissions/permissions'
import { useKnownSession } from './session.ts'

/** What the administrator who is signed in may do. The server decides; pages and links that it would refuse are not shown. */
export const useMay = () => {
  const role = useKnownSession()?.user?.administratorRole
  return (permission: Permission): boolean => role !== undefined && hasPermission(sessionRoleOf(role), permission)
}
