import type { Dirhams } from '@sufra/shared/money'
import { paymentAttemptKinds, paymentAttemptStates } from '@sufra/shared/payments/payment-attempt'
import { declineReasons } from '@sufra/shared/payments/decline-reason'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Money that moved and is in no day close yet. */
export const isUncountedAttempt = sql.raw(`day_close is null and state = 'succeeded' and kind in ('capture', 'refund')`)

/** Every call to a payment gateway: inserted and committed before it is sent, updated when it is answered. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    orderId: text('order_id').notNull(),
    id: uuid().notNull(),
    kind: text({ enum: paymentAttemptKinds }).notNull(),
    amount: integer().$type<Dirhams>().notNull(),
    state: text({ enum: paymentAttemptStates }).notNull(),
    /** The payment gateway's id for the result of the call. */
    gatewayReference: text('gateway_reference'),
    requestedAt: timestamptz('requested_at').notNull(),
    /** Page on which the diner confirms an authorisation to the bank (3-D Secure). */
    challengeUrl: text('challenge_url'),
    /** Time of the next look-up or call; null once the attempt is decided. */
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
    primaryKey({ columns: [table.restaurantId, table.orderId, table.id] }),
    index('payment_attempts_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    index('payment_attempts_not_in_day_close').on(table.restaurantId).where(isUncountedAttempt),
    index('payment_attempts_settled')
      .on(table.restaurantId, table.answeredAt)
      .where(sql`state = 'succeeded' and kind <> 'authorise'`),
  ],
)
