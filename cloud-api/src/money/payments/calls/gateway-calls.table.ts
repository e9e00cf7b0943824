import type { Dirhams } from '@sufra/shared/money'
import { paymentAttemptKinds, paymentAttemptStates } from '@sufra/shared/payments/payment-attempt'
import { declineReasons } from '@sufra/shared/payments/decline-reason'
import { paymentMethods } from '@sufra/shared/payments/payment-state'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** An order, a share of a table's bill, or a payment of an invoice by card, which is money of the platform. */
export const payerKinds = ['order', 'share', 'invoice'] as const

/** Money of a restaurant that moved and is in no day close yet. */
export const isUncountedCall = sql.raw(
  `day_close is null and state = 'succeeded' and kind in ('capture', 'refund') and amount > 0 and payer_kind <> 'invoice'`,
)

/** Every call to a payment gateway: inserted and committed before it is sent, updated when it is answered. */
export const gatewayCalls = pgTable(
  'gateway_calls',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    payerKind: text('payer_kind', { enum: payerKinds }).notNull(),
    /** Id of the order, of the share or of the card payment. The gateway gets it as the id of the order. */
    payerId: text('payer_id').notNull(),
    id: uuid().notNull(),
    kind: text({ enum: paymentAttemptKinds }).notNull(),
    gateway: text().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    /** The order of which a refund of a share returns a part; null for every other call. */
    orderId: text('order_id'),
    amount: integer().$type<Dirhams>().notNull(),
    state: text({ enum: paymentAttemptStates }).notNull(),
    /** The payment gateway's id for the result of the call. */
    gatewayReference: text('gateway_reference'),
    requestedAt: timestamptz('requested_at').notNull(),
    /** Page on which an authorisation is confirmed to the bank (3-D Secure). */
    challengeUrl: text('challenge_url'),
    /** Time of the next look-up or call; null once the call is decided. */
    nextTryAt: timestamptz('next_try_at'),
    tries: integer().notNull().default(0),
    answeredAt: timestamptz('answered_at'),
    /** Fee that the gateway keeps of a capture; null when it has not reported it. */
    fee: integer().$type<Dirhams>(),
    /** Reason of a decline. */
    error: text({ enum: declineReasons }),
    /** Number of the day close with the capture or refund; null until then. */
    dayClose: integer('day_close'),
  },
  (table) => [
    // Webhooks name the payer and the call, and no restaurant.
    primaryKey({ columns: [table.payerId, table.id, table.restaurantId] }),
    index('gateway_calls_due')
      .on(table.payerKind, table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('gateway_calls_not_in_day_close').on(table.restaurantId).where(isUncountedCall),
    index('gateway_calls_settled')
      .on(table.restaurantId, table.answeredAt)
      .where(sql`state = 'succeeded' and kind <> 'authorise' and payer_kind <> 'invoice'`),
  ],
)
