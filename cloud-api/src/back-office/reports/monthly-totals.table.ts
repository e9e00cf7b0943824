// Totals of each calendar month of business days, for comparing restaurants: always sums of the daily totals.
import { bigint, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const monthlyTotals = pgTable(
  'monthly_totals',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    /** First day of the month. */
    month: date().notNull(),
    orders: integer().notNull(),
    sales: sum('sales'),
    refunds: sum('refunds'),
    cancelled: integer().notNull(),
    accepted: integer().notNull(),
    acceptTime: sum('accept_time'),
    prepared: integer().notNull(),
    late: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.month] }), index('monthly_totals_month').on(table.month)],
)
