// Cash that staff still have to hand back to a diner.
import { zero, type Dirhams } from '../money.ts'
import type { Order } from '../orders/order.ts'
import type { FeedEnvelope } from '../realtime/events.ts'
import { amountLeft, amountRefundable } from './check-refund.ts'

/**
 * The cash to hand back. For a cancelled order with cash payment: all that is left, except shares of its table's bill that the gateway
 * returns. Otherwise the amount that the gateway has declined to return.
 */
export const amountToHandBack = (order: Pick<Order, 'status' | 'payment'>): Dirhams => {
  const { status, payment } = order
  if (payment.method === 'Cash' && status === 'Cancelled') return amountRefundable(order)
  const left = amountLeft(payment)
  const { declinedRefund = zero } = payment
  return declinedRefund < left ? declinedRefund : left
}

/** Whether an event may change the orders that staff have to hand cash back for. `known`: their ids so far. */
export const changesHandBacks = ({ event, data }: FeedEnvelope, known: readonly string[]): boolean => {
  if (event === 'order_status_updated') return data.status === 'Cancelled'
  if (event !== 'order_payment_changed') return false
  return known.includes(data.orderId) || (data.payment.declinedRefund ?? 0) > 0
}
