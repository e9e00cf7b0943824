import type { CounterOrder } from '@sufra/shared/orders/order'
import type { LimitProblem } from '@sufra/shared/orders/order-limits'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'
import { diningTables } from '../tables/dining-tables.table.ts'
import { completeOrders } from './complete-orders.ts'
import { acknowledgeOrderSql, moveOrderSql } from './moving/move-order.sql.ts'
import type { LimitColumns } from './placing/order-limits.ts'
import type { orderRows } from './order-rows.ts'
import { limitProblemSql } from './placing/order-limits.sql.ts'
import { orders } from './orders.table.ts'
import { isVisibleSql } from './visible-to-counter.sql.ts'
import { storedResponseSql, placeOrderSql, placeTakingOrderSql, withdrawKeySql } from './placing/place-order.sql.ts'

type StoredMove = {
  from: OrderStatus
  to: OrderStatus
  at: Date
  minutes?: number
  reason?: string
  key?: string
  fingerprint?: string
  /** Whether the platform closes an order that was left open. */
  isAutomatic?: boolean
}

/** JSON parameter of the placing statement. */
export type NewOrder = ReturnType<typeof orderRows> & LimitColumns & { key: string; fingerprint: string }

const isVisible = sql.raw(isVisibleSql('orders'))

export const createOrdersStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => ({
  /** An order of any restaurant, for a caller that knows its id. */
  readOrder: async (orderId: string): Promise<CounterOrder | undefined> => {
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    return row && (await completeOrders(db, row.restaurantId, [row]))[0]
  },

  /** Undefined for another restaurant's order and for one that counters do not see yet. */
  readOwnOrder: async (restaurantId: string, orderId: string): Promise<CounterOrder | undefined> => {
    const rows = await db
      .select()
      .from(orders)
      .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId), isVisible))
    return (await completeOrders(db, restaurantId, rows))[0]
  },

  /** Returns undefined when nothing was placed: the menu has another version, the table does not match, or a limit is reached. */
  place: async (restaurantId: string, order: NewOrder): Promise<{ seq: number; orderNumber: number } | undefined> => {
    const statement = order.taken ? placeTakingOrderSql : placeOrderSql
    const [row] = await query<{ seq: number; orderNumber: number }>(statement, [restaurantId, JSON.stringify(order)])
    return row
  },

  /** Whether no counter of the restaurant responds. */
  isUnreachable: async (restaurantId: string): Promise<boolean> => {
    const [row] = await db.select({ since: restaurants.unreachableSince }).from(restaurants).where(eq(restaurants.id, restaurantId))
    return row?.since instanceof Date
  },

  /** Why an order for this table was refused. */
  tableProblem: async (
    restaurantId: string,
    tableId: string,
    epoch: number | undefined,
  ): Promise<'table.link_invalid' | 'table.renumbered'> => {
    const [table] = await db
      .select({ deletedAt: diningTables.deletedAt, epoch: diningTables.epoch })
      .from(diningTables)
      .where(and(eq(diningTables.restaurantId, restaurantId), eq(diningTables.id, tableId)))
    return !table || table.deletedAt || table.epoch !== epoch ? 'table.link_invalid' : 'table.renumbered'
  },

  /** The waiting orders of the same table or phone, including the order itself. Undefined for another restaurant's order. */
  readWaitingLike: async (restaurantId: string, orderId: string, of: 'table' | 'phone'): Promise<string[] | undefined> => {
    const own = and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId), isVisible)
    const [order] = await db.select({ tableId: orders.tableId, deviceId: orders.deviceId }).from(orders).where(own)
    if (!order) return undefined
    const [column, value] = of === 'table' ? [orders.tableId, order.tableId] : [orders.deviceId, order.deviceId]
    const isAlike = value === null ? own : and(eq(orders.restaurantId, restaurantId), eq(column, value))
    const rows = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isAlike, eq(orders.status, 'Received'), isVisible))
    return rows.map(({ id }) => id)
  },

  /** The limit that prevents this order from being placed, if any. */
  limitProblem: async (restaurantId: string, order: NewOrder): Promise<LimitProblem | undefined> => {
    const [row] = await query<{ problem: LimitProblem | null }>(limitProblemSql, [restaurantId, JSON.stringify(order)])
    return row?.problem ?? undefined
  },

  readStoredResponse: async (restaurantId: string, key: string) => {
    const [row] = await query<{ fingerprint: string; orderId: string | null; orderNumber: number | null }>(storedResponseSql, [
      restaurantId,
      key,
    ])
    return row
  },

  withdrawKey: async (restaurantId: string, key: string, at: Date): Promise<void> => {
    await query(withdrawKeySql, [restaurantId, key, at.toISOString()])
  },

  /** Returns the feed's sequence number of the move; undefined when the order no longer has the status `from`. */
  move: async (restaurantId: string, orderId: string, move: StoredMove) => {
    const { from, to, at, minutes = null, reason = null, key = null, fingerprint = null, isAutomatic = false } = move
    const parameters = [restaurantId, orderId, from, to, at.toISOString(), minutes, reason, key, fingerprint, isAutomatic ? 1 : 0]
    const [row] = await query<{ seq: number }>(moveOrderSql, parameters)
    return row?.seq
  },

  acknowledge: async (restaurantId: string, orderId: string, at: Date) => {
    const [row] = await query<{ seq: number }>(acknowledgeOrderSql, [restaurantId, orderId, at.toISOString()])
    return row?.seq
  },
})

export type OrdersStore = ReturnType<typeof createOrdersStore>
