import {
  listFailedWebhooks,
  listPlatformPayouts,
  readPlatformGateway,
  retryWebhook,
  type PlatformGateway,
} from '@sufra/shared/platform-payments/platform-payments.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../http/serve.ts'
import type { PaymentGateway } from '../payments/gateway/payment-gateway.ts'
import { createFailedWebhooksStore } from '../payments/webhooks/failed-webhooks.store.ts'
import type { ProcessEvent } from '../payments/webhooks/process-event.ts'
import type { Platform } from '../platform.ts'
import { createListFailedWebhooks } from './list-failed-webhooks.ts'
import { createListPayouts } from './list-payouts.ts'
import { createPlatformPaymentsStore } from './platform-payments.store.ts'
import { createRetryWebhook } from './retry-webhook.ts'

export type PlatformPaymentsDeps = {
  gateway: Pick<PaymentGateway, 'name'>
  processEvent: ProcessEvent
  readGateway: () => Promise<Omit<PlatformGateway, 'restaurants' | 'takingCards'>>
}

/** Registers the payments of all restaurants, for administrators. */
export const registerPlatformPayments = (
  app: FastifyInstance,
  platform: Platform,
  { gateway, processEvent, readGateway }: PlatformPaymentsDeps,
) => {
  const { connection, log, now } = platform
  const store = createPlatformPaymentsStore(connection.query, gateway.name)
  const failed = createFailedWebhooksStore(connection.db, gateway.name)
  const listPayouts = createListPayouts({ store, now })
  const listFailed = createListFailedWebhooks(store)
  const retry = createRetryWebhook({ connection, failed, processEvent, log, now })

  serve(app, readPlatformGateway, async () => {
    const [status, restaurants] = await Promise.all([readGateway(), store.countTakingCards()])
    return { data: { ...status, ...restaurants } }
  })
  serve(app, listPlatformPayouts, async ({ query }) => ({ data: await listPayouts(query) }))
  serve(app, listFailedWebhooks, async ({ query }) => ({ data: await listFailed(query.cursor) }))
  serve(app, retryWebhook, async ({ params, session }) => ({ data: { outcome: await retry(session.userId, params.webhookId) } }))
}
