import { times } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import type { Connection } from '../db/connect.ts'
import { failpoint } from '../failpoints/failpoints.ts'
import { lockOrders, changePayment } from '../orders/order-payments.store.ts'
import type { AttemptKey } from '../payments/orders/order-payments.store.ts'
import { answerRefundAttempt } from '../payments/orders/refund-calls.store.ts'
import { stateOf } from './add-refund.ts'
import { decideRefund } from './refunds.store.ts'

type Deps = { connection: Pick<Connection, 'transact'>; notify: (restaurantId: string) => void; now: () => Date }
type Answer = { state: 'succeeded'; reference: string } | { state: 'declined'; reason: DeclineReason }

/**
 * Settles a refund by the payment gateway's answer or webhook: the first one counts. A declined refund returns nothing, so that its amount
 * may be refunded again; counters are notified to hand it back in cash.
 */
export const createSettleRefund =
  ({ connection, notify, now }: Deps) =>
  async (attempt: AttemptKey, answer: Answer): Promise<void> => {
    const { restaurantId, orderId, attemptId } = attempt
    const isDecided = await connection.transact(async (tx) => {
      const at = now()
      const [order] = await lockOrders(tx, restaurantId, [orderId])
      if (!order || !(await answerRefundAttempt(tx, attempt, answer, at))) return false
      const refund = await decideRefund(tx, { restaurantId, id: attemptId }, { state: answer.state, at })
      if (!refund) throw new Error('a payment attempt has no refund')
      const change =
        answer.state === 'declined'
          ? { refunded: times(refund.amount, -1), declinedRefund: refund.amount }
          : { state: await stateOf(tx, order, order.refundedAmount) }
      await changePayment(tx, order, change, at)
      return true
    })
    failpoint('after_refund_settled_commit')
    if (isDecided) notify(restaurantId)
  }
