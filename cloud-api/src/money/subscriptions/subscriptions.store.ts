import type { HistoryKind } from '@sufra/shared/subscriptions/subscription-state'
import { and, count, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/connect.ts'
import { plans, subscriptionHistory, subscriptions } from './subscriptions.table.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Returns undefined for a restaurant without a subscription. */
export const readSubscriptionRow = async (db: Db, restaurantId: string): Promise<SubscriptionRow | undefined> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.restaurantId, restaurantId))
  return row
}

/** Locks a subscription until the transaction ends, and returns it with its plan. The restaurant's counters are locked before it. */
export const lockSubscription = async (tx: Db, restaurantId: string) => {
  const [row] = await tx
    .select({ subscription: subscriptions, plan: plans })
    .from(subscriptions)
    .innerJoin(plans, eq(plans.id, subscriptions.planId))
    .where(eq(subscriptions.restaurantId, restaurantId))
    .for('update', { of: subscriptions })
  return row
}

/** Returns false when the restaurant has a subscription already. */
export const insertSubscription = async (tx: Db, row: typeof subscriptions.$inferInsert): Promise<boolean> => {
  const inserted = await tx.insert(subscriptions).values(row).onConflictDoNothing().returning({ id: subscriptions.restaurantId })
  return inserted.length > 0
}

export const updateSubscription = async (tx: Db, restaurantId: string, columns: Partial<SubscriptionRow>): Promise<void> => {
  await tx
    .update(subscriptions)
    .set({ ...columns, version: sql`${subscriptions.version} + 1` })
    .where(eq(subscriptions.restaurantId, restaurantId))
}

type Entry = { kind: HistoryKind; at: Date; adminId?: string; details?: (typeof subscriptionHistory.$inferSelect)['details'] }

/** Returns false when there is already an entry with its key. Without a key the entry is always new. */
export const insertHistory = async (tx: Db, restaurantId: string, { details = {}, ...entry }: Entry, key?: string): Promise<boolean> => {
  const id = uuidv7()
  const inserted = await tx
    .insert(subscriptionHistory)
    .values({ restaurantId, id, key: key ?? id, details, ...entry })
    .onConflictDoNothing()
    .returning({ key: subscriptionHistory.key })
  return inserted.length > 0
}

/** Lets each notice of an invoice that is open again be sent once more. The entries stay, with keys that no job reads. */
export const releaseNotices = async (tx: Db, restaurantId: string, number: number): Promise<void> => {
  const { key, id, restaurantId: ofRestaurant } = subscriptionHistory
  const keys = ['overdue', 'lapsed', 'paid'].map((kind) => `${kind}:${number}`)
  await tx
    .update(subscriptionHistory)
    .set({ key: sql`${key} || ':' || ${id}` })
    .where(and(eq(ofRestaurant, restaurantId), inArray(key, keys)))
}

/** Counts entries of a kind since a time. */
export const countHistorySince = async (db: Db, restaurantId: string, kind: HistoryKind, since: Date): Promise<number> => {
  const { restaurantId: ofRestaurant, kind: ofKind, at } = subscriptionHistory
  const [row] = await db
    .select({ entries: count() })
    .from(subscriptionHistory)
    .where(and(eq(ofRestaurant, restaurantId), eq(ofKind, kind), gt(at, since)))
  return row?.entries ?? 0
}

/** Returns the newest first. */
export const readHistory = (db: Db, restaurantId: string, limit: number) =>
  db
    .select()
    .from(subscriptionHistory)
    .where(eq(subscriptionHistory.restaurantId, restaurantId))
    .orderBy(desc(subscriptionHistory.id))
    .limit(limit)
