import { and, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { orders } from '../orders.table.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

type Wanted = { restaurantId: string; orderNumber: number; lastDigits: string; businessDay: string; after: Date }

/** Finds the order that matches all values. An order without a mobile number is never found. */
export const findByMobile = async (db: Db, { restaurantId, orderNumber, lastDigits, businessDay, after }: Wanted) => {
  const { id: orderId, tableId, tableNumber, status } = orders
  const [row] = await db
    .select({ orderId, orderNumber: orders.orderNumber, restaurantId: orders.restaurantId, tableId, tableNumber, status })
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        eq(orders.orderNumber, orderNumber),
        gt(orders.placedAt, after),
        eq(orders.businessDay, businessDay),
        ne(orders.mobileNumber, ''),
        sql`right(${orders.mobileNumber}, 4) = ${lastDigits}`,
        sql.raw(isVisibleSql('orders')),
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return row
}
