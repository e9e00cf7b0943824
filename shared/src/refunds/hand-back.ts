// Cash that staff still have to hand back to a diner.
import { zero, type Dirhams } from '../money.ts'
import type { Order } from '../orders/order.ts'
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
