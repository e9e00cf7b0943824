import { cashMovementKinds } from '@sufra/shared/cash/cash-movement'
import type { DayFigures } from '@sufra/shared/cash/day-close'
import type { Dirhams } from '@sufra/shared/money'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const money = (name: string) => integer(name).$type<Dirhams>()
/** The number of the day close that a row is in; null until then. */
const dayClose = () => integer('day_close')
const isNotInDayClose = sql`day_close is null`

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
    /** Expected cash in the drawer at the close, by its movements. */
    expectedCash: money('expected_cash'),
    countedCash: money('counted_cash'),
    note: text().notNull().default(''),
    dayClose: dayClose(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('shifts_open')
      .on(table.restaurantId)
      .where(sql`closed_at is null`),
    index('shifts_opened').on(table.restaurantId, table.openedAt),
    index('shifts_not_in_day_close').on(table.restaurantId).where(isNotInDayClose),
  ],
)

/** The ledger of the drawer: rows are only added. `amount` is positive; its kind gives the direction. */
export const cashMovements = pgTable(
  'cash_movements',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    kind: text({ enum: cashMovementKinds }).notNull(),
    amount: money('amount').notNull(),
    /** Cash that the diner handed over for a sale; the rest is the change. */
    received: money('received'),
    orderId: text('order_id'),
    /** Set for a sale and its counter-entry: id of the taking, which may pay several orders. */
    takingId: uuid('taking_id'),
    /** Null when no shift was open. */
    shiftId: uuid('shift_id'),
    userId: uuid('user_id').notNull(),
    note: text().notNull().default(''),
    at: timestamptz('at').notNull(),
    dayClose: dayClose(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    index('cash_movements_at').on(table.restaurantId, table.at),
    index('cash_movements_order').on(table.restaurantId, table.orderId),
    index('cash_movements_taking')
      .on(table.restaurantId, table.takingId)
      .where(sql`taking_id is not null`),
    index('cash_movements_shift').on(table.restaurantId, table.shiftId),
    index('cash_movements_not_in_day_close').on(table.restaurantId).where(isNotInDayClose),
    check('cash_movements_amount', sql`amount > 0 and (received is null or received >= amount)`),
  ],
)

/** Closed days, numbered for each restaurant from 1 without gaps. Rows are only added; of their columns only `prints` changes. */
export const dayCloses = pgTable(
  'day_closes',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    number: integer().notNull(),
    /** The time of the previous day close; null for the first. */
    from: timestamptz('from_at'),
    closedAt: timestamptz('closed_at').notNull(),
    closedBy: uuid('closed_by').notNull(),
    /** The figures as they were printed, with names, in dirhams. */
    figures: jsonb().$type<DayFigures>().notNull(),
    prints: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.number] })],
)
