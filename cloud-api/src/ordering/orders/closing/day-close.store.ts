// Delivered and cancelled orders, each of which is in one day close, and delivered orders that are not paid.
import { dirhams, type Dirhams } from '@sufra/shared/money'
import type { CounterOrder } from '@sufra/shared/orders/order'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { completeOrders } from '../complete-orders.ts'
import { isUncountedOrder, orders } from '../orders.table.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

const maxUnpaid = 200
const isVisible = sql.raw(isVisibleSql('orders'))
const isUncounted = (restaurantId: string) => and(eq(orders.restaurantId, restaurantId), isUncountedOrder, isVisible)
const columns = {
  status: orders.status,
  method: orders.paymentMethod,
  totalPrice: orders.totalPrice,
  paid: orders.paidAmount,
  isWrittenOff: orders.isWrittenOff,
}

/** Returns closed orders that are in no day close yet. */
export const readUncountedOrders = (db: Db, restaurantId: string) => db.select(columns).from(orders).where(isUncounted(restaurantId))

/** Puts the uncounted orders into a day close. */
export const putOrdersIntoDayClose = (tx: Db, restaurantId: string, number: number) =>
  tx.update(orders).set({ dayClose: number }).where(isUncounted(restaurantId)).returning(columns)

/** Returns the numbers of orders by their ids. */
export const readOrderNumbers = async (db: Db, restaurantId: string, orderIds: readonly string[]) => {
  if (orderIds.length === 0) return new Map<string, number>()
  const rows = await db
    .select({ id: orders.id, orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.id, [...orderIds])))
  return new Map(rows.map(({ id, orderNumber }) => [id, orderNumber]))
}

const isUnpaid = (restaurantId: string, placedAfter: Date) =>
  and(
    eq(orders.restaurantId, restaurantId),
    gt(orders.placedAt, placedAfter),
    sql`${orders.paymentMethod} = 'Cash' and ${orders.status} = 'Delivered' and ${orders.paidAmount} < ${orders.totalPrice}
      and not ${orders.isWrittenOff} and ${orders.dayClose} is distinct from 0`,
  )

/** Counts the orders that `readUnpaidOrders` would return without its limit, and sums their amounts due. */
export const sumUnpaidOrders = async (db: Db, restaurantId: string, placedAfter: Date): Promise<{ count: number; amount: Dirhams }> => {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      amount: sql<number>`coalesce(sum(${orders.totalPrice} - ${orders.paidAmount}), 0)::int`,
    })
    .from(orders)
    .where(isUnpaid(restaurantId, placedAfter))
  return { count: row?.count ?? 0, amount: dirhams(row?.amount ?? 0) }
}

/**
 * Returns delivered orders, placed after a time, for which less than their total was received in cash and which were not written off; the
 * newest first, at most 200. Excludes orders from the time before day closes, when cash was not recorded.
 */
export const readUnpaidOrders = async (db: Db, restaurantId: string, placedAfter: Date): Promise<CounterOrder[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(isUnpaid(restaurantId, placedAfter))
    .orderBy(sql`${orders.placedAt} desc`)
    .limit(maxUnpaid)
  return completeOrders(db, restaurantId, rows)
}
