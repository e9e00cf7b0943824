// A restaurant's own subscription.
import { z } from 'zod'
import { bankDetailsDraft } from '../bank-details/bank-details.ts'
import { route } from '../contract/route.ts'
import { wholeNumberText } from '../contract/wire.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { declineReasons } from '../payments/decline-reason.ts'
import { cardPaymentOutcomes } from './invoice.ts'
import { invoice, payment, subscriptionFacts } from './subscription.routes.ts'

/** `challengeUrl`: the page on which a waiting payment is confirmed. `error`: the reason of a declined payment. */
const cardPayment = z.object({
  outcome: z.enum(cardPaymentOutcomes),
  challengeUrl: z.string().nullable(),
  error: z.enum(declineReasons).nullable(),
})
export type CardPayment = z.output<typeof cardPayment>

/**
 * The subscription without the administrators who recorded payments, and without payments that were taken back. `transfer`: the platform's
 * account for invoices, null when there is none. `takesCard`: whether invoices can be paid by debit card. `cardPayment`: the newest payment
 * of an invoice by card.
 */
const ownSubscription = subscriptionFacts.extend({
  invoices: z.array(invoice.extend({ payments: z.array(payment), cardPayment: cardPayment.nullable() })),
  takesCard: z.boolean(),
  transfer: z.object(bankDetailsDraft.shape).nullable(),
})
export type OwnSubscription = z.output<typeof ownSubscription>
/** The subscription on the wire: amounts in QAR. */
export type OwnSubscriptionOnWire = z.input<typeof ownSubscription>

const ofInvoice = z.object({ number: wholeNumberText.min(1) })
const common = { permission: 'payment-settings.read' } as const

export const readOwnSubscription = route({
  method: 'GET',
  path: '/api/merchant/subscription',
  summary: 'The plan of the restaurant with its newest 100 invoices, and where they are paid; null without a subscription',
  reply: z.object({ success: z.literal(true), data: ownSubscription.nullable() }),
  idempotency: 'safe',
  ...common,
})

export const createOwnInvoiceLink = route({
  method: 'POST',
  path: '/api/merchant/subscription/invoices/:number/link',
  summary: 'Returns a one-time link to an invoice of the restaurant as a PDF',
  params: ofInvoice,
  reply: fileLinkReply,
  idempotency: 'no',
  ...common,
})

export const payInvoiceByCard = route({
  method: 'POST',
  path: '/api/merchant/subscription/invoices/:number/card-payments',
  permission: 'subscription.pay',
  summary: 'Pays what is open of an invoice by debit card: returns where it is confirmed. One that waits is returned instead of another',
  params: ofInvoice,
  reply: z.object({ success: z.literal(true), data: cardPayment.nullable() }),
  idempotency: 'safe',
})
