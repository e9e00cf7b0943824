import type { LocalizedText } from '@sufra/shared/localized-text'
import { integer, jsonb, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

export const diningTables = pgTable(
  'dining_tables',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    number: integer().notNull(),
    zone: jsonb().$type<LocalizedText>().notNull(),
    seats: integer().notNull(),
    /** Part of what a QR code's token signs: raising it ends all prints before. */
    epoch: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    uniqueIndex('dining_tables_number').on(table.restaurantId, table.number),
  ],
)
