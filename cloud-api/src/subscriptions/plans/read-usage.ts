import type { PlanUsage } from '@sufra/shared/subscriptions/plan-limits'
import type { Db } from '../../db/connect.ts'
import { listMembers } from '../../memberships/memberships.store.ts'
import { listInvitations } from '../../staff/invitations.store.ts'
import { countTables } from '../../tables/tables.store.ts'
import { limitsOf, type PlanRow } from './plans.store.ts'

/** Counts a restaurant's tables and members, which its plan limits. */
export const readUsage = async (db: Db, restaurantId: string, plan: PlanRow): Promise<PlanUsage> => {
  const limits = limitsOf(plan)
  const members = (await listMembers(db, restaurantId)).length + (await listInvitations(db, restaurantId)).length
  return {
    tables: { used: await countTables(db, restaurantId), limit: limits.tables },
    members: { used: members, limit: limits.members },
  }
}
