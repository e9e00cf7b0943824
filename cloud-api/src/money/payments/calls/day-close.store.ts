// Captures and refunds of the gateway, each of which is in one day close.
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { gatewayCalls, isUncountedCall } from './gateway-calls.table.ts'

const { kind, amount, method } = gatewayCalls
const isOpenEntry = (restaurantId: string) => and(eq(gatewayCalls.restaurantId, restaurantId), isUncountedCall)

/** Returns the calls that are in no day close yet. */
export const readUncountedCalls = (db: Db, restaurantId: string) =>
  db.select({ kind, amount, method }).from(gatewayCalls).where(isOpenEntry(restaurantId))

/** Puts the uncounted calls into a day close. */
export const putCallsIntoDayClose = (tx: Db, restaurantId: string, number: number) =>
  tx.update(gatewayCalls).set({ dayClose: number }).where(isOpenEntry(restaurantId)).returning({ kind, amount, method })

/** Returns the amounts that the gateway captured and returned, over all time, in dirhams. */
export const sumsOfCalls = async (db: Db, restaurantId: string): Promise<{ captured: number; refunded: number }> => {
  const sumOf = (of: 'capture' | 'refund') => sql<string>`coalesce(sum(${amount}) filter (where ${kind} = ${of}), 0)`
  const [sums] = await db
    .select({ captured: sumOf('capture'), refunded: sumOf('refund') })
    .from(gatewayCalls)
    .where(and(eq(gatewayCalls.restaurantId, restaurantId), eq(gatewayCalls.state, 'succeeded'), ne(gatewayCalls.payerKind, 'invoice')))
  return { captured: Number(sums?.captured ?? 0), refunded: Number(sums?.refunded ?? 0) }
}
