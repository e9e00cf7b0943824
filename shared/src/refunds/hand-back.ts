// Cash that staff still have to hand back to a diner.
import { zero, type Dirhams } from '../money.ts'
import type { Order } from '../orders/order.ts'
import type { FeedEnvelope } from '../realtime/events.ts'
import { amountLeft } from './check-refund.ts'

/** Of a cancelled order that was paid in cash all that is left; else what the gateway has declined to return. */
export const amountToHandBack = ({ status, payment }: Pick<Order, 'status' | 'payment'>): Dirhams => {
  const left = amountLeft(payment)
  if (payment.method === 'Cash') return status === 'Cancelled' ? left : zero
  const { declinedRefund = zero } = payment
  return declinedRefund < left ? declinedRefund : left
}

/** Whether an event may change which orders staff have to hand cash back for. `known`: the ids of those so far. */
export const changesHandBacks = ({ event, data }: FeedEnvelope, known: readonly string[]): boolean => {
  if (event === 'order_status_updated') return data.status === 'Cancelled'
  if (event !== 'order_payment_changed') return false
  return known.includes(data.orderId) || (data.payment.declinedRefund ?? 0) > 0
}
