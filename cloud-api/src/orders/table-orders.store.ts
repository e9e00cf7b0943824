import type { CounterOrder } from '@sufra/shared/orders/order'
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { completeOrders } from './complete-orders.ts'
import { orders } from './orders.table.ts'

/** An order that is paid later, with the phone that placed it. */
export type TableOrder = CounterOrder & { deviceId: string | null }

const isUnpaid = (restaurantId: string, since: Date) =>
  and(
    eq(orders.restaurantId, restaurantId),
    gt(orders.placedAt, since),
    eq(orders.paymentMethod, 'Cash'),
    ne(orders.status, 'Cancelled'),
    eq(orders.closedAutomatically, false),
    lt(orders.paidAmount, orders.totalPrice),
  )

/** The orders of a table that are paid later and not fully paid, placed after `since`, oldest first. */
export const readTableOrders = async (
  db: Db,
  { restaurantId, tableId, since }: { restaurantId: string; tableId: string; since: Date },
): Promise<TableOrder[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(isUnpaid(restaurantId, since), eq(orders.tableId, tableId)))
    .orderBy(asc(orders.placedAt), asc(orders.orderNumber))
  const complete = await completeOrders(db, restaurantId, rows)
  return complete.map((order, index) => ({ ...order, deviceId: rows[index]?.deviceId ?? null }))
}
