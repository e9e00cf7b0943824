import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A party at a table: from its first order until it has paid, staff close it, or it has not ordered for a long time. */
export const sittings = pgTable(
  'sittings',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    tableId: uuid('table_id').notNull(),
    /** Four digits that the party sees, and with which a phone without orders joins it. */
    code: text().notNull(),
    /** Number of wrong codes since the current code was set. */
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    openedAt: timestamptz('opened_at').notNull(),
    lastOrderAt: timestamptz('last_order_at').notNull(),
    closedAt: timestamptz('closed_at'),
    /** Reason of its closing. */
    closedBecause: text('closed_because', { enum: ['paid', 'left', 'idle'] }),
    /** Number of people who split its bill equally, chosen with the first equal share. */
    people: smallint(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('sittings_open')
      .on(table.restaurantId, table.tableId)
      .where(sql`closed_at is null`),
    index('sittings_of_table').on(table.restaurantId, table.tableId, table.openedAt),
  ],
)

/** Wrong codes of a sitting by their guesser: a phone, or a network address. */
export const sittingGuesses = pgTable(
  'sitting_guesses',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    sittingId: uuid('sitting_id').notNull(),
    guesser: text().notNull(),
    wrong: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.sittingId, table.guesser] })],
)

/** Phones that have joined a sitting by its code. */
export const sittingPhones = pgTable(
  'sitting_phones',
  { restaurantId: uuid('restaurant_id').notNull(), sittingId: uuid('sitting_id').notNull(), deviceId: text('device_id').notNull() },
  (table) => [primaryKey({ columns: [table.restaurantId, table.sittingId, table.deviceId] })],
)
