import { cardPaymentOutcomes } from '@sufra/shared/subscriptions/invoice'
import type { Dirhams } from '@sufra/shared/money'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Payments of invoices by card. */
export const cardPayments = pgTable(
  'card_payments',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    /** Also the id of its authorisation at the payment gateway. */
    id: uuid().notNull(),
    invoiceNumber: integer('invoice_number').notNull(),
    amount: integer().$type<Dirhams>().notNull(),
    outcome: text({ enum: cardPaymentOutcomes }).notNull(),
    requestedAt: timestamptz('requested_at').notNull(),
    /** The member who pays. */
    requestedBy: uuid('requested_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('card_payments_awaiting')
      .on(table.restaurantId, table.invoiceNumber)
      .where(sql`outcome = 'awaiting'`),
    index('card_payments_invoice').on(table.restaurantId, table.invoiceNumber, table.requestedAt),
  ],
)
