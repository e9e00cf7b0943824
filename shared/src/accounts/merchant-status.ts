// Permitted actions of a restaurant in each status of its application, and of a session.
import type { RefusalCode } from '../refusals/refusals.ts'
import type { MerchantStatus } from './account.ts'
import { hasPermission, permissions, viewRole, type Permission, type SessionRole } from '../permissions/permissions.ts'

/** Whether the application was accepted at some time. Then new documents alone are reviewed, and diners may see the menu. */
export const wasAccepted = (status: MerchantStatus): boolean => status === 'accepted' || status === 'deactivated'

/**
 * The reason why a restaurant may not change its profile or submit documents: it is being reviewed or deactivated. Undefined when it may.
 */
export const changeProblem = (status: MerchantStatus): RefusalCode | undefined => {
  if (status === 'pending') return 'account.under_review'
  return status === 'deactivated' ? 'session.not_accepted' : undefined
}

/** Whether the registration numbers may be changed. Documents prove them, and these are reviewed again only after a rejection. */
export const mayChangeNumbers = (status: MerchantStatus): boolean => status === 'rejected'

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
