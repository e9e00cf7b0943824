import type { FastifyBaseLogger } from 'fastify'
import { failpoint } from '../failpoints/failpoints.ts'
import { refused } from '../refusals/refused.ts'
import type { AttemptsStore } from './attempts/attempts.store.ts'
import { isMatching } from './attempts/is-matching.ts'
import type { Refunds } from '../refunds/register-refunds.ts'
import type { SettleAuthorisation } from './attempts/settle-authorisation.ts'
import type { GatewayEvent, PaymentGateway, WebhookHeaders } from './gateway/payment-gateway.ts'
import type { CountWebhooks } from './webhooks/count-webhooks.ts'

/** What is paid by the gateway: orders, shares of tables' bills, or invoices of subscriptions. */
export type PaidByGateway = {
  store: Pick<AttemptsStore, 'readAttempt' | 'settle'>
  settle: Pick<SettleAuthorisation, 'authorised' | 'declined'>
  refunds: Pick<Refunds, 'settleRefund'>
}

type Deps = {
  gateway: PaymentGateway
  /** An attempt is known to one of them. */
  targets: PaidByGateway[]
  notify: (restaurantId: string) => void
  counts: Pick<CountWebhooks, 'received' | 'refused'>
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  now: () => Date
}

/**
 * Settles the attempt that a webhook is about, as its answer would. Refuses `payment.webhook_signature`, and `payment.webhook_mismatch` when its order,
 * amount or currency is not the attempt's.
 */
export const createReceiveWebhook = ({ gateway, targets, counts, notify, log, now }: Deps) => {
  const find = async ({ orderId, attemptId }: GatewayEvent) => {
    for (const target of targets) {
      const attempt = await target.store.readAttempt(orderId, attemptId)
      if (attempt) return { attempt, ...target }
    }
    return undefined
  }

  return async (gatewayName: string, headers: WebhookHeaders, rawBody: Buffer): Promise<void> => {
    if (gatewayName !== gateway.name) throw refused('request.not_found')
    const event = gateway.verifyWebhook(headers, rawBody)
    if (!event) {
      counts.refused()
      log.warn({ gateway: gatewayName }, 'a webhook has a wrong signature')
      throw refused('payment.webhook_signature')
    }
    counts.received()
    if (event === 'irrelevant') return
    const { kind, state, reference, reason = 'other' } = event
    const found = await find(event)
    if (!found || found.attempt.kind !== kind || !isMatching(found.attempt, event)) {
      counts.refused()
      log.error({ attemptId: event.attemptId, reference }, 'a webhook does not match its payment attempt')
      throw refused('payment.webhook_mismatch')
    }
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
}

export type ReceiveWebhook = ReturnType<typeof createReceiveWebhook>
