// Captures and refunds of the gateway, each of which is in one day close.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { isUncountedAttempt, paymentAttempts } from './gateway-calls.table.ts'

const { kind, amount, orderId } = paymentAttempts
const isOpenEntry = (restaurantId: string) => and(eq(paymentAttempts.restaurantId, restaurantId), isUncountedAttempt)

/** Returns the attempts that are in no day close yet. */
export const readUncountedAttempts = (db: Db, restaurantId: string) =>
  db.select({ kind, amount, orderId }).from(paymentAttempts).where(isOpenEntry(restaurantId))

/** Puts the uncounted attempts into a day close. */
export const putAttemptsIntoDayClose = (tx: Db, restaurantId: string, number: number) =>
  tx.update(paymentAttempts).set({ dayClose: number }).where(isOpenEntry(restaurantId)).returning({ kind, amount, orderId })

/** Returns the amounts that the gateway captured and returned, over all time, in dirhams. */
export const sumsOfAttempts = async (db: Db, restaurantId: string): Promise<{ captured: number; refunded: number }> => {
  const sumOf = (of: 'capture' | 'refund') => sql<string>`coalesce(sum(${amount}) filter (where ${kind} = ${of}), 0)`
  const [sums] = await db
    .select({ captured: sumOf('capture'), refunded: sumOf('refund') })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.restaurantId, restaurantId), eq(paymentAttempts.state, 'succeeded')))
  return { captured: Number(sums?.captured ?? 0), refunded: Number(sums?.refunded ?? 0) }
}
