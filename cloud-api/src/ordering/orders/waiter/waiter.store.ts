// Calls of waiters are columns of the calling order. They are read and written by transactions that hold the restaurant's counters.
import { and, eq, isNotNull, max, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { orders } from '../orders.table.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

const isOwn = (restaurantId: string, orderId: string) => and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId))

const iso = (time: Date | null | undefined) => time?.toISOString()

/** Returns undefined for another restaurant's order, and for an order that counters do not see. */
export const readCalls = async (tx: Db, restaurantId: string, orderId: string) => {
  const { status, tableId, waiterCalls, waiterCalledAt, waiterAcknowledgedAt, waiterComingAt } = orders
  const [row] = await tx
    .select({ status, tableId, waiterCalls, waiterCalledAt, waiterAcknowledgedAt, waiterComingAt })
    .from(orders)
    .where(and(isOwn(restaurantId, orderId), sql.raw(isVisibleSql('orders'))))
  return (
    row && {
      ...row,
      waiterCalledAt: iso(row.waiterCalledAt),
      waiterAcknowledgedAt: iso(row.waiterAcknowledgedAt) ?? null,
      waiterComingAt: iso(row.waiterComingAt),
    }
  )
}

/** Returns the time of the last call by any order of the table. */
export const readTableCalledAt = async (tx: Db, restaurantId: string, tableId: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ calledAt: max(orders.waiterCalledAt) })
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.tableId, tableId), isNotNull(orders.waiterCalledAt)))
  return iso(row?.calledAt)
}

const change = async (tx: Db, restaurantId: string, orderId: string, set: object): Promise<number> => {
  const [row] = await tx
    .update(orders)
    .set({ ...set, version: sql`${orders.version} + 1` })
    .where(isOwn(restaurantId, orderId))
    .returning({ version: orders.version })
  if (!row) throw new Error('the order was read in this transaction')
  return row.version
}

/** Returns the order's new version. */
export const storeCall = (tx: Db, restaurantId: string, orderId: string, at: Date): Promise<number> =>
  change(tx, restaurantId, orderId, { waiterCalledAt: at, waiterAcknowledgedAt: null, waiterCalls: sql`${orders.waiterCalls} + 1` })

/** Returns the order's new version. */
export const storeAnswer = (tx: Db, restaurantId: string, orderId: string, at: Date): Promise<number> =>
  change(tx, restaurantId, orderId, { waiterComingAt: at })

/** Returns the order's new version. */
export const storeAcknowledgement = (tx: Db, restaurantId: string, orderId: string, at: Date): Promise<number> =>
  change(tx, restaurantId, orderId, { waiterAcknowledgedAt: at })
