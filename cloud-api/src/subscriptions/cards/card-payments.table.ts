import { cardPaymentOutcomes } from '@sufra/shared/subscriptions/card-payment'
import { declineReasons } from '@sufra/shared/payments/decline-reason'
import { paymentAttemptKinds, paymentAttemptStates } from '@sufra/shared/payments/payment-attempt'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * Calls to the payment gateway for invoices. `paymentId`: id of the authorisation, which its capture, void and refund share. Amounts are in
 * dirhams.
 */
export const invoiceAttempts = pgTable(
  'invoice_attempts',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    id: uuid().notNull(),
    kind: text({ enum: paymentAttemptKinds }).notNull(),
    gateway: text().notNull(),
    invoiceNumber: integer('invoice_number').notNull(),
    amount: integer().notNull(),
    state: text({ enum: paymentAttemptStates }).notNull(),
    /** Outcome of the payment, on its authorisation. */
    outcome: text({ enum: cardPaymentOutcomes }),
    gatewayReference: text('gateway_reference'),
    challengeUrl: text('challenge_url'),
    requestedAt: timestamptz('requested_at').notNull(),
    /** The member who pays; null for the calls after the authorisation. */
    requestedBy: uuid('requested_by'),
    /** Time of the next look-up or call; null once the call is decided. */
    nextTryAt: timestamptz('next_try_at'),
    tries: integer().notNull().default(0),
    answeredAt: timestamptz('answered_at'),
    /** Fee that the gateway keeps of a capture; null when it has not reported it. */
    fee: integer(),
    error: text({ enum: declineReasons }),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.paymentId, table.id] }),
    index('invoice_attempts_id').on(table.id),
    index('invoice_attempts_due')
      .on(table.nextTryAt)
      .where(sql`next_try_at is not null`),
    uniqueIndex('invoice_attempts_awaiting')
      .on(table.restaurantId, table.invoiceNumber)
      .where(sql`outcome = 'awaiting'`),
    index('invoice_attempts_invoice').on(table.restaurantId, table.invoiceNumber, table.requestedAt),
  ],
)
