import type { CounterOrder } from '@sufra/shared/orders/order'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { and, eq, sql } from 'drizzle-orm'
import type { Connection } from '../../platform/db/connect.ts'
import { completeOrders } from './complete-orders.ts'
import type { GuestMessage } from './moving/guest-messages.ts'
import { acknowledgeOrderSql, moveOrderSql } from './moving/move-order.sql.ts'
import { orders } from './orders.table.ts'
import { isVisibleSql } from './visible-to-counter.sql.ts'
import { storedResponseSql, withdrawKeySql } from './placing/place-order.sql.ts'

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
  /** The user who moves the order; absent when the platform does. */
  userId?: string
  /** Messages to the guest, enqueued if and only if the order is moved. */
  messages?: readonly GuestMessage[]
}

const isVisible = sql.raw(isVisibleSql('orders'))

export const createOrdersStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => ({
  /** An order of any restaurant, for a caller that knows its id. */
  readOrder: async (orderId: string): Promise<CounterOrder | undefined> => {
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    return row && (await completeOrders(db, row.restaurantId, [row]))[0]
  },

  /** Returns undefined for another restaurant's order, and for an order that counters do not see yet. */
  readOwnOrder: async (restaurantId: string, orderId: string): Promise<CounterOrder | undefined> => {
    const rows = await db
      .select()
      .from(orders)
      .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId), isVisible))
    return (await completeOrders(db, restaurantId, rows))[0]
  },

  /** Returns the waiting orders of the same table or phone, including the order itself, or undefined for another restaurant's order. */
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
    const {
      from,
      to,
      at,
      minutes = null,
      reason = null,
      key = null,
      fingerprint = null,
      isAutomatic = false,
      userId = null,
      messages = [],
    } = move
    const request = [minutes, reason, key, fingerprint, isAutomatic ? 1 : 0, userId]
    const parameters = [restaurantId, orderId, from, to, at.toISOString(), ...request, JSON.stringify(messages)]
    const [row] = await query<{ seq: number }>(moveOrderSql, parameters)
    return row?.seq
  },

  acknowledge: async (restaurantId: string, orderId: string, at: Date) => {
    const [row] = await query<{ seq: number }>(acknowledgeOrderSql, [restaurantId, orderId, at.toISOString()])
    return row?.seq
  },
})

export type OrdersStore = ReturnType<typeof createOrdersStore>
