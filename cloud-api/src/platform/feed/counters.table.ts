import { date, integer, pgTable, uuid } from 'drizzle-orm/pg-core'

/**
 * A restaurant's counters in one row, so that numbers are without gaps and in commit order: the newest `seq` of its
 * feed, the versions of its menu and stock, the last order number of the business day, and the last receipt number.
 */
export const restaurantCounters = pgTable('restaurant_counters', {
  restaurantId: uuid('restaurant_id').primaryKey(),
  seq: integer().notNull().default(0),
  menuVersion: integer('menu_version').notNull().default(1),
  /** Incremented by each order that takes counted stock: staff see every change, diners only low stock. */
  stockVersion: integer('stock_version').notNull().default(1),
  orderNumber: integer('order_number').notNull().default(0),
  businessDay: date('business_day').notNull().default('2000-01-01'),
  receiptNumber: integer('receipt_number').notNull().default(0),
})
