// The guests of a restaurant, derived from its orders: orders with one phone number belong to one guest. There is no table of guests, so
// that placing an order changes nothing else, and deleting a guest is a change of orders.
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { matchesGuest, orderTimeOf } from '../history/history-conditions.sql.ts'
import { isBesideSql, readByWeeks } from '../history/read-by-weeks.store.ts'
import type { PageStart } from '../listing/page-cursors.ts'
import { orders } from '../orders.table.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

const pageSize = 50

/** Whether an order has this phone number, for the index on reversed numbers. */
const isOfPhone = (mobileNumber: string): SQL => sql`mobile_number <> '' and reverse(mobile_number) = reverse(${mobileNumber}::text)`

const isSameGuest = (other: string) =>
  `${other}.restaurant_id = orders.restaurant_id and reverse(${other}.mobile_number) = reverse(orders.mobile_number) and ${other}.mobile_number <> '' and ${isVisibleSql(other)}`

/**
 * Whether an order is its guest's last order. The subquery returns one row, so that no plan compares all orders with each other. It sorts
 * by an expression without an index, so that it reads the orders of the guest instead of the newest of the restaurant.
 */
const isLast = sql.raw(
  `orders.id = (select n.id from orders n where ${isSameGuest('n')} order by n.placed_at + interval '0' desc, n.id desc limit 1)`,
)
const figure = (expression: string) => sql.raw(`(select ${expression} from orders c where ${isSameGuest('c')})`)

const isVisible = sql.raw(isVisibleSql('orders'))
export const ofGuest = (restaurantId: string, mobileNumber: string) => and(eq(orders.restaurantId, restaurantId), isOfPhone(mobileNumber))

export const createCustomersStore = (db: Db) => ({
  /** Returns guests by their last orders, the newest first, and whether more follow. */
  readPage: async (restaurantId: string, search: string | undefined, start?: PageStart) => {
    const by = start?.isNewer ? asc : desc
    const isOfRestaurant = and(eq(orders.restaurantId, restaurantId), isVisible, sql`mobile_number <> ''`)
    const found = await readByWeeks(db, { restaurantId, search, start }, pageSize + 1, (limit, part) =>
      db
        .select({ orderId: orders.id, placedAt: orders.placedAt })
        .from(orders)
        .where(and(isOfRestaurant, matchesGuest(restaurantId, search, part), start && isBesideSql(start, part), isLast))
        .orderBy(by(orderTimeOf(search)), by(orders.id))
        .limit(limit),
    )
    const ids = found.slice(0, pageSize).map(({ orderId }) => orderId)
    const rows =
      ids.length === 0
        ? []
        : await db
            .select({
              orderId: orders.id,
              placedAt: orders.placedAt,
              customerName: orders.customerName,
              mobileNumber: orders.mobileNumber,
              orders: sql<number>`${figure('count(*)::int')}`,
              spent: sql<number>`${figure(`coalesce(sum(c.total_price) filter (where c.status = 'Delivered'), 0)::float`)}`,
            })
            .from(orders)
            .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.id, ids)))
            .orderBy(desc(orders.placedAt), desc(orders.id))
    return { rows, isMore: found.length > pageSize }
  },

  /** Returns the ids of a guest's orders, the newest first. */
  readOrderIds: async (restaurantId: string, mobileNumber: string): Promise<string[]> => {
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(ofGuest(restaurantId, mobileNumber), isVisible))
      .orderBy(desc(orders.placedAt), desc(orders.id))
    return rows.map(({ id }) => id)
  },

  /**
   * Whether the guest has an order. The order is not anonymised before the transaction ends. The call waits for an order that is being
   * anonymised, which then does not count.
   */
  lockOrder: async (restaurantId: string, mobileNumber: string): Promise<boolean> => {
    const [found] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(ofGuest(restaurantId, mobileNumber), isVisible))
      .limit(1)
      .for('share')
    return found !== undefined
  },
})
