import { dirhams } from '@sufra/shared/money'
import type { PlanLimits } from '@sufra/shared/subscriptions/plan-limits'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { plans, subscriptions } from '../subscriptions.table.ts'

export type PlanRow = typeof plans.$inferSelect

export const limitsOf = ({ maxTables, maxMembers }: Pick<PlanRow, 'maxTables' | 'maxMembers'>): PlanLimits => ({
  tables: maxTables,
  members: maxMembers,
})

/** By price, each with the number of its restaurants. */
export const listAllPlans = async (db: Db) => {
  const rows = await db
    .select({ plan: plans, subscriptions: count(subscriptions.restaurantId) })
    .from(plans)
    .leftJoin(subscriptions, eq(subscriptions.planId, plans.id))
    .groupBy(plans.id)
    .orderBy(asc(plans.price), asc(plans.id))
  return rows.map(({ plan, ...row }) => ({ ...plan, price: dirhams(plan.price), limits: limitsOf(plan), ...row }))
}

/** Undefined for an unknown one, as of all reads here. */
export const readPlan = async (db: Db, id: string): Promise<PlanRow | undefined> => {
  const [plan] = await db.select().from(plans).where(eq(plans.id, id))
  return plan
}

/** The plan that a restaurant is on. */
export const readPlanOf = async (db: Db, restaurantId: string): Promise<PlanRow | undefined> => {
  const [row] = await db
    .select({ plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.restaurantId, restaurantId))
  return row?.plan
}

/** The plan of new restaurants. */
export const readDefaultPlan = async (db: Db): Promise<PlanRow | undefined> => {
  const [plan] = await db.select().from(plans).where(eq(plans.isDefault, true))
  return plan
}

/** Until the transaction ends no one else changes plans: there is one default. */
export const lockPlans = async (tx: Db): Promise<void> => {
  await tx.execute(sql`lock table ${plans} in share row exclusive mode`)
}

/** Makes room for another default plan. */
export const clearDefaultPlan = async (tx: Db): Promise<void> => {
  await tx
    .update(plans)
    .set({ isDefault: false, version: sql`${plans.version} + 1` })
    .where(eq(plans.isDefault, true))
}

export const insertPlan = async (tx: Db, plan: typeof plans.$inferInsert): Promise<void> => {
  await tx.insert(plans).values(plan)
}

/** Changes a plan of a version. Returns false for another version. */
export const updatePlan = async (tx: Db, id: string, version: number, columns: Partial<PlanRow>): Promise<boolean> => {
  const updated = await tx
    .update(plans)
    .set({ ...columns, version: version + 1 })
    .where(and(eq(plans.id, id), eq(plans.version, version)))
    .returning({ id: plans.id })
  return updated.length > 0
}
