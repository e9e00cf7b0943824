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
    /** The payment gateway's id of what the call did. */
    gatewayReference: text('gateway_reference'),
    requestedAt: timestamptz('requested_at').notNull(),
    /** Where the diner confirms an authorisation to the bank (3-D Secure). */
    challengeUrl: text('challenge_url'),
    /** When it is looked up or sent again; null once it is decided. */
    nextTryAt: timestamptz('next_try_at'),
    tries: integer().notNull().default(0),
    answeredAt: timestamptz('answered_at'),
    /** What the gateway keeps of a capture; null: it has not reported it. */
    fee: integer().$type<Dirhams>(),
    /** Why it was declined. */
    error: text({ enum: declineReasons }),
    /** The number of the day close that a capture or a refund is in; null until then. */
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
