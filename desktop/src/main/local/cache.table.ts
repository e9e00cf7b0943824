// cache.db: data of the cloud. It can be deleted and fetched again.
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Complete responses of the cloud, by request path with query. `hash`: SHA-256 of `body`, as sent by the cloud. */
export const responseCache = sqliteTable('cached_responses', {
  path: text().primaryKey(),
  hash: text().notNull(),
  body: text().notNull(),
})

/** Orders from the feed. Closed ones stay for a while, so that an older event cannot reopen them. `seq`: the feed number of the last event. */
export const feedOrders = sqliteTable('feed_orders', {
  orderId: text('order_id').primaryKey(),
  version: integer().notNull(),
  seq: integer().notNull(),
  isOpen: integer('is_open', { mode: 'boolean' }).notNull(),
  body: text({ mode: 'json' }).$type<CounterOrderOnWire>().notNull(),
})

/** A single row: the restaurant of this cache and the last feed number applied. */
export const feedPosition = sqliteTable('feed_position', {
  restaurantId: text('restaurant_id').primaryKey(),
  seq: integer().notNull(),
})
