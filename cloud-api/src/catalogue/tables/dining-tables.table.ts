import type { LocalizedText } from '@sufra/shared/localized-text'
import { printMethods } from '@sufra/shared/tables/table'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const timestamptz = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const diningTables = pgTable(
  'dining_tables',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    number: integer().notNull(),
    zone: jsonb().$type<LocalizedText>().notNull(),
    seats: integer().notNull(),
    /** Part of a QR code's signed token: incrementing it invalidates all earlier prints. */
    epoch: integer().notNull().default(1),
    version: integer().notNull().default(1),
    /** Soft delete, because orders refer to the row; the number can be used again. */
    deletedAt: timestamptz('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('dining_tables_number')
      .on(table.restaurantId, table.number)
      .where(sql`${table.deletedAt} is null`),
  ],
)

/** Every print of a table's code: user, time, method and epoch. Append-only. */
export const tableCodePrints = pgTable(
  'table_code_prints',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    tableId: uuid('table_id').notNull(),
    epoch: integer().notNull(),
    method: text({ enum: printMethods }).notNull(),
    userId: uuid('user_id').notNull(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    index('table_code_prints_table').on(table.restaurantId, table.tableId, table.epoch, table.at),
  ],
)
