// Amounts that an order received or returned, changed in the transaction of the receipt or return.
import type { Dirhams } from '@sufra/shared/money'
import { orderPayment, type CounterOrder } from '@sufra/shared/orders/order'
import type { PaymentState } from '@sufra/shared/payments/payment-state'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { appendToFeed } from '../../platform/feed/append-to-feed.ts'
import { lockCounters } from '../../platform/feed/counters.store.ts'
import { completeOrders, type OrderRow } from './complete-orders.ts'
import { orders } from './orders.table.ts'
import { isHandBackDue } from './payment-due.sql.ts'
import { isVisibleSql } from './visible-to-counter.sql.ts'

const isVisible = sql.raw(isVisibleSql('orders'))

/**
 * Locks the orders of a restaurant against every other change until the transaction ends. Returns the given orders that counters see. Call
 * it before anything else is locked.
 */
export const lockOrders = async (tx: Db, restaurantId: string, orderIds: readonly string[]): Promise<OrderRow[]> => {
  await lockCounters(tx, restaurantId)
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), sql`${orders.id} in ${[...orderIds]}`, isVisible))
    .orderBy(orders.placedAt, orders.id)
}

type PaymentChange = {
  paid?: Dirhams | 0
  /** The part of `paid` that is beyond the total. */
  excess?: Dirhams | 0
  refunded?: Dirhams | 0
  declinedRefund?: number
  returnableShare?: number
  /** Whether the amount due will never be paid. */
  isWrittenOff?: true
  state?: PaymentState
}

/**
 * Adds to the amounts that a locked order has received and returned, and that the gateway declined to return, and appends the event for
 * counters and the diner. The caller has checked the amounts; the database refuses to receive more than the total and its excess, and to
 * return more than was received. Notify the feed after the commit.
 */
export const changePayment = async (
  tx: Db,
  { restaurantId, id }: Pick<OrderRow, 'restaurantId' | 'id'>,
  { paid = 0, excess = 0, refunded = 0, declinedRefund = 0, returnableShare = 0, isWrittenOff, state }: PaymentChange,
  at: Date,
): Promise<void> => {
  const [row] = await tx
    .update(orders)
    .set({
      paidAmount: sql`${orders.paidAmount} + ${paid}`,
      excessAmount: sql`${orders.excessAmount} + ${excess}`,
      refundedAmount: sql`${orders.refundedAmount} + ${refunded}`,
      declinedRefund: sql`${orders.declinedRefund} + ${declinedRefund}`,
      returnableShare: sql`${orders.returnableShare} + ${returnableShare}`,
      version: sql`${orders.version} + 1`,
      ...(isWrittenOff && { isWrittenOff }),
      ...(state && { paymentState: state }),
    })
    .where(and(eq(orders.restaurantId, restaurantId), eq(orders.id, id)))
    .returning()
  const [order] = row ? await completeOrders(tx, restaurantId, [row]) : []
  if (!order) throw new Error('the payment of an unknown order changed')
  const data = { orderId: id, version: order.version, payment: orderPayment.encode(order.payment) }
  await appendToFeed(tx, restaurantId, [{ event: 'order_payment_changed', data }], at)
}

const maxHandBacks = 50

/** Returns orders for which staff still have to hand cash back, oldest first. */
export const listHandBacks = async (db: Db, restaurantId: string): Promise<CounterOrder[]> => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.restaurantId, restaurantId), sql.raw(`(${isHandBackDue})`)))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(maxHandBacks)
  return completeOrders(db, restaurantId, rows)
}
