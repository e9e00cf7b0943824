// Totals of each business day, computed from its orders alone and always recomputed completely: a rebuild gives the same rows.
import type { LocalizedText } from '@sufra/shared/localized-text'
import { allCancelReasons } from '@sufra/shared/orders/cancel-reason'
import { orderTypes } from '@sufra/shared/orders/order-type'
import { paymentMethods } from '@sufra/shared/payments/payment-state'
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'

/** A sum of dirhams or of milliseconds, above the maximum of one order. */
const sum = (name: string) => bigint(name, { mode: 'number' }).notNull()
const ofDay = { restaurantId: uuid('restaurant_id').notNull(), day: date().notNull() }

/** Sales by the hour of the restaurant's clock, type and method of payment. */
export const dailyTotals = pgTable(
  'daily_totals',
  {
    ...ofDay,
    hour: smallint().notNull(),
    orderType: text('order_type', { enum: orderTypes }).notNull(),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    orders: integer().notNull(),
    sales: sum('sales'),
    refunds: sum('refunds'),
    accepted: integer().notNull(),
    acceptTime: sum('accept_time'),
    /** Number of orders that staff marked as ready; the next two columns are sums over them. */
    prepared: integer().notNull(),
    prepareTime: sum('prepare_time'),
    promisedTime: sum('promised_time'),
    late: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.day, table.hour, table.orderType, table.paymentMethod] }),
    index('daily_totals_day').on(table.day),
  ],
)

/** The sums of all restaurants, by their business days. */
export const platformDailyTotals = pgTable('platform_daily_totals', {
  day: date().primaryKey(),
  orders: integer().notNull(),
  sales: sum('sales'),
  refunds: sum('refunds'),
})

export const dailyItemTotals = pgTable(
  'daily_item_totals',
  {
    ...ofDay,
    itemId: uuid('item_id').notNull(),
    /** Name at the time of the order, shown once the item is no longer on the menu. */
    name: jsonb().$type<LocalizedText>().notNull(),
    quantity: integer().notNull(),
    sales: sum('sales'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.day, table.itemId] })],
)

/** Sales by customer, identified by a hash of the mobile number. */
export const dailyCustomerTotals = pgTable(
  'daily_customer_totals',
  {
    ...ofDay,
    customer: text().notNull(),
    orders: integer().notNull(),
    revenue: sum('revenue'),
    /** Whether it is the customer's first day; null in rows of earlier releases. */
    isFirst: boolean('is_first'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.day, table.customer] }),
    index('daily_customer_totals_customer').on(table.restaurantId, table.customer, table.day),
  ],
)

export const dailyCancellations = pgTable(
  'daily_cancellations',
  {
    ...ofDay,
    reason: text({ enum: allCancelReasons }).notNull(),
    orders: integer().notNull(),
    value: sum('value'),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.day, table.reason] })],
)

/** Number up to which a restaurant's totals follow its feed, and the time zone of their hours. */
export const dailyTotalsProgress = pgTable('daily_totals_progress', {
  restaurantId: uuid('restaurant_id').primaryKey(),
  seq: integer().notNull(),
  timeZone: text('time_zone').notNull(),
})
