import { languages } from '@sufra/shared/localized-text'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Browsers that are notified of an order while its page is closed. Deleted a day after they were stored. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    restaurantId: uuid('restaurant_id').notNull(),
    orderId: text('order_id').notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_order').on(table.restaurantId, table.orderId, table.endpoint),
    index('push_subscriptions_created').on(table.createdAt),
  ],
)
