// What a restaurant sees of its own subscription.
import { z } from 'zod'
import { bankDetailsDraft } from '../bank-details/bank-details.ts'
import { route } from '../contract/route.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { invoice, payment, subscriptionFacts } from './subscription.routes.ts'

/** Who of the platform recorded a payment is not shown. `transfer`: the account that invoices are paid to; null when the platform has none. */
const ownSubscription = subscriptionFacts.extend({
  invoices: z.array(invoice.extend({ payments: z.array(payment.omit({ by: true })) })),
  transfer: z.object(bankDetailsDraft.shape).nullable(),
})
export type OwnSubscription = z.output<typeof ownSubscription>
/** With its amounts in QAR. */
export type OwnSubscriptionOnWire = z.input<typeof ownSubscription>

const common = { permission: 'payment-settings.read', offline: 'reject' } as const

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
  params: z.object({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
  reply: fileLinkReply,
  idempotency: 'no',
  ...common,
})
