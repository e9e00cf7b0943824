// Changes that staff may still make to a closed order. Statuses have no moves for them, since a closed order needs no work.
import { zero } from '../../money.ts'
import { isUnattended, type AnyCancelReason } from '../cancel-reason.ts'
import type { OrderPayment } from '../order.ts'
import type { OrderStatus } from '../order-status.ts'

/** Whether staff may cancel a closed order. Only a delivered order counted as a sale; its payment is returned. */
export const mayCancelAfterwards = (status: OrderStatus): boolean => status === 'Delivered'

type Closed = {
  status: OrderStatus
  cancelReason: AnyCancelReason | null
  payment: Pick<OrderPayment, 'method' | 'refunded' | 'returnableShare'>
}

/**
 * The reason why a closed order cannot be reopened, as far as the order shows it; undefined when it can. A cancellation by the diner, or of
 * an order that was not accepted in time, is final. So is a cancellation whose payment is returned, which is always the case for a payment
 * through the gateway.
 */
export const reopenProblem = ({ status, cancelReason, payment }: Closed): 'order.cannot_reopen' | 'order.payment_returned' | undefined => {
  if (status === 'Delivered') return undefined
  if (status !== 'Cancelled' || isUnattended(cancelReason)) return 'order.cannot_reopen'
  const { method, refunded = zero, returnableShare = zero } = payment
  return method !== 'Cash' || refunded > 0 || returnableShare > 0 ? 'order.payment_returned' : undefined
}

/** The status of a reopened order: ready if it was ready, else in preparation, also when it was cancelled before it was accepted. */
export const reopenedStatus = (status: OrderStatus, readyAt: unknown): 'Preparing' | 'Out for Delivery' =>
  status === 'Delivered' || readyAt !== null ? 'Out for Delivery' : 'Preparing'
