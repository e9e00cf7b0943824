import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The receipts of orders, issued at the first request. Their content is read from the order. */
export const receipts = pgTable(
  'receipts',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    orderId: text('order_id').notNull(),
    /** Number of the receipt in its restaurant, without gaps. */
    receiptNumber: integer('receipt_number').notNull(),
    /** 128 random bits, base64url: its link, which gives access to the receipt and not to the order. */
    token: text().notNull(),
    issuedAt: timestamptz('issued_at').notNull(),
    /** Number of prints at counters: every print after the first one is a copy. */
    printed: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.orderId] }),
    uniqueIndex('receipts_number').on(table.restaurantId, table.receiptNumber),
    uniqueIndex('receipts_token').on(table.token),
  ],
)

/** Requests to send a receipt, by their idempotency keys; they also limit the number of sends. */
export const receiptSends = pgTable(
  'receipt_sends',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    orderId: text('order_id').notNull(),
    key: text().notNull(),
    /** SHA-256 of the recipient. */
    fingerprint: text().notNull(),
    sentAt: timestamptz('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.orderId, table.key] }),
    index('receipt_sends_sent_at').on(table.restaurantId, table.orderId, table.sentAt),
  ],
)
