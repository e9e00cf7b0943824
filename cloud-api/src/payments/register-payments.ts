import { receiveWebhook as receiveWebhookRoute } from '@sufra/shared/payments/payment.routes'
import type { FastifyInstance } from 'fastify'
import type { Menus } from '../menu/register-menu.ts'
import type { Orders } from '../orders/register-orders.ts'
import type { Platform } from '../platform.ts'
import { createAttemptsStore } from './attempts/attempts.store.ts'
import { createAuthorise } from './attempts/authorise.ts'
import { createRunDueAttempts } from './attempts/run-due-attempts.ts'
import { createSettleAuthorisation } from './attempts/settle-authorisation.ts'
import type { PaymentGateway } from './gateway/payment-gateway.ts'
import { servePayments } from './payments.handlers.ts'
import { createProcessPayment } from './process-payment.ts'
import { createReceiveWebhook } from './receive-webhook.ts'
import { createReadOutcome, createResolvePayment } from './resolve-payment.ts'
import { sampleCard } from './sandbox/sample-card.ts'
import { serveSavedCards } from './saved-cards/saved-cards.handlers.ts'
import { createSavedCardsStore } from './saved-cards/saved-cards.store.ts'

type Deps = Orders &
  Pick<Menus, 'menus' | 'menuChanged'> & { gateway: PaymentGateway; bills: Parameters<typeof createReceiveWebhook>[0]['targets'][number] }

/** In milliseconds; shorter than a request may take. */
const maxWait = 8_000
const unusedMilliseconds = 365 * 86_400_000

/** Placing orders by any method of payment, and what follows at the payment gateway. */
export const registerPayments = (
  app: FastifyInstance,
  platform: Platform,
  { gateway, bills, menus, menuChanged, ordersStore, placeOrder, visits }: Deps,
) => {
  const { connection, options, jobs, notifyFeed, publicAddress, baseUrl, log, now } = platform
  const orders = ordersStore
  const store = createAttemptsStore(connection.query)
  const savedCards = createSavedCardsStore(connection, gateway.name)
  const limitsOrders = options.limitsOrders ?? true
  const settle = createSettleAuthorisation({ store, orders, savedCards, limitsOrders, notify: notifyFeed, menuChanged, now })
  const webhookUrl = (base: string) => base + receiveWebhookRoute.path.replace(':gateway', gateway.name)
  const deps = { gateway, store, settle, savedCards, visits, notify: notifyFeed, now, log }

  const { authorise, whenIdle } = createAuthorise({ ...deps, webhookUrl, maxWait: options.maxPaymentWait ?? maxWait })
  app.addHook('onClose', whenIdle)
  servePayments(app, {
    gateway,
    menus,
    processPayment: createProcessPayment({ ...deps, placeOrder, authorise, readOutcome: createReadOutcome({ store, orders }) }),
    resolvePayment: createResolvePayment({ store, orders, settle, now }),
    receiveWebhook: createReceiveWebhook({ ...deps, targets: [{ store, settle }, bills] }),
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
    run: createRunDueAttempts({ ...deps, webhookUrl: () => webhookUrl(publicAddress()) }),
  })
  jobs.add({
    name: 'delete-unused-saved-cards',
    everySeconds: 3_600,
    run: () => savedCards.deleteUnusedSince(new Date(now().getTime() - unusedMilliseconds)),
  })
}
