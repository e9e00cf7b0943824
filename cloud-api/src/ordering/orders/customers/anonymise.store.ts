// Deletes the details of guests from orders; the amounts stay.
import { openStatuses } from '@sufra/shared/orders/order-status'
import { and, asc, eq, inArray, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { orderLines, orders } from '../orders.table.ts'
import { ofGuest } from './customers.store.ts'

const isClosed = notInArray(orders.status, [...openStatuses])

/** Deleted columns of an order's guest, including columns that would link it to other orders of the same phone. */
const anonymous = {
  customerName: '',
  mobileNumber: '',
  vehicleModel: '',
  vehicleNumber: '',
  vehicleColor: '',
  orderInstructions: '',
  deviceId: null,
  network: null,
}

/** Deletes the notes of orders' lines. */
const deleteNotes = (db: Db, restaurantId: string, ofOrders: SQL | undefined) =>
  db
    .update(orderLines)
    .set({ note: '' })
    .where(and(eq(orderLines.restaurantId, restaurantId), ne(orderLines.note, ''), ofOrders))

export const createAnonymiseStore = (db: Db) => ({
  hasOpenOrder: async (restaurantId: string, mobileNumber: string): Promise<boolean> => {
    const [open] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(ofGuest(restaurantId, mobileNumber), inArray(orders.status, [...openStatuses])))
      .limit(1)
    return open !== undefined
  },

  /** Anonymises the closed orders of a guest. Returns their number. */
  anonymise: async (restaurantId: string, mobileNumber: string): Promise<number> => {
    const closed = and(ofGuest(restaurantId, mobileNumber), isClosed)
    await deleteNotes(db, restaurantId, inArray(orderLines.orderId, db.select({ id: orders.id }).from(orders).where(closed)))
    const changed = await db.update(orders).set(anonymous).where(closed).returning({ id: orders.id })
    return changed.length
  },

  /**
   * Anonymises closed orders that were placed from `from` on and before `to`, at most `limit` of them. Returns their number, and the time
   * at which the last of them was placed.
   */
  anonymiseBetween: async (
    restaurantId: string,
    from: Date | null,
    to: Date,
    limit: number,
  ): Promise<{ changed: number; last: Date | null }> => {
    const found = db
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.restaurantId, restaurantId),
          from ? sql`${orders.placedAt} >= ${from.toISOString()}::timestamptz` : undefined,
          sql`${orders.placedAt} < ${to.toISOString()}::timestamptz`,
          sql`mobile_number <> ''`,
          isClosed,
        ),
      )
      .orderBy(asc(orders.placedAt))
      .limit(limit)
    await deleteNotes(db, restaurantId, inArray(orderLines.orderId, found))
    const changed = await db
      .update(orders)
      .set(anonymous)
      .where(and(eq(orders.restaurantId, restaurantId), inArray(orders.id, found)))
      .returning({ placedAt: orders.placedAt })
    const last = changed.reduce((latest, { placedAt }) => Math.max(latest, placedAt.getTime()), 0)
    return { changed: changed.length, last: last > 0 ? new Date(last) : null }
  },
})
