import type { FeedEvent } from '@sufra/shared/realtime/feed-event'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** A restaurant's numbered event log. Rows of an order also have the order's version, which numbers the order's own room. */
export const feed = pgTable(
  'feed',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    seq: integer().notNull(),
    orderId: text('order_id'),
    orderVersion: integer('order_version'),
    event: text().$type<FeedEvent>().notNull(),
    data: jsonb().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.seq] }),
    uniqueIndex('feed_order').on(table.restaurantId, table.orderId, table.orderVersion),
    index('feed_at').on(table.at),
  ],
)
