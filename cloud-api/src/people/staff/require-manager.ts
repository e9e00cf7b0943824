import { mayManage } from '@sufra/shared/staff/staff-rules'
import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { roleOf, type MemberSession } from '../../platform/http/sessions/session.ts'
import type { Db } from '../../platform/db/connect.ts'
import { readMemberRole } from '../memberships/memberships.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { lockRestaurant } from '../restaurants/restaurants.store.ts'

/**
 * Locks the restaurant, so that its members change one after the other, and returns it with the caller's current role and a check of the
 * roles that the caller manages. Refuses `restaurant.not_found` and `staff.role`.
 */
export const requireManager = async (tx: Db, { restaurantId, userId, isOwnerByPin }: MemberSession) => {
  const restaurant = await lockRestaurant(tx, restaurantId)
  if (!restaurant) throw refused('restaurant.not_found')
  const memberRole = await readMemberRole(tx, restaurantId, userId)
  const own = memberRole && roleOf(memberRole, isOwnerByPin === true).role
  const requireRole = (...roles: MemberRole[]) => {
    if (!own || !roles.every((role) => mayManage(own, role))) throw refused('staff.role')
  }
  return { restaurant, requireRole }
}
