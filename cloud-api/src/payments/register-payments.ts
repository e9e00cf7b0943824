import { receiveWebhook as receiveWebhookRoute } from '@sufra/shared/payments/payment.routes'
import type { FastifyInstance } from 'fastify'
import type { Menus } from '../menu/register-menu.ts'
import type { Orders } from '../orders/register-orders.ts'
import type { Platform } from '../platform.ts'
import type { Refunds } from '../refunds/register-refunds.ts'
import { createAttemptsStore, type AttemptKey } from './orders/order-payments.store.ts'
import { createAuthorise } from './calls/authorise.ts'
import { createRunDueAttempts } from './calls/run-due-calls.ts'
import { createSettleAuthorisation } from './orders/settle-order.ts'
import { createTimeLimit } from './calls/within-time-limit.ts'
import type { PaymentGateway } from './gateway/payment-gateway.ts'
import { servePayments } from './payments.handlers.ts'
import { createProcessPayment } from './process-payment.ts'
import { createReceiveWebhook } from './receive-webhook.ts'
import { createReadOutcome, createResolvePayment } from './resolve-payment.ts'
import { sampleCard } from './sandbox/sample-card.ts'
import { createCountWebhooks } from './webhooks/count-webhooks.ts'
import { createFailedWebhooksStore } from './webhooks/failed-webhooks.store.ts'
import { createProcessEvent, type PaidByGateway } from './webhooks/process-event.ts'
import { createWebhookCountsStore } from './webhooks/webhook-counts.store.ts'
import { serveSavedCards } from './saved-cards/saved-cards.handlers.ts'
import { createSavedCardsStore } from './saved-cards/saved-cards.store.ts'

type Deps = Orders & Pick<Menus, 'menus' | 'menuChanged'> & { gateway: PaymentGateway; refunds: Refunds; others: PaidByGateway[] }

/** In milliseconds; shorter than a request may take. */
const maxWait = 8_000
const countedMilliseconds = 30 * 86_400_000
const failedMilliseconds = 90 * 86_400_000
const unusedMilliseconds = 365 * 86_400_000

/**
 * Registers placing orders by any method of payment, and the following calls to the payment gateway. `others`: other payments through the
 * gateway. Returns functions that send a refund immediately, and process a webhook.
 */
export const registerPayments = (
  app: FastifyInstance,
  platform: Platform,
  { gateway, refunds, others, menus, menuChanged, ordersStore, placeOrder, visits }: Deps,
) => {
  const { connection, options, jobs, notifyFeed, publicAddress, baseUrl, log, now } = platform
  const orders = ordersStore
  const store = createAttemptsStore(connection.query)
  const savedCards = createSavedCardsStore(connection, gateway.name)
  const settle = createSettleAuthorisation({ store, orders, savedCards, notify: notifyFeed, menuChanged, now })
  const webhookUrl = (base: string) => base + receiveWebhookRoute.path.replace(':gateway', gateway.name)
  const countsStore = createWebhookCountsStore(connection.db, gateway.name)
  const counts = createCountWebhooks({ store: countsStore, now })
  const failed = createFailedWebhooksStore(connection.db, gateway.name)
  const processEvent = createProcessEvent({ targets: [{ store, settle, refunds }, ...others], failed, notify: notifyFeed, log, now })
  const deps = { gateway, store, settle, refunds, savedCards, visits, counts, notify: notifyFeed, now, log }

  const { withinTimeLimit, whenIdle } = createTimeLimit(options.maxPaymentWait ?? maxWait)
  const authorise = createAuthorise({ ...deps, webhookUrl, withinTimeLimit })
  const { runDueAttempts, sendRefund } = createRunDueAttempts({ ...deps, webhookUrl: () => webhookUrl(publicAddress()) })
  app.addHook('onClose', whenIdle)
  servePayments(app, {
    gateway,
    menus,
    processPayment: createProcessPayment({ ...deps, placeOrder, authorise, readOutcome: createReadOutcome({ store, orders }) }),
    resolvePayment: createResolvePayment({ store, orders, settle, now }),
    receiveWebhook: createReceiveWebhook({ gateway, processEvent, counts, log }),
    baseUrl,
  })
  serveSavedCards(app, {
    store: savedCards,
    visits,
    sampleCard: gateway.name === 'sandbox' && options.wantsDemo ? sampleCard : undefined,
    now,
  })
  jobs.add({
    name: 'settle-payments',
    everySeconds: 2,
    run: runDueAttempts,
  })
  jobs.add({ name: 'store-webhook-counts', everySeconds: 5, run: counts.store, runsIn: 'each copy' })
  jobs.add({
    name: 'delete-old-webhook-counts',
    everySeconds: 3_600,
    run: () => countsStore.deleteBefore(new Date(now().getTime() - countedMilliseconds)),
  })
  jobs.add({
    name: 'delete-unused-saved-cards',
    everySeconds: 3_600,
    run: () => savedCards.deleteUnusedSince(new Date(now().getTime() - unusedMilliseconds)),
  })
  jobs.add({
    name: 'delete-old-failed-webhooks',
    everySeconds: 3_600,
    run: () => failed.deleteBefore(new Date(now().getTime() - failedMilliseconds)),
  })
  return { processEvent, sendRefund: (attempt: AttemptKey) => withinTimeLimit(sendRefund(attempt)) }
}
