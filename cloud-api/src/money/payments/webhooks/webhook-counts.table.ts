import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The webhooks of a payment gateway, counted by the hour. */
export const webhookCounts = pgTable(
  'webhook_counts',
  {
    gateway: text().notNull(),
    hour: timestamptz('hour').notNull(),
    /** Time of the newest genuine webhook; null when all were refused. */
    lastReceivedAt: timestamptz('last_received_at'),
    received: integer().notNull(),
    refused: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.hour] })],
)
