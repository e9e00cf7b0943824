// Payments of all restaurants, for administrators: the gateway, sums of payments, and failed webhooks.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id, localizedText, signedQar, timestamp, typedText } from '../contract/wire.ts'
import { gatewayStatus } from '../payment-settings/payment-settings.routes.ts'
import { paymentAttemptKinds } from '../payments/payment-attempt.ts'
import { paymentFailures } from '../payments/payment-failures.ts'
import { payoutStates } from '../payouts/payout-sums.ts'
import { payoutMonth, payoutSums } from '../payouts/payout.routes.ts'

const common = { permission: 'platform-payments.edit' } as const
const cursor = z.string().max(1_000)
const pages = { previous: cursor.nullable(), next: cursor.nullable() }

/** `restaurants`: number of active restaurants; `takingCards`: number of them that accept cards. */
const platformGateway = gatewayStatus.extend(paymentFailures.shape).extend({ restaurants: z.int(), takingCards: z.int() })
export type PlatformGateway = z.output<typeof platformGateway>

export const readPlatformGateway = route({
  method: 'GET',
  path: '/api/admin/payments/gateway',
  summary: 'The payment gateway: which it is, whether it answers, what fails there, and how many restaurants take cards',
  reply: z.object({ success: z.literal(true), data: platformGateway }),
  idempotency: 'safe',
  ...common,
})

export const payoutPageSize = 50
export const maxPayoutSearch = 100
/** Number of selectable months: the current month and the months before it. */
export const payoutMonths = 24
export const payoutFilters = ['all', ...payoutStates] as const
export type PayoutFilter = (typeof payoutFilters)[number]

const restaurantPayout = payoutSums.extend({ id, name: localizedText, branchName: z.string() })
export type RestaurantPayout = z.output<typeof restaurantPayout>

const platformPayouts = z.object({
  month: payoutMonth,
  /** The current month in Qatar. */
  lastMonth: payoutMonth,
  /** Sums of all restaurants, independent of the search. */
  total: payoutSums,
  /** Restaurants with payments in the month, the highest sums first. */
  rows: z.array(restaurantPayout),
  ...pages,
})
export type PlatformPayouts = z.output<typeof platformPayouts>
/** Converts amounts from QAR to dirhams. */
export const platformPayoutsInDirhams = (data: z.input<typeof platformPayouts>): PlatformPayouts => platformPayouts.parse(data)

/** Each word of `search` must be in a field that administrators search restaurants by. */
const payoutList = z.object({
  month: payoutMonth.optional(),
  state: z.enum(payoutFilters).default('all'),
  search: typedText(maxPayoutSearch).default(''),
})
export type PayoutList = z.output<typeof payoutList>

export const listPlatformPayouts = route({
  method: 'GET',
  path: '/api/admin/payments/payouts',
  summary:
    'Captured, refunded and voided payments of each restaurant with the gateway’s fees in a month, by state and searched, in pages of 50, and those of all together',
  query: payoutList.extend({ cursor: cursor.optional() }),
  reply: z.object({ success: z.literal(true), data: platformPayouts }),
  idempotency: 'safe',
  ...common,
})

/**
 * `unknown`: the webhook belongs to none of our calls. `mismatch`: its kind, order, amount or currency differs from our call. `error`: we
 * could not process it.
 */
export const webhookFailures = ['unknown', 'mismatch', 'error'] as const
export type WebhookFailure = (typeof webhookFailures)[number]

export const webhookPageSize = 50

const failedWebhook = z.object({
  id,
  kind: z.enum(paymentAttemptKinds),
  state: z.enum(['succeeded', 'declined']),
  reason: z.enum(webhookFailures),
  /** The gateway's id of the payment. */
  reference: z.string(),
  /** The amount that the gateway reported. */
  amount: signedQar,
  currency: z.string(),
  /** Null when the webhook belongs to none of our calls. */
  restaurant: z.object({ id, name: localizedText }).nullable(),
  /** Null for a share of a table's bill, for an invoice of a subscription, and when the webhook belongs to none of our calls. */
  orderNumber: z.int().nullable(),
  /** Number of failed attempts. */
  tries: z.int(),
  firstFailedAt: timestamp,
  lastFailedAt: timestamp,
})
const failedWebhooks = z.object({ rows: z.array(failedWebhook), ...pages })
export type FailedWebhooks = z.output<typeof failedWebhooks>
export type FailedWebhook = FailedWebhooks['rows'][number]
/** Converts amounts from QAR to dirhams. */
export const failedWebhooksInDirhams = (data: z.input<typeof failedWebhooks>): FailedWebhooks => failedWebhooks.parse(data)

export const listFailedWebhooks = route({
  method: 'GET',
  path: '/api/admin/payments/failed-webhooks',
  summary: 'Lists genuine webhooks of the gateway that could not be processed, those that failed last first, in pages of 50',
  query: z.object({ cursor: cursor.optional() }),
  reply: z.object({ success: z.literal(true), data: failedWebhooks }),
  idempotency: 'safe',
  ...common,
})

/** `settled`, or the reason of the new failure. */
export const retryOutcomes = ['settled', ...webhookFailures] as const
export type RetryOutcome = (typeof retryOutcomes)[number]

export const retryWebhook = route({
  method: 'POST',
  path: '/api/admin/payments/failed-webhooks/:webhookId/retry',
  summary:
    'Processes a failed webhook again, as when it came. Refused when it is settled, or someone else is doing it. Recorded in the audit log',
  params: z.object({ webhookId: id }),
  reply: z.object({ success: z.literal(true), data: z.object({ outcome: z.enum(retryOutcomes) }) }),
  idempotency: 'safe',
  ...common,
})
