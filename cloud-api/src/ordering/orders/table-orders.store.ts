import type { CounterOrder } from '@sufra/shared/orders/order'
import { and, asc, eq, lt, ne } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { completeOrders } from './complete-orders.ts'
import { orders } from './orders.table.ts'

/** An order that is paid later, with the phone that placed it. */
export type TableOrder = CounterOrder & { deviceId: string | null }

/** An order that is paid later and has an amount due. */
export const isUnpaidOrder = and(
  eq(orders.paymentMethod, 'Cash'),
  ne(orders.status, 'Cancelled'),
  eq(orders.closedAutomatically, false),
  eq(orders.isWrittenOff, false),
  lt(orders.paidAmount, orders.totalPrice),
)

/** Returns the orders of a sitting that are paid later and not fully paid, oldest first. */
export const readTableOrders = async (db: Db, restaurantId: string, sittingId: string): Promise<TableOrder[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.sittingId, sittingId), isUnpaidOrder))
    .orderBy(asc(orders.placedAt), asc(orders.orderNumber))
  const complete = await completeOrders(db, restaurantId, rows)
  return complete.map((order, index) => ({ ...order, deviceId: rows[index]?.deviceId ?? null }))
}
