import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A party at a table: from its first order until it has paid, staff say that it has left, or it has long ordered nothing. */
export const sittings = pgTable(
  'sittings',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    tableId: uuid('table_id').notNull(),
    /** Four digits, which the party sees, and by which a phone that has ordered nothing joins it. */
    code: text().notNull(),
    /** Since the code was new. */
    wrongCodes: smallint('wrong_codes').notNull().default(0),
    openedAt: timestamptz('opened_at').notNull(),
    lastOrderAt: timestamptz('last_order_at').notNull(),
    closedAt: timestamptz('closed_at'),
    /** Why it was closed. */
    closedBecause: text('closed_because', { enum: ['paid', 'left', 'idle'] }),
    /** Among how many people its bill is split equally: chosen with the first such share. */
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

/** Wrong codes of a sitting, by who guessed: a phone, or a network address. */
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
