import type { MerchantStatus } from '../accounts/account.ts'
import { hasPermission, isOpenTo, viewRole, type Permission, type SessionRole } from './permissions.ts'

/** Why a session may not do something; undefined when it may. */
export const permissionRefusal = ({ role, status }: { role: SessionRole; status: MerchantStatus }, permission: Permission) => {
  if (!hasPermission(role, permission)) return role === viewRole ? 'session.view_only' : 'session.forbidden'
  return isOpenTo(status, permission) ? undefined : 'session.not_accepted'
}
