import type { FastifyBaseLogger } from 'fastify'
import { failpoint } from '../../failpoints/failpoints.ts'
import { Refusal, refused } from '../../refusals/refused.ts'
import type { Refunds } from '../../refunds/register-refunds.ts'
import type { AttemptsStore } from '../orders/order-payments.store.ts'
import { isMatching } from '../calls/is-matching.ts'
import type { SettleAuthorisation } from '../orders/settle-order.ts'
import type { GatewayEvent } from '../gateway/payment-gateway.ts'
import type { FailedWebhooksStore } from './failed-webhooks.store.ts'

/** Payments through the gateway: orders, shares of tables' bills, or invoices of subscriptions. */
export type PaidByGateway = {
  store: Pick<AttemptsStore, 'readAttempt' | 'settle'>
  settle: Pick<SettleAuthorisation, 'authorised' | 'declined'>
  refunds: Pick<Refunds, 'settleRefund'>
}

type Deps = {
  /** Kinds of payments, one of which knows the attempt. */
  targets: PaidByGateway[]
  failed: Pick<FailedWebhooksStore, 'record' | 'settle'>
  notify: (restaurantId: string) => void
  log: Pick<FastifyBaseLogger, 'error'>
  now: () => Date
}
type Found = PaidByGateway & { attempt: NonNullable<Awaited<ReturnType<AttemptsStore['readAttempt']>>> }

/** Whether an error means that a genuine webhook does not match our payment. */
export const isMismatch = (error: unknown): boolean => error instanceof Refusal && error.code === 'payment.webhook_mismatch'

/**
 * Settles the attempt of a genuine webhook, like an answer to its call; a second time changes nothing. A failed webhook is stored, without
 * the card, to be processed again. Refuses `payment.webhook_mismatch` when its order, amount or currency differs from the attempt's.
 */
export const createProcessEvent = ({ targets, failed, notify, log, now }: Deps) => {
  const find = async ({ orderId, attemptId }: GatewayEvent): Promise<Found | undefined> => {
    for (const target of targets) {
      const attempt = await target.store.readAttempt(orderId, attemptId)
      if (attempt) return { attempt, ...target }
    }
    return undefined
  }

  const settleEvent = async (found: Found | undefined, event: GatewayEvent): Promise<void> => {
    const { kind, state, reference, reason = 'other' } = event
    if (!found || found.attempt.kind !== kind || !isMatching(found.attempt, event)) throw refused('payment.webhook_mismatch')
    const { attempt, store, settle, refunds } = found
    failpoint('before_webhook_commit')
    if (kind === 'refund') {
      await refunds.settleRefund(attempt, state === 'succeeded' ? { state, reference } : { state, reason })
    } else if (kind !== 'authorise') {
      const answer = { state, reference, fee: event.fee, reason: state === 'declined' ? reason : null, at: now() }
      if (await store.settle(attempt, answer)) notify(attempt.restaurantId)
    } else if (state === 'succeeded') await settle.authorised(attempt, event)
    else await settle.declined(attempt, reason)
    failpoint('after_webhook_commit')
  }

  const record = async (event: GatewayEvent, found: Found | undefined, error: unknown): Promise<void> => {
    const { attemptId, reference } = event
    const isOurs = !isMismatch(error)
    if (!isOurs) log.error({ attemptId, reference }, 'a webhook does not match its payment attempt')
    const reason = isOurs ? 'error' : found ? 'mismatch' : 'unknown'
    try {
      await failed.record(event, { reason, restaurantId: found?.attempt.restaurantId ?? null }, now())
    } catch (problem) {
      log.error({ err: problem, attemptId, reference }, 'a failed webhook could not be stored')
    }
  }

  return async (event: GatewayEvent): Promise<void> => {
    let found: Found | undefined
    try {
      found = await find(event)
      await settleEvent(found, event)
    } catch (error) {
      await record(event, found, error)
      throw error
    }
    await failed.settle(event.id, now())
  }
}

export type ProcessEvent = ReturnType<typeof createProcessEvent>
