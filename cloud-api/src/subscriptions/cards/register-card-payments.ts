import { receiveWebhook } from '@sufra/shared/payments/payment.routes'
import type { FastifyInstance } from 'fastify'
import { createAuthorise } from '../../payments/calls/authorise.ts'
import type { AttemptKey } from '../../payments/orders/order-payments.store.ts'
import { createRunDueAttempts } from '../../payments/calls/run-due-calls.ts'
import { createTimeLimit } from '../../payments/calls/within-time-limit.ts'
import type { PaymentGateway } from '../../payments/gateway/payment-gateway.ts'
import type { PaidByGateway } from '../../payments/webhooks/process-event.ts'
import type { Platform } from '../../platform.ts'
import type { PayInvoice } from '../invoices/pay-invoice.ts'
import { createInvoiceAttemptsStore } from './card-payments.store.ts'
import { createPayByCard } from './pay-by-card.ts'
import { createSettleCardPayment } from './invoice-payer.ts'

type Deps = { gateway: PaymentGateway; payInvoice: PayInvoice; statusChanged: (restaurantId: string) => void }

/** In milliseconds; shorter than a request may take. */
const maxWait = 8_000

/** Registers payments of invoices by card. Returns the functions that pay an invoice and that webhooks of the payment gateway need. */
export const registerCardPayments = (app: FastifyInstance, platform: Platform, { gateway, payInvoice, statusChanged }: Deps) => {
  const { connection, options, jobs, notifyFeed, publicAddress, log, now } = platform
  const settle = createSettleCardPayment({ connection, payInvoice, notifyFeed, statusChanged, log, now })
  const store = { ...createInvoiceAttemptsStore(connection), settle: settle.settle }
  const webhookUrl = (base: string) => base + receiveWebhook.path.replace(':gateway', gateway.name)
  const refunds: PaidByGateway['refunds'] & { refundCancelled: () => Promise<unknown[]> } = {
    settleRefund: async (key: AttemptKey, answer) => {
      await settle.settle(key, { ...answer, at: now() })
    },
    refundCancelled: async () => [],
  }
  const deps = { gateway, store, settle, refunds, notify: notifyFeed, now, log }
  const { withinTimeLimit, whenIdle } = createTimeLimit(options.maxPaymentWait ?? maxWait)
  app.addHook('onClose', whenIdle)
  const authorise = createAuthorise({ ...deps, webhookUrl, withinTimeLimit })
  const { runDueAttempts: runDue } = createRunDueAttempts({ ...deps, webhookUrl: () => webhookUrl(publicAddress()) })
  jobs.add({ name: 'settle-invoice-payments', everySeconds: 2, run: runDue })
  return {
    payByCard: createPayByCard({ connection, gateway, authorise, runDue, now }),
    cards: { store, settle, refunds } satisfies PaidByGateway,
  }
}
