import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { restaurantCounters } from './counters.table.ts'

const { restaurantId: ofRestaurant, seq, menuVersion, stockVersion, receiptNumber } = restaurantCounters

/** Returns undefined for an unknown restaurant. */
export const readCounters = async (db: Db, restaurantId: string) => {
  const [counters] = await db.select({ seq, menuVersion, stockVersion }).from(restaurantCounters).where(eq(ofRestaurant, restaurantId))
  return counters
}

export const insertCounters = async (tx: Db, restaurantId: string): Promise<void> => {
  await tx.insert(restaurantCounters).values({ restaurantId })
}

/** Locks the counters until the transaction ends. Returns undefined for an unknown restaurant. */
export const incrementCounters = async (tx: Db, restaurantId: string, by: { seq: number; menuVersion: number }) => {
  const [counters] = await tx
    .update(restaurantCounters)
    .set({ seq: sql`${seq} + ${by.seq}`, menuVersion: sql`${menuVersion} + ${by.menuVersion}` })
    .where(eq(ofRestaurant, restaurantId))
    .returning({ seq, menuVersion })
  return counters
}

/** Locks the counters until the transaction ends: other changes of orders or the feed wait. */
export const lockCounters = async (tx: Db, restaurantId: string): Promise<void> => {
  await tx.select({ seq }).from(restaurantCounters).where(eq(ofRestaurant, restaurantId)).for('update')
}

/** Call it after portions were taken or returned, in a transaction that has locked the counters. */
export const incrementStockVersion = async (tx: Db, restaurantId: string): Promise<void> => {
  await tx
    .update(restaurantCounters)
    .set({ stockVersion: sql`${stockVersion} + 1` })
    .where(eq(ofRestaurant, restaurantId))
}

/** Returns the next receipt number. Locks the counters until the transaction ends. Returns undefined for an unknown restaurant. */
export const takeReceiptNumber = async (tx: Db, restaurantId: string): Promise<number | undefined> => {
  const [counters] = await tx
    .update(restaurantCounters)
    .set({ receiptNumber: sql`${receiptNumber} + 1` })
    .where(eq(ofRestaurant, restaurantId))
    .returning({ receiptNumber })
  return counters?.receiptNumber
}
