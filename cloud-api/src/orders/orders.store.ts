import type { CounterOrder } from '@sufra/shared/orders/order'
import { isOpenOrder, openStatuses, type OrderStatus } from '@sufra/shared/orders/order-status'
import { add, times, type Dirhams } from '@sufra/shared/money'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Connection, Db } from '../db/connect.ts'
import { restaurantCounters, restaurants } from '../restaurants/restaurants.table.ts'
import { hearOrderSql, moveOrderSql } from './move-order.sql.ts'
import { orderLines, orders, payments, type Taken } from './orders.table.ts'
import { keptAnswerSql, placeOrderSql, placeTakingOrderSql } from './place-order.sql.ts'

type OrderRow = typeof orders.$inferSelect
type LineRow = typeof orderLines.$inferSelect
type PaymentRow = typeof payments.$inferSelect

const iso = (moment: Date | null) => moment?.toISOString() ?? null

const asOrder = (row: OrderRow, lines: LineRow[], payment: PaymentRow | undefined): CounterOrder => ({
  orderId: row.id,
  orderNumber: row.orderNumber,
  restaurantId: row.restaurantId,
  version: row.version,
  status: row.status,
  orderType: row.orderType,
  tableId: row.tableId,
  tableNumber: row.tableNumber,
  items: lines.map(({ itemId, name, quantity, pricePerItem, addOns, total }) => ({ itemId, name, quantity, pricePerItem, addOns, total })),
  totalPrice: row.totalPrice,
  currency: 'QAR',
  orderInstructions: row.orderInstructions,
  payment: {
    method: payment?.method ?? 'Cash',
    cashAmount: payment?.cashAmount ?? null,
    change: changeOf(row.totalPrice, payment?.cashAmount),
  },
  placedAt: row.placedAt.toISOString(),
  heardAt: iso(row.heardAt),
  silencedAt: iso(row.silencedAt),
  unreachableAt: iso(row.unreachableAt),
  acceptedAt: iso(row.acceptedAt),
  promisedAt: iso(row.promisedAt),
  closedAt: iso(row.closedAt),
  cancelReason: row.cancelReason,
  customerDetails: {
    customerName: row.customerName,
    mobileNumber: row.mobileNumber,
    vehicleModel: row.vehicleModel,
    vehicleNumber: row.vehicleNumber,
    vehicleColor: row.vehicleColor,
  },
})

/** What comes back of the cash that a diner brings (spec §5). */
export const changeOf = (total: Dirhams, cashAmount: Dirhams | null | undefined): Dirhams | null =>
  cashAmount === null || cashAmount === undefined ? null : add(cashAmount, times(total, -1))

/** Joins lines and payments to orders of one restaurant. */
const complete = async (db: Db, restaurantId: string, rows: OrderRow[]): Promise<CounterOrder[]> => {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.restaurantId, restaurantId), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.line))
  const paid = await db
    .select()
    .from(payments)
    .where(and(eq(payments.restaurantId, restaurantId), inArray(payments.orderId, ids)))
  const linesOf = Map.groupBy(lines, (line) => line.orderId)
  const paymentOf = new Map(paid.map((payment) => [payment.orderId, payment]))
  return rows.map((row) => asOrder(row, linesOf.get(row.id) ?? [], paymentOf.get(row.id)))
}

export const createOrdersStore = ({ db, query }: Pick<Connection, 'db' | 'query'>) => ({
  /** An order of any restaurant, for who holds its id. */
  readOrder: async (orderId: string): Promise<CounterOrder | undefined> => {
    const [row] = await db.select().from(orders).where(eq(orders.id, orderId))
    return row && (await complete(db, row.restaurantId, [row]))[0]
  },

  readOwnOrder: async (restaurantId: string, orderId: string): Promise<CounterOrder | undefined> => {
    const rows = await db
      .select()
      .from(orders)
      .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId)))
    return (await complete(db, restaurantId, rows))[0]
  },

  /** All open orders, or those of one status, oldest first; of a closed status the newest, newest first. At most `most`. */
  listOrders: async (restaurantId: string, status: OrderStatus | undefined, most: number): Promise<CounterOrder[]> => {
    const wanted = status ? eq(orders.status, status) : inArray(orders.status, [...openStatuses])
    const rows = await db
      .select()
      .from(orders)
      .where(and(eq(orders.restaurantId, restaurantId), wanted))
      .orderBy(status && !isOpenOrder(status) ? desc(orders.placedAt) : asc(orders.placedAt))
      .limit(most)
    return complete(db, restaurantId, rows)
  },

  readSeq: async (restaurantId: string): Promise<number> => {
    const [row] = await db
      .select({ seq: restaurantCounters.seq })
      .from(restaurantCounters)
      .where(eq(restaurantCounters.restaurantId, restaurantId))
    return row?.seq ?? 0
  },

  /** Undefined when nothing was placed: the menu's version is no longer the order's, or the table does not fit. */
  place: async (restaurantId: string, order: { taken: Taken | null }): Promise<{ seq: number; orderNumber: number } | undefined> => {
    const statement = order.taken ? placeTakingOrderSql : placeOrderSql
    const [row] = await query<{ seq: number; orderNumber: number }>(statement, [restaurantId, JSON.stringify(order)])
    return row
  },

  /** Whether no counter of the restaurant answers. */
  isUnreachable: async (restaurantId: string): Promise<boolean> => {
    const [row] = await db.select({ since: restaurants.unreachableSince }).from(restaurants).where(eq(restaurants.id, restaurantId))
    return row?.since instanceof Date
  },

  readKeptAnswer: async (restaurantId: string, key: string) => {
    const [row] = await query<{ fingerprint: string; orderId: string; orderNumber: number }>(keptAnswerSql, [restaurantId, key])
    return row
  },

  /** The feed's number of the move; undefined when the order is no longer in `from`. */
  move: async (
    restaurantId: string,
    orderId: string,
    move: { from: OrderStatus; to: OrderStatus; at: Date; minutes?: number; reason?: string; key?: string; fingerprint?: string },
  ) => {
    const said = [move.minutes ?? null, move.reason ?? null, move.key ?? null, move.fingerprint ?? null]
    const parameters = [restaurantId, orderId, move.from, move.to, move.at.toISOString(), ...said]
    const [row] = await query<{ seq: number }>(moveOrderSql, parameters)
    return row?.seq
  },

  hear: async (restaurantId: string, orderId: string, at: Date) => {
    const [row] = await query<{ seq: number }>(hearOrderSql, [restaurantId, orderId, at.toISOString()])
    return row?.seq
  },
})

export type OrdersStore = ReturnType<typeof createOrdersStore>
