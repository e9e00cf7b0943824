import { cashMovementKinds } from '@sufra/shared/cash/cash-movement'
import type { Dirhams } from '@sufra/shared/money'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const money = (name: string) => integer(name).$type<Dirhams>()

/** A restaurant has one cash drawer, and so at most one open shift. */
export const shifts = pgTable(
  'shifts',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    openedAt: timestamptz('opened_at').notNull(),
    openedBy: uuid('opened_by').notNull(),
    openingFloat: money('opening_float').notNull(),
    closedAt: timestamptz('closed_at'),
    closedBy: uuid('closed_by'),
    /** What the drawer should have had at its close, by its movements. */
    expectedCash: money('expected_cash'),
    countedCash: money('counted_cash'),
    note: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('shifts_open')
      .on(table.restaurantId)
      .where(sql`closed_at is null`),
    index('shifts_opened').on(table.restaurantId, table.openedAt),
  ],
)

/** The ledger of the drawer: rows are only added. `amount` is positive; its kind says in which direction. */
export const cashMovements = pgTable(
  'cash_movements',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    kind: text({ enum: cashMovementKinds }).notNull(),
    amount: money('amount').notNull(),
    /** What the diner handed over for a sale; the rest is the change. */
    received: money('received'),
    orderId: text('order_id'),
    /** Null: no shift was open. */
    shiftId: uuid('shift_id'),
    userId: uuid('user_id').notNull(),
    note: text().notNull().default(''),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    index('cash_movements_at').on(table.restaurantId, table.at),
    index('cash_movements_order').on(table.restaurantId, table.orderId),
    check('cash_movements_amount', sql`amount > 0 and (received is null or received >= amount)`),
  ],
)
