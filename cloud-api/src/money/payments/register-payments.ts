import type { FastifyInstance } from 'fastify'
import type { Menus } from '../../catalogue/menu/register-menu.ts'
import type { Orders } from '../../ordering/orders/register-orders.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Refunds } from '../refunds/register-refunds.ts'
import { failpoint } from '../../platform/process/failpoints.ts'
import { registerCalls } from './calls/register-calls.ts'
import type { SettleCall } from './calls/settle-call.ts'
import type { PaymentGateway } from './gateway/payment-gateway.ts'
import { servePayments } from './payments.handlers.ts'
import { createOrderPayer } from './orders/order-payer.ts'
import { createOrderPaymentsStore } from './orders/order-payments.store.ts'
import { createProcessPayment } from './process-payment.ts'
import { createReceiveWebhook } from './receive-webhook.ts'
import type { PaymentOptions } from './register-payment-gateway.ts'
import { createReadOutcome, createResolvePayment } from './resolve-payment.ts'
import { sampleCard } from './sandbox/sample-card.ts'
import { createCountWebhooks } from './webhooks/count-webhooks.ts'
import { createFailedWebhooksStore } from './webhooks/failed-webhooks.store.ts'
import { createProcessEvent } from './webhooks/process-event.ts'
import { createWebhookCountsStore } from './webhooks/webhook-counts.store.ts'
import { serveSavedCards } from './saved-cards/saved-cards.handlers.ts'

type Deps = Orders &
  Pick<Menus, 'menus' | 'menuChanged'> & {
    gateway: PaymentGateway
    refunds: Refunds
    others: Record<'share' | 'invoice', SettleCall>
    options: PaymentOptions
  }

const countedMilliseconds = 30 * 86_400_000
const failedMilliseconds = 90 * 86_400_000
const unusedMilliseconds = 365 * 86_400_000

/**
 * Registers placing orders by any method of payment, and the following calls to the payment gateway. `others`: functions that settle shares
 * of bills and payments of invoices. Returns functions that send a refund immediately, and process a webhook.
 */
export const registerPayments = (
  app: FastifyInstance,
  platform: Platform,
  { gateway, refunds, others, menus, menuChanged, ordersStore, placeOrder, visits, options }: Deps,
) => {
  const { connection, jobs, notifyFeed: notify, baseUrl, log, now } = platform
  const orders = ordersStore
  const store = createOrderPaymentsStore(connection.query)
  const rules = createOrderPayer({ notify, menuChanged })
  const calls = registerCalls(app, platform, { gateway, maxPaymentWait: options.maxPaymentWait, rules, lose: store.lose })
  const { settle, authorise, savedCards } = calls
  const countsStore = createWebhookCountsStore(connection.db, gateway.name)
  const counts = createCountWebhooks({ store: countsStore, now })
  const failed = createFailedWebhooksStore(connection.db, gateway.name)
  const processEvent = createProcessEvent({ db: connection.db, payers: { order: settle, ...others }, failed, log, now })
  const readOutcome = createReadOutcome({ store, orders })
  servePayments(app, {
    gateway,
    menus,
    processPayment: createProcessPayment({ gateway, authorise, savedCards, visits, placeOrder, readOutcome, now }),
    resolvePayment: createResolvePayment({ readOutcome, orders, settle, now }),
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
    run: async () => {
      await store.addDue(gateway.name, now())
      failpoint('after_due_commit')
      await calls.runDue(await refunds.refundCancelled(gateway.name))
    },
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
  return { processEvent, sendRefund: calls.sendRefund }
}
