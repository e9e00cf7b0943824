import type { FastifyInstance } from 'fastify'
import { registerCalls } from '../../payments/calls/register-calls.ts'
import type { PaymentGateway } from '../../payments/gateway/payment-gateway.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { PayInvoice } from '../invoices/pay-invoice.ts'
import { createInvoicePayer } from './invoice-payer.ts'
import { createPayByCard } from './pay-by-card.ts'

type Deps = {
  gateway: PaymentGateway
  maxPaymentWait: number | undefined
  payInvoice: PayInvoice
  statusChanged: (restaurantId: string) => void
}

/** Registers payments of invoices by card. Returns the functions that pay an invoice and that webhooks of the payment gateway need. */
export const registerCardPayments = (
  app: FastifyInstance,
  platform: Platform,
  { gateway, maxPaymentWait, payInvoice, statusChanged }: Deps,
) => {
  const { connection, jobs, notifyFeed, now } = platform
  const rules = createInvoicePayer({ payInvoice, notifyFeed, statusChanged })
  const { settle, authorise, runDue } = registerCalls(app, platform, { gateway, maxPaymentWait, rules })
  jobs.add({ name: 'settle-invoice-payments', everySeconds: 2, run: runDue })
  return { payByCard: createPayByCard({ connection, gateway, authorise, runDue, now }), settle }
}
