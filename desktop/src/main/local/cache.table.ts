// cache.db: what the cloud has said. It can be thrown away and fetched again.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Whole answers of the cloud, by the call's path with its query. `hash` is the SHA-256 of `body`, as the cloud said it. */
export const responseCache = sqliteTable('kept_answers', {
  path: text().primaryKey(),
  hash: text().notNull(),
  body: text().notNull(),
})

/** Orders as the feed told them; closed ones stay for a while, so that an older telling cannot bring them back. `seq`: the feed's number of the telling. */
export const feedOrders = sqliteTable('feed_orders', {
  orderId: text('order_id').primaryKey(),
  version: integer().notNull(),
  seq: integer().notNull(),
  isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  body: text({ mode: 'json' }).$type<CounterOrderOnWire>().notNull(),
})

/** One row: whose cache this is, and how far it has heard the restaurant's feed. */
export const feedPosition = sqliteTable('feed_position', {
  restaurantId: text('restaurant_id').primaryKey(),
  seq: integer().notNull(),
})
