import { dayOf } from '@sufra/shared/dates/day'
import { monthOf } from '@sufra/shared/dates/months'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import {
  listFailedWebhooks,
  listPlatformPayouts,
  readPlatformGateway,
  retryWebhook,
  type PlatformGateway,
  webhookPageSize,
  type FailedWebhooks,
  payoutPageSize,
  type PayoutList,
} from '@sufra/shared/platform-payments/platform-payments.routes'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pageOf, readCursor, timeKey } from '../../platform/db/keyset-pages.ts'
import { serve } from '../../platform/http/serve.ts'
import type { PaymentGateway } from '../../money/payments/gateway/payment-gateway.ts'
import { createFailedWebhooksStore } from '../../money/payments/webhooks/failed-webhooks.store.ts'
import type { ProcessEvent } from '../../money/payments/webhooks/process-event.ts'
import type { Platform } from '../../platform/platform.ts'
import { createPlatformPaymentsStore, type PlatformPaymentsStore } from './platform-payments.store.ts'
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

/** Returns a page of the open webhooks. Refuses `request.invalid` for an invalid cursor. */
const createListFailedWebhooks =
  (store: Pick<PlatformPaymentsStore, 'listFailedWebhooks'>) =>
  async (cursor: string | undefined): Promise<FailedWebhooks> => {
    const start = readCursor(timeKey, cursor)
    const { rows, ...cursors } = pageOf(await store.listFailedWebhooks(webhookPageSize + 1, start), webhookPageSize, start)
    const shown = rows.map(({ id, key, event, restaurantId, restaurantName, ...row }) => ({
      id,
      kind: event.kind,
      state: event.state,
      reference: event.reference,
      amount: event.amount,
      currency: event.currency,
      restaurant: restaurantId && restaurantName ? { id: restaurantId, name: restaurantName } : null,
      lastFailedAt: key,
      ...row,
    }))
    return { rows: shown, ...cursors }
  }

type Deps = { store: Pick<PlatformPaymentsStore, 'listPayouts' | 'sumPayouts'>; now: () => Date }

/** A sum in dirhams. */
const sumKey = z.string().regex(/^\d{1,15}$/)

/** Returns a page of the payouts of a month, by default the current month in Qatar. Refuses `request.invalid` for an invalid cursor. */
const createListPayouts =
  ({ store, now }: Deps) =>
  async ({ cursor, month: chosen, ...filters }: PayoutList & { cursor?: string | undefined }) => {
    const lastMonth = monthOf(dayOf(now(), homeTimeZone))
    const month = chosen ?? lastMonth
    const start = readCursor(sumKey, cursor)
    const [read, total] = await Promise.all([store.listPayouts({ month, ...filters }, payoutPageSize + 1, start), store.sumPayouts(month)])
    return { month, lastMonth, total, ...pageOf(read, payoutPageSize, start) }
  }
