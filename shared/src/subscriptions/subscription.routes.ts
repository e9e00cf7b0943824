// The subscription of one restaurant, for administrators.
import { z } from 'zod'
import { merchantStatuses } from '../accounts/account.ts'
import { route } from '../contract/route.ts'
import { id, localizedText, qar, timestamp, wholeNumber, wholeNumberText } from '../contract/wire.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { invoicePayment, invoicePaymentMethods, invoiceStates, takeBackDraft } from './invoice.ts'
import { planPeriods } from './plan.ts'
import { planUsage } from './plan-limits.ts'
import { historyKinds } from './subscription-state.ts'
import { noticeChannels, subscriptionNotice } from './subscription-notice.ts'
import { subscriptionStates } from './subscription-state.ts'

const day = z.iso.date()

/** A payment of an invoice. */
export const payment = z.object({
  id,
  amount: qar,
  method: z.enum(invoicePaymentMethods),
  reference: z.string(),
  paidOn: day,
  recordedAt: timestamp,
})
/**
 * `by`: the administrator who recorded it; '' for a payment by card. `takenBack`: time, administrator and reason of taking it back; null
 * for a payment that counts.
 */
const recordedPayment = payment.extend({
  by: z.string(),
  takenBack: z.object({ at: timestamp, by: z.string(), reason: z.string() }).nullable(),
})

/** `periodEnd`: the first day after the period. */
export const invoice = z.object({
  number: z.int(),
  plan: localizedText,
  amount: qar,
  paid: qar,
  periodStart: day,
  periodEnd: day,
  issuedOn: day,
  dueOn: day,
  state: z.enum(invoiceStates),
})
export const paidInvoice = invoice.extend({ payments: z.array(recordedPayment) })

/** `by`: '' for the platform's own actions. */
const entry = z.object({
  at: timestamp,
  by: z.string(),
  kind: z.enum(historyKinds),
  invoice: z.int().optional(),
  plan: localizedText.optional(),
  amount: qar.optional(),
  channels: z.array(z.enum(noticeChannels)).optional(),
})
export type SubscriptionEntryOnWire = z.input<typeof entry>

/**
 * `nextInvoiceOn`: the day of the next invoice; null when there will be none. `lapsesOn`: the day on which the subscription lapses unless
 * it is paid.
 */
export const subscriptionFacts = z.object({
  plan: z.object({ id, name: localizedText, price: qar, period: z.enum(planPeriods) }),
  state: z.enum(subscriptionStates),
  trialEndsOn: day,
  nextInvoiceOn: day.nullable(),
  paidUntil: day,
  lapsesOn: day.nullable(),
  cancelledOn: day.nullable(),
  usage: planUsage,
})

export type SubscriptionFactsOnWire = z.input<typeof subscriptionFacts>

const subscription = subscriptionFacts.extend({
  restaurantId: id,
  name: localizedText,
  branchName: z.string(),
  status: z.enum(merchantStatuses),
  version: wholeNumber,
  invoices: z.array(paidInvoice),
  history: z.array(entry),
})
export type Subscription = z.output<typeof subscription>
export type PaidInvoice = z.output<typeof paidInvoice>
/** An invoice as its restaurant sees it. */
export type Invoice = z.output<typeof invoice> & { payments: z.output<typeof payment>[] }
/** The subscription on the wire: amounts in QAR. */
export type SubscriptionOnWire = z.input<typeof subscription>
export type PaidInvoiceOnWire = z.input<typeof paidInvoice>

const params = z.object({ restaurantId: id })
const reply = z.object({ success: z.literal(true), data: subscription })
const common = { permission: 'subscriptions.edit' } as const

export const readSubscription = route({
  method: 'GET',
  path: '/api/admin/subscriptions/:restaurantId',
  summary: 'The subscription of a restaurant, with its newest 100 invoices and what happened to it, newest first',
  params,
  reply,
  idempotency: 'safe',
  ...common,
})

export const changeSubscriptionPlan = route({
  method: 'PUT',
  path: '/api/admin/subscriptions/:restaurantId/plan',
  summary: 'Puts a restaurant on another plan from the end of what is invoiced. One whose subscription was cancelled starts again today',
  params,
  body: z.object({ planId: id, version: wholeNumber }),
  reply,
  idempotency: 'keyed',
  ...common,
})

export const cancelSubscription = route({
  method: 'POST',
  path: '/api/admin/subscriptions/:restaurantId/cancel',
  summary: 'Ends a subscription after what is paid or has begun. Unpaid invoices of later periods become void',
  params,
  body: z.object({ version: wholeNumber }),
  reply,
  idempotency: 'keyed',
  ...common,
})

const ofInvoice = params.extend({ number: wholeNumberText.min(1) })

export const recordInvoicePayment = route({
  method: 'POST',
  path: '/api/admin/subscriptions/:restaurantId/invoices/:number/payments',
  summary: 'Records a payment of an invoice that did not come through the gateway: never more than what is open',
  params: ofInvoice,
  body: invoicePayment,
  reply,
  idempotency: 'keyed',
  ...common,
})

export const takeBackPayment = route({
  method: 'POST',
  path: '/api/admin/subscriptions/:restaurantId/payments/:paymentId/take-back',
  summary: 'Takes back a payment that was recorded by mistake, with a reason: its invoice is open again. Not for payments by card',
  params: params.extend({ paymentId: id }),
  body: takeBackDraft,
  reply,
  idempotency: 'keyed',
  ...common,
})

export const notifySubscription = route({
  method: 'POST',
  path: '/api/admin/subscriptions/:restaurantId/notices',
  summary: 'Notifies a restaurant in the app, by mail or by SMS of the unpaid invoice that is due first: at most 5 times in 24 hours',
  params,
  body: subscriptionNotice,
  reply,
  idempotency: 'keyed',
  ...common,
})

export const createInvoiceLink = route({
  method: 'POST',
  path: '/api/admin/subscriptions/:restaurantId/invoices/:number/link',
  summary: 'Returns a one-time link to an invoice as a PDF',
  params: ofInvoice,
  reply: fileLinkReply,
  idempotency: 'no',
  ...common,
})
