// Stores a refund with all of its changes, in a transaction that has locked its order. Refunds by the gateway and in cash both count in the
// order's refunded amount immediately, so that no other refund can return the same money.
import type { Dirhams } from '@sufra/shared/money'
import { stateAfterRefunds } from '@sufra/shared/payments/payment-state'
import { addCashMovement } from '../cash/cash-movements.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import type { OrderRow } from '../../ordering/orders/complete-orders.ts'
import { changePayment } from '../../ordering/orders/order-payments.store.ts'
import { beginCall } from '../payments/calls/calls.store.ts'
import { insertRefund, sumRequested, type RefundRow } from './refunds.store.ts'

type NewRefund = Pick<RefundRow, 'id' | 'kind' | 'amount' | 'lines' | 'reason' | 'note' | 'requestedBy'>
type CashRefund = NewRefund & { requestedBy: string }
type Order = Pick<OrderRow, 'restaurantId' | 'id' | 'paymentMethod' | 'paymentGateway' | 'paidAmount' | 'refundedAmount' | 'declinedRefund'>

/** Change of the declined amount when a refund replaces one that the gateway declined before. */
const standsIn = ({ declinedRefund }: Order, amount: Dirhams): number => -Math.min(declinedRefund, amount)

/** Returns the payment's state when this amount of the order is returned or about to be. A cash payment has no state. */
export const stateOf = async (tx: Db, { restaurantId, id, paymentMethod, paidAmount }: Order, refunded: number) => {
  if (paymentMethod === 'Cash') return undefined
  return stateAfterRefunds(paidAmount, refunded - (await sumRequested(tx, restaurantId, id)))
}

/** Stores a refund by the payment gateway, which is called after the commit. Returns whether the refund is new. */
export const addGatewayRefund = async (tx: Db, order: Order, refund: NewRefund, at: Date): Promise<boolean> => {
  const { restaurantId, id: orderId } = order
  const row = { ...refund, restaurantId, orderId, way: 'gateway', state: 'requested', requestedAt: at } as const
  if (!(await insertRefund(tx, row))) return false
  const { id, amount } = refund
  const { paymentGateway: gateway, paymentMethod: method } = order
  if (gateway === null) throw new Error('an order without a payment gateway is refunded by it')
  await beginCall(tx, { restaurantId, payerKind: 'order', payerId: orderId, id, kind: 'refund', gateway, method, amount }, at)
  await changePayment(tx, order, { refunded: refund.amount, declinedRefund: standsIn(order, refund.amount) }, at)
  return true
}

/** Stores a refund by cash from the drawer, which is returned immediately. */
export const addCashRefund = async (tx: Db, order: Order, refund: CashRefund, at: Date): Promise<void> => {
  const { restaurantId, id: orderId } = order
  const { amount, requestedBy: userId } = refund
  await insertRefund(tx, { ...refund, restaurantId, orderId, way: 'cash', state: 'succeeded', requestedAt: at, decidedAt: at })
  const state = await stateOf(tx, order, order.refundedAmount + amount)
  await changePayment(tx, order, { refunded: amount, declinedRefund: standsIn(order, amount), state }, at)
  await addCashMovement(tx, { restaurantId, kind: 'refund', amount, orderId, userId, at })
}
