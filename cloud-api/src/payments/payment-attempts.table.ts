import type { Dirhams } from '@sufra/shared/money'
import { paymentAttemptKinds, paymentAttemptStates } from '@sufra/shared/payments/payment-attempt'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

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
    answeredAt: timestamptz('answered_at'),
    /** Why it was declined, as the payment gateway put it. */
    error: text(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.orderId, table.id] })],
)
