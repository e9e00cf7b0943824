// Orders that wait for the decision about their payment, which counters do not see. The caller holds the lock of the restaurant's counters.
import type { CounterOrder } from '@sufra/shared/orders/order'
import { counterOrder } from '@sufra/shared/orders/order'
import { and, eq, sql } from 'drizzle-orm'
import { violatedConstraint, type Db } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'
import { incrementStockVersion, lockCounters } from '../../platform/feed/counters.store.ts'
import { completeOrders, type OrderRow } from './complete-orders.ts'
import { orders, type Taken } from './orders.table.ts'

type Key = Pick<OrderRow, 'restaurantId' | 'id'>

/** Whether neither an authorisation nor a decline of the order's payment is known. */
export const isAwaiting = ({ paymentState }: Pick<OrderRow, 'paymentState'>): boolean =>
  paymentState === 'authorising' || paymentState === 'unknown'

/** Locks the restaurant's orders until the transaction ends, and reads one of them, whether counters see it or not. */
export const lockAnyOrder = async (tx: Db, restaurantId: string, orderId: string): Promise<OrderRow | undefined> => {
  await lockCounters(tx, restaurantId)
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, orderId)))
  return row
}

const update = async (tx: Db, { restaurantId, id }: Key, set: Partial<typeof orders.$inferInsert>): Promise<OrderRow> => {
  const [row] = await tx
    .update(orders)
    .set(set)
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, id)))
    .returning()
  if (!row) throw new Error('a locked order has gone')
  return row
}

const notificationOf = ({ orderId, orderNumber }: CounterOrder, at: Date) => ({
  chatLink: `/merchant/orders?order=${orderId}`,
  notification: { kind: 'order_placed', orderId, orderNumber, isRead: false, createdAt: at.toISOString() } as const,
})

/** Shows an authorised order to counters, as if it were placed now. It keeps its slots. */
export const showOrder = async (tx: Db, order: OrderRow, reference: string, at: Date): Promise<void> => {
  const isHeld = order.heldAt !== null
  const row = await update(tx, order, {
    paymentState: 'authorised',
    gatewayReference: reference,
    placedAt: at,
    ...(isHeld && { heldAt: at }),
  })
  const [shown] = await completeOrders(tx, order.restaurantId, [row])
  if (!shown) throw new Error('an authorised order does not exist')
  const events = [
    { event: 'order_placed', data: counterOrder.encode(shown) } as const,
    { event: 'newNotification', data: notificationOf(shown, at) } as const,
  ]
  await appendToFeed(tx, order.restaurantId, events, at)
}

/** Adds portions of counted dishes and options, or takes them. Taking more than is left violates the check on `portions_left`. */
const addStock = async (tx: Db, restaurantId: string, { items, options }: Taken, sign: 1 | -1, at: Date): Promise<void> => {
  const add = (table: 'menu_items' | 'add_on_options', taken: Taken['items']) => sql`
    update ${sql.raw(table)} i set portions_left = i.portions_left + ${sign}::int * t.quantity
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t(id uuid, quantity int)
    where i.restaurant_id = ${restaurantId} and i.id = t.id and i.portions_left is not null`
  await appendToFeed(tx, restaurantId, [{ event: 'menu_changed' }], at)
  await tx.execute(add('menu_items', items))
  await tx.execute(add('add_on_options', options))
  await incrementStockVersion(tx, restaurantId)
}

/** Fails an order for good. `withdrawnKey` can place no order from then on. Returns whether its stock was returned. */
export const failOrder = async (tx: Db, order: OrderRow, withdrawnKey: string | undefined, at: Date): Promise<boolean> => {
  const { restaurantId, id, taken } = order
  await update(tx, order, { paymentState: 'failed', status: 'Cancelled', closedAt: at })
  if (withdrawnKey !== undefined)
    await tx.execute(sql`update idempotency i set order_id = null, order_number = null, fingerprint = ''
      where i.scope = ${restaurantId} and i.key = ${withdrawnKey} and i.order_id = ${id}`)
  if (taken) await addStock(tx, restaurantId, taken, 1, at)
  return taken !== null
}

/** Returns the stock of an order whose payment is not decided for a while, so that others can order it. Returns whether it had any. */
export const releaseStock = async (tx: Db, order: OrderRow, at: Date): Promise<boolean> => {
  const { restaurantId, taken } = order
  if (!isAwaiting(order) || !taken) return false
  await update(tx, order, { releasedStock: taken, taken: null })
  await addStock(tx, restaurantId, taken, 1, at)
  return true
}

/** Takes the released stock of an order again. Returns false, and changes nothing, when too little is left. */
export const takeReleasedStock = async (tx: Db, order: OrderRow, taken: Taken, at: Date): Promise<boolean> => {
  try {
    await tx.transaction(async (inner) => {
      await update(inner, order, { taken, releasedStock: null })
      await addStock(inner, order.restaurantId, taken, -1, at)
    })
    return true
  } catch (error) {
    if (!String(violatedConstraint(error)).endsWith('_portions_left')) throw error
    return false
  }
}
