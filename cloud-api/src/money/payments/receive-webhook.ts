import type { FastifyBaseLogger } from 'fastify'
import { refused } from '../../platform/refusals/refused.ts'
import { orUnavailable, unavailable } from './calls/or-unavailable.ts'
import type { PaymentGateway, WebhookHeaders } from './gateway/payment-gateway.ts'
import type { CountWebhooks } from './webhooks/count-webhooks.ts'
import type { ProcessEvent } from './webhooks/process-event.ts'

type Deps = {
  gateway: PaymentGateway
  processEvent: ProcessEvent
  counts: Pick<CountWebhooks, 'received' | 'refused'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Processes a genuine webhook, after the gateway has confirmed it if its signature does not cover all fields. Refuses
 * `payment.webhook_signature`, counts it and stores nothing of it; `server.busy` while the gateway does not answer, so that it sends the
 * webhook again; and refuses like the processing.
 */
export const createReceiveWebhook =
  ({ gateway, processEvent, counts, log }: Deps) =>
  async (gatewayName: string, headers: WebhookHeaders, rawBody: Buffer): Promise<void> => {
    if (gatewayName !== gateway.name) throw refused('request.not_found')
    const verified = gateway.verifyWebhook(headers, rawBody)
    const isDeciding = verified && verified !== 'irrelevant'
    const event = isDeciding && gateway.confirmEvent ? await orUnavailable(gateway.confirmEvent(verified)) : verified
    if (event === unavailable) throw refused('server.busy')
    if (!event) {
      counts.refused()
      log.warn({ gateway: gatewayName }, 'a webhook has a wrong signature')
      throw refused('payment.webhook_signature')
    }
    counts.received()
    if (event !== 'irrelevant') await processEvent(event)
  }

export type ReceiveWebhook = ReturnType<typeof createReceiveWebhook>
