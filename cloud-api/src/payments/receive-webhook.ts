import type { FastifyBaseLogger } from 'fastify'
import { failpoint } from '../failpoints/failpoints.ts'
import { refused } from '../refusals/refused.ts'
import type { AttemptsStore } from './attempts/attempts.store.ts'
import { isMatching } from './attempts/is-matching.ts'
import type { SettleAuthorisation } from './attempts/settle-authorisation.ts'
import type { PaymentGateway, WebhookHeaders } from './gateway/payment-gateway.ts'

type Deps = {
  gateway: PaymentGateway
  store: AttemptsStore
  settle: SettleAuthorisation
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  now: () => Date
}

/**
 * Settles the attempt that a webhook is about, as its answer would. Refuses `payment.webhook_signature`, and `payment.webhook_mismatch` when its order,
 * amount or currency is not the attempt's.
 */
export const createReceiveWebhook =
  ({ gateway, store, settle, log, now }: Deps) =>
  async (gatewayName: string, headers: WebhookHeaders, rawBody: Buffer): Promise<void> => {
    if (gatewayName !== gateway.name) throw refused('request.not_found')
    const event = gateway.verifyWebhook(headers, rawBody)
    if (!event) {
      log.warn({ gateway: gatewayName }, 'a webhook has a wrong signature')
      throw refused('payment.webhook_signature')
    }
    if (event === 'irrelevant') return
    const { kind, state, reference, reason = 'other' } = event
    const attempt = await store.readAttempt(event.orderId, event.attemptId)
    if (!attempt || attempt.kind !== kind || !isMatching(attempt, event)) {
      log.error({ attemptId: event.attemptId, reference }, 'a webhook does not match its payment attempt')
      throw refused('payment.webhook_mismatch')
    }
    failpoint('before_webhook_commit')
    if (kind !== 'authorise') {
      await store.settle(attempt, { state, reference, reason: state === 'declined' ? reason : null, at: now() })
    } else if (state === 'succeeded') await settle.authorised(attempt, event)
    else await settle.declined(attempt, reason)
    failpoint('after_webhook_commit')
  }

export type ReceiveWebhook = ReturnType<typeof createReceiveWebhook>
