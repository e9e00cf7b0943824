import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Dirhams } from '@sufra/shared/money'
import type { Allergen, DietaryMark } from '@sufra/shared/menu/marks'
import type { Unit } from '@sufra/shared/menu/units'
import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { subcategories } from '../cuisines/cuisines.table.ts'

/** Availability of an item or option. An order that takes more than is left violates the check and is rolled back. */
const switched = () => ({
  isAvailable: boolean('is_available').notNull().default(true),
  /** Increases with each switch: a switch made offline sends the version that it was based on. */
  availabilityVersion: integer('availability_version').notNull().default(1),
  /** Time at which it becomes available again automatically. */
  backAt: timestamp('back_at', { withTimezone: true, precision: 3 }),
  /** Portions left; null when not counted. */
  portionsLeft: integer('portions_left'),
})

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
    ...switched(),
    isFeatured: boolean('is_featured').notNull().default(false),
    allergens: jsonb().$type<Allergen[]>().notNull().default([]),
    dietary: jsonb().$type<DietaryMark[]>().notNull().default([]),
    prepMinutes: integer('prep_minutes'),
    image: text().notNull(),
    /** Increases with each edit. */
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    foreignKey({
      columns: [table.restaurantId, table.subcategoryId],
      foreignColumns: [subcategories.restaurantId, subcategories.id],
    }).onDelete('cascade'),
    check('menu_items_portions_left', sql`${table.portionsLeft} >= 0`),
    index('menu_items_back')
      .on(table.backAt)
      .where(sql`${table.backAt} is not null`),
  ],
)

/** Items that go well with an item. */
export const itemPairings = pgTable(
  'item_pairings',
  {
    restaurantId: uuid('restaurant_id').notNull(),
    itemId: uuid('item_id').notNull(),
    otherId: uuid('other_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.itemId, table.otherId] }),
    foreignKey({ columns: [table.restaurantId, table.itemId], foreignColumns: [menuItems.restaurantId, menuItems.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.restaurantId, table.otherId], foreignColumns: [menuItems.restaurantId, menuItems.id] }).onDelete(
      'cascade',
    ),
    check('item_pairings_other', sql`${table.itemId} <> ${table.otherId}`),
    index('item_pairings_of_other').on(table.restaurantId, table.otherId),
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
    ...switched(),
  },
  (table) => [
    primaryKey({ columns: [table.restaurantId, table.id] }),
    foreignKey({ columns: [table.restaurantId, table.groupId], foreignColumns: [addOnGroups.restaurantId, addOnGroups.id] }).onDelete(
      'cascade',
    ),
    check('add_on_options_portions_left', sql`${table.portionsLeft} >= 0`),
    index('add_on_options_back')
      .on(table.backAt)
      .where(sql`${table.backAt} is not null`),
  ],
)
