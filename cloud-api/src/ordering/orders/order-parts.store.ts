import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { orderLines, payments } from './orders.table.ts'

export type LineRow = typeof orderLines.$inferSelect
export type PaymentRow = typeof payments.$inferSelect

/** Returns the lines of orders of one restaurant, sorted by their position in the order. */
export const readLines = (db: Db, restaurantId: string, orderIds: readonly string[]): Promise<LineRow[]> =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.restaurantId, restaurantId), inArray(orderLines.orderId, [...orderIds])))
    .orderBy(asc(orderLines.line))

export const readPayments = (db: Db, restaurantId: string, orderIds: readonly string[]): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.restaurantId, restaurantId), inArray(payments.orderId, [...orderIds])))
