import type { Dirhams } from '@sufra/shared/money'
import { integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The receipts of paid shares, issued at the first request. Their content is read from the payment. */
export const shareReceipts = pgTable(
  'share_receipts',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    paymentId: uuid('payment_id').notNull(),
    /** 128 random bits, base64url: its link. */
    token: text().notNull(),
    issuedAt: timestamptz('issued_at').notNull(),
    /** Amount that the table owed when the receipt was issued. */
    tableDue: integer('table_due').$type<Dirhams>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.paymentId] }), uniqueIndex('share_receipts_token').on(table.token)],
)
