import type { MerchantStatus } from '../accounts/account.ts'
import { wasAccepted } from '../accounts/merchant-status.ts'
import { hasPermission, permissions, viewRole, type Permission, type SessionRole } from './permissions.ts'

/** The reason why a session lacks a permission; undefined when it has it. */
export const permissionRefusal = ({ role, status }: { role: SessionRole; status: MerchantStatus }, permission: Permission) => {
  if (!hasPermission(role, permission)) return role === viewRole ? 'session.view_only' : 'session.forbidden'
  return isOpenTo(status, permission) ? undefined : 'session.not_accepted'
}

/** Whether a restaurant with this status may use a permission that its members have. */
export const isOpenTo = (status: MerchantStatus, permission: Permission): boolean => {
  const needed = permissions[permission].status
  if (needed === 'any status') return true
  return needed === 'accepted' ? status === 'accepted' : wasAccepted(status)
}
