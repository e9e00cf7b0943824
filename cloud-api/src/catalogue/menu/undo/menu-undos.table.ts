import type { LocalizedText } from '@sufra/shared/localized-text'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MenuChanges } from './menu-changes.ts'

/** Imports and deletions of the last day, which can be undone. */
export const menuUndos = pgTable(
  'menu_undos',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** Name of the deleted part; null for an import. */
    name: jsonb().$type<LocalizedText>(),
    /** Number of items that were deleted, changed or added. */
    items: integer().notNull(),
    changes: jsonb().$type<MenuChanges>().notNull(),
    /** File names of the pictures that the menu had before. */
    pictures: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.restaurantId, table.id] }), index('menu_undos_at').on(table.at)],
)
