import { openStatuses } from '@sufra/shared/orders/order-status'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { orders } from './orders.table.ts'
import { isVisibleSql } from './visible-to-counter.sql.ts'

const countWhere = (condition: string) => sql<number>`count(*) filter (where ${sql.raw(condition)})::int`
const isVisible = isVisibleSql('orders')

/** Counts a restaurant's open orders: orders that counters see, and orders whose payment is in progress. */
export const countOpenOrders = async (db: Db, restaurantId: string): Promise<{ openOrders: number; awaitingPayment: number }> => {
  const [counts] = await db
    .select({ openOrders: countWhere(isVisible), awaitingPayment: countWhere(`not ${isVisible}`) })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.status, openStatuses)))
  return counts ?? { openOrders: 0, awaitingPayment: 0 }
}
