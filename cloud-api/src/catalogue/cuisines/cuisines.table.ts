import type { LocalizedText } from '@sufra/shared/localized-text'
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

const common = () => ({
  restaurantId: uuid('restaurant_id').notNull(),
  id: uuid().notNull(),
  name: jsonb().$type<LocalizedText>().notNull(),
  position: integer().notNull(),
  /** Increases with each edit of the row itself. */
  version: integer().notNull().default(1),
})

export const cuisines = pgTable('cuisines', { ...common(), image: text().notNull() }, (table) => [
  primaryKey({ columns: [table.restaurantId, table.id] }),
])

export const categories = pgTable(
  'categories',
  { ...common(), cuisineId: uuid('cuisine_id').notNull(), image: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    foreignKey({ columns: [table.restaurantId, table.cuisineId], foreignColumns: [cuisines.restaurantId, cuisines.id] }).onDelete(
      'cascade',
    ),
  ],
)

export const subcategories = pgTable(
  'subcategories',
  { ...common(), categoryId: uuid('category_id').notNull(), isActive: boolean('is_active').notNull().default(true) },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    foreignKey({ columns: [table.restaurantId, table.categoryId], foreignColumns: [categories.restaurantId, categories.id] }).onDelete(
      'cascade',
    ),
  ],
)
