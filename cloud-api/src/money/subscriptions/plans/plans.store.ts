import { dirhams } from '@sufra/shared/money'
import type { PlanLimits } from '@sufra/shared/subscriptions/plan-limits'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { plans, subscriptions } from '../subscriptions.table.ts'

export type PlanRow = typeof plans.$inferSelect

export const limitsOf = ({ maxTables, maxMembers }: Pick<PlanRow, 'maxTables' | 'maxMembers'>): PlanLimits => ({
  tables: maxTables,
  members: maxMembers,
})

/** Lists plans by price, each with the number of its restaurants. */
export const listAllPlans = async (db: Db) => {
  const rows = await db
    .select({ plan: plans, subscriptions: count(subscriptions.restaurantId) })
    .from(plans)
    .leftJoin(subscriptions, eq(subscriptions.planId, plans.id))
    .groupBy(plans.id)
    .orderBy(asc(plans.price), asc(plans.id))
  return rows.map(({ plan, ...row }) => ({ ...plan, price: dirhams(plan.price), limits: limitsOf(plan), ...row }))
}

/** Returns undefined for an unknown plan, like all reads here. */
export const readPlan = async (db: Db, id: string): Promise<PlanRow | undefined> => {
  const [plan] = await db.select().from(plans).where(eq(plans.id, id))
  return plan
}

/** Returns the plan of a restaurant. */
export const readPlanOf = async (db: Db, restaurantId: string): Promise<PlanRow | undefined> => {
  const [row] = await db
    .select({ plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.restaurantId, restaurantId))
  return row?.plan
}

/** Returns the plan for new restaurants. */
export const readDefaultPlan = async (db: Db): Promise<PlanRow | undefined> => {
  const [plan] = await db.select().from(plans).where(eq(plans.isDefault, true))
  return plan
}

/** Locks plans until the transaction ends, since there is only one default. */
export const lockPlans = async (tx: Db): Promise<void> => {
  await tx.execute(sql`lock table ${plans} in share row exclusive mode`)
}

/** Removes the default mark, so that another plan can have it. */
export const clearDefaultPlan = async (tx: Db): Promise<void> => {
  await tx
    .update(plans)
    .set({ isDefault: false, version: sql`${plans.version} + 1` })
    .where(eq(plans.isDefault, true))
}

export const insertPlan = async (tx: Db, plan: typeof plans.$inferInsert): Promise<void> => {
  await tx.insert(plans).values(plan)
}

/** Changes a plan with this version. Returns false for another version. */
export const updatePlan = async (tx: Db, id: string, version: number, columns: Partial<PlanRow>): Promise<boolean> => {
  const updated = await tx
    .update(plans)
    .set({ ...columns, version: version + 1 })
    .where(and(eq(plans.id, id), eq(plans.version, version)))
    .returning({ id: plans.id })
  return updated.length > 0
}
