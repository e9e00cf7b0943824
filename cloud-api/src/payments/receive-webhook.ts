import type { FastifyBaseLogger } from 'fastify'
import { refused } from '../refusals/refused.ts'
import type { AttemptsStore } from './attempts/attempts.store.ts'
import { isMatching } from './attempts/is-matching.ts'
import type { SettleAuthorisation } from './attempts/settle-authorisation.ts'
import type { GatewayEvent, PaymentGateway, WebhookHeaders } from './gateway/payment-gateway.ts'

type Deps = {
  gateway: PaymentGateway
  /** What is paid by the gateway: orders, and shares of tables' bills. An attempt is known to one of them. */
  targets: { store: Pick<AttemptsStore, 'readAttempt' | 'settle'>; settle: Pick<SettleAuthorisation, 'authorised' | 'declined'> }[]
  notify: (restaurantId: string) => void
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  now: () => Date
}

/**
 * Settles the attempt that a webhook is about, as its answer would. Refuses `payment.webhook_signature`, and `payment.webhook_mismatch` when its order,
 * amount or currency is not the attempt's.
 */
export const createReceiveWebhook = ({ gateway, targets, notify, log, now }: Deps) => {
  const find = async ({ orderId, attemptId }: GatewayEvent) => {
    for (const { store, settle } of targets) {
      const attempt = await store.readAttempt(orderId, attemptId)
      if (attempt) return { attempt, store, settle }
    }
    return undefined
  }

  return async (gatewayName: string, headers: WebhookHeaders, rawBody: Buffer): Promise<void> => {
    if (gatewayName !== gateway.name) throw refused('request.not_found')
    const event = gateway.verifyWebhook(headers, rawBody)
    if (!event) {
      log.warn({ gateway: gatewayName }, 'a webhook has a wrong signature')
      throw refused('payment.webhook_signature')
    }
    if (event === 'irrelevant') return
    const { kind, state, reference, reason = 'other' } = event
    const found = await find(event)
    if (!found || found.attempt.kind !== kind || !isMatching(found.attempt, event)) {
      log.error({ attemptId: event.attemptId, reference }, 'a webhook does not match its payment attempt')
      throw refused('payment.webhook_mismatch')
    }
    const { attempt, store, settle } = found
    if (kind !== 'authorise') {
      if (await store.settle(attempt, { state, reference, reason: state === 'declined' ? reason : null, at: now() }))
        notify(attempt.restaurantId)
    } else if (state === 'succeeded') await settle.authorised(attempt, event)
    else await settle.declined(attempt, reason)
  }
}

export type ReceiveWebhook = ReturnType<typeof createReceiveWebhook>
