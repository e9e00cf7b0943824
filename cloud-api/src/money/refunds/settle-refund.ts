import { times } from '@sufra/shared/money'
import type { Db } from '../../platform/db/connect.ts'
import type { OrderRow } from '../../ordering/orders/complete-orders.ts'
import { changePayment } from '../../ordering/orders/order-payments.store.ts'
import { stateOf } from './add-refund.ts'
import { decideRefund } from './refunds.store.ts'

/**
 * Settles a refund of a locked order by the payment gateway's decision. A declined refund returns nothing, so that its amount may be
 * refunded again; counters are notified to hand it back in cash.
 */
export const settleRefund = async (
  tx: Db,
  order: OrderRow,
  { id, state }: { id: string; state: 'succeeded' | 'declined' },
  at: Date,
): Promise<void> => {
  const refund = await decideRefund(tx, { restaurantId: order.restaurantId, id }, { state, at })
  if (!refund) return // the gateway returned the money of an order that had failed
  const change =
    state === 'declined'
      ? { refunded: times(refund.amount, -1), declinedRefund: refund.amount }
      : { state: await stateOf(tx, order, order.refundedAmount) }
  await changePayment(tx, order, change, at)
}
