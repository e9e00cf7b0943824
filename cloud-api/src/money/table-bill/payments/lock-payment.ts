// A share of a bill, locked for its transaction with its orders.
import type { Db } from '../../../platform/db/connect.ts'
import { lockCounters } from '../../../platform/feed/counters.store.ts'
import type { OrderRow } from '../../../ordering/orders/complete-orders.ts'
import { lockOrders } from '../../../ordering/orders/order-payments.store.ts'
import { recordBillChange } from '../bill-changes.store.ts'
import { readParts, readPayment, type BillPayment, type BillPaymentPart, type PaymentId } from './bill-payments.store.ts'

export type Locked = { id: PaymentId; payment: BillPayment; parts: BillPaymentPart[]; orders: Map<string, OrderRow> }

/** Locks the orders of a payment and everything else of its restaurant that changes bills. */
export const lockPayment = async (tx: Db, id: PaymentId): Promise<Locked> => {
  await lockCounters(tx, id.restaurantId)
  const parts = await readParts(tx, id)
  const orders = await lockOrders(
    tx,
    id.restaurantId,
    parts.map(({ orderId }) => orderId),
  )
  const payment = await readPayment(tx, id)
  if (!payment) throw new Error('a call to the payment gateway has no payment')
  return { id, payment, parts, orders: new Map(orders.map((order) => [order.id, order])) }
}

export const recordChange = (tx: Db, { restaurantId, tableId, tableNumber }: BillPayment, at: Date) =>
  recordBillChange(tx, { restaurantId, table: { id: tableId, number: tableNumber }, reason: 'payment', at })
