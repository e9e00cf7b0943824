// Captures and refunds of shares of bills, each of which is in one day close.
import type { PaymentMethod } from '@sufra/shared/payments/payment-state'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { billPaymentAttempts, billPayments, isUncountedShare } from '../table-bill.table.ts'

const { kind, amount, paymentId } = billPaymentAttempts
const columns = { kind, amount, paymentId }
type Row = { kind: 'authorise' | 'capture' | 'void' | 'refund'; amount: typeof amount._.data; paymentId: string }
const isOpenEntry = (restaurantId: string) => and(eq(billPaymentAttempts.restaurantId, restaurantId), isUncountedShare)

const withMethods = async (db: Db, restaurantId: string, rows: Row[]) => {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.paymentId))]
  const found = await db
    .select({ id: billPayments.id, method: billPayments.method })
    .from(billPayments)
    .where(and(eq(billPayments.restaurantId, restaurantId), inArray(billPayments.id, ids)))
  const methods = new Map<string, PaymentMethod>(found.map(({ id, method }) => [id, method]))
  return rows.map((row) => ({ kind: row.kind, amount: row.amount, method: methods.get(row.paymentId) ?? 'Card' }))
}

/** Returns the shares that are in no day close yet. */
export const readUncountedShares = async (db: Db, restaurantId: string) =>
  withMethods(db, restaurantId, await db.select(columns).from(billPaymentAttempts).where(isOpenEntry(restaurantId)))

/** Puts the uncounted shares into a day close. */
export const putSharesIntoDayClose = async (tx: Db, restaurantId: string, number: number) =>
  withMethods(
    tx,
    restaurantId,
    await tx.update(billPaymentAttempts).set({ dayClose: number }).where(isOpenEntry(restaurantId)).returning(columns),
  )

/** Returns the amounts that the gateway captured and returned, over all time, in dirhams. */
export const sumsOfShares = async (db: Db, restaurantId: string): Promise<{ captured: number; refunded: number }> => {
  const sumOf = (of: 'capture' | 'refund') => sql<string>`coalesce(sum(${amount}) filter (where ${kind} = ${of}), 0)`
  const [sums] = await db
    .select({ captured: sumOf('capture'), refunded: sumOf('refund') })
    .from(billPaymentAttempts)
    .where(and(eq(billPaymentAttempts.restaurantId, restaurantId), eq(billPaymentAttempts.state, 'succeeded')))
  return { captured: Number(sums?.captured ?? 0), refunded: Number(sums?.refunded ?? 0) }
}
