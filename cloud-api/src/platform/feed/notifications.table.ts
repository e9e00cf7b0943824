import type { Notification } from '@sufra/shared/notifications/notification.events'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * A restaurant's notifications, numbered by their event in its feed, which is deleted much earlier. `data` has the fields of the kind that
 * are not columns. Written by the feed's writer only.
 */
export const notifications = pgTable(
  'notifications',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    seq: integer().notNull(),
    kind: text().$type<Notification['kind']>().notNull(),
    data: jsonb().notNull(),
    chatLink: text('chat_link').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  // Rows are added in the order of time and deleted by it: a BRIN index costs an order next to nothing.
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.seq] }),
    index('notifications_created_at').using('brin', table.createdAt),
    // Replies are few among hundreds of orders, and each list counts the unread ones.
    index('notifications_replies')
      .on(table.restaurantId, table.seq)
      .where(sql`kind = 'support_replied'`),
  ],
)
