// The calls to the payment gateway that return money, in the transactions of their refunds.
import type { Dirhams } from '@sufra/shared/money'
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import type { AttemptKey } from './order-payments.store.ts'
import { paymentAttempts } from '../calls/gateway-calls.table.ts'

type Answer = { state: 'succeeded'; reference: string } | { state: 'declined'; reason: DeclineReason }

const ofOrder = (restaurantId: string, orderId: string) =>
  and(eq(paymentAttempts.restaurantId, restaurantId), eq(paymentAttempts.orderId, orderId))

/** Inserts the call of a refund; its id is the refund's id. */
export const insertRefundAttempt = async (
  tx: Db,
  { restaurantId, orderId, attemptId }: AttemptKey,
  amount: Dirhams,
  at: Date,
): Promise<void> => {
  await tx
    .insert(paymentAttempts)
    .values({ restaurantId, orderId, id: attemptId, kind: 'refund', amount, state: 'requested', requestedAt: at, nextTryAt: at })
}

/** Returns whether it was undecided. */
export const answerRefundAttempt = async (
  tx: Db,
  { restaurantId, orderId, attemptId }: AttemptKey,
  answer: Answer,
  at: Date,
): Promise<boolean> => {
  const { state } = answer
  const answered = await tx
    .update(paymentAttempts)
    .set({
      state,
      gatewayReference: state === 'succeeded' ? answer.reference : null,
      error: state === 'declined' ? answer.reason : null,
      answeredAt: at,
      nextTryAt: null,
    })
    .where(and(ofOrder(restaurantId, orderId), eq(paymentAttempts.id, attemptId), inArray(paymentAttempts.state, ['requested', 'unknown'])))
    .returning({ id: paymentAttempts.id })
  return answered.length > 0
}

/** Returns the amounts that the payment gateway has captured for an order. */
export const readCaptures = async (db: Db, restaurantId: string, orderId: string): Promise<{ amount: Dirhams; at: Date }[]> => {
  const rows = await db
    .select({ amount: paymentAttempts.amount, answeredAt: paymentAttempts.answeredAt, requestedAt: paymentAttempts.requestedAt })
    .from(paymentAttempts)
    .where(and(ofOrder(restaurantId, orderId), eq(paymentAttempts.kind, 'capture'), eq(paymentAttempts.state, 'succeeded')))
  return rows.map(({ amount, answeredAt, requestedAt }) => ({ amount, at: answeredAt ?? requestedAt }))
}
