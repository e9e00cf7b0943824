import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Dirhams } from '@sufra/shared/money'
import type { Unit } from '@sufra/shared/menu/units'
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { subcategories } from '../cuisines/cuisines.table.ts'

export const menuItems = pgTable(
  'menu_items',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    cuisineId: uuid('cuisine_id').notNull(),
    categoryId: uuid('category_id').notNull(),
    subcategoryId: uuid('subcategory_id').notNull(),
    position: integer().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    description: jsonb().$type<LocalizedText>().notNull(),
    ingredients: jsonb().$type<LocalizedText>().notNull(),
    quantityUnit: jsonb('quantity_unit').$type<{ quantity: number; unit: Unit }>().notNull(),
    actualPrice: integer('actual_price').$type<Dirhams>().notNull(),
    sellingPrice: integer('selling_price').$type<Dirhams>().notNull(),
    customizable: boolean().notNull(),
    isAvailable: boolean('is_available').notNull().default(true),
    /** Counts the changes of `isAvailable`: a switch that was made without the line says which one it saw. */
    availabilityVersion: integer('availability_version').notNull().default(1),
    isFeatured: boolean('is_featured').notNull().default(false),
    image: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    foreignKey({ columns: [table.restaurantId, table.subcategoryId], foreignColumns: [subcategories.restaurantId, subcategories.id] }),
  ],
)

export const addOnGroups = pgTable(
  'add_on_groups',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    itemId: uuid('item_id').notNull(),
    position: integer().notNull(),
    title: jsonb().$type<LocalizedText>().notNull(),
    select: text({ enum: ['single', 'multiple'] }).notNull(),
    min: integer().notNull(),
    max: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    foreignKey({ columns: [table.restaurantId, table.itemId], foreignColumns: [menuItems.restaurantId, menuItems.id] }).onDelete('cascade'),
  ],
)

export const addOnOptions = pgTable(
  'add_on_options',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    id: uuid().notNull(),
    groupId: uuid('group_id').notNull(),
    position: integer().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    price: integer().$type<Dirhams>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    foreignKey({ columns: [table.restaurantId, table.groupId], foreignColumns: [addOnGroups.restaurantId, addOnGroups.id] }).onDelete(
      'cascade',
    ),
  ],
)
