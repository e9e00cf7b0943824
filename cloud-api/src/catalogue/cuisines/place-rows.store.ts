// The stored rows of cuisines, categories and subcategories, from which a change is undone.
import { and, eq, inArray, notExists } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'
import { categories, cuisines, subcategories } from './cuisines.table.ts'

export type CuisineRow = typeof cuisines.$inferSelect
export type CategoryRow = typeof categories.$inferSelect
export type SubcategoryRow = typeof subcategories.$inferSelect
export type PlaceRows = { cuisines: CuisineRow[]; categories: CategoryRow[]; subcategories: SubcategoryRow[] }

export const readPlaceRows = async (db: Db, restaurantId: string): Promise<PlaceRows> => ({
  cuisines: await db.select().from(cuisines).where(eq(cuisines.restaurantId, restaurantId)),
  categories: await db.select().from(categories).where(eq(categories.restaurantId, restaurantId)),
  subcategories: await db.select().from(subcategories).where(eq(subcategories.restaurantId, restaurantId)),
})

export const insertPlaceRows = async (tx: Db, rows: PlaceRows): Promise<void> => {
  await inChunks(rows.cuisines, (some) => tx.insert(cuisines).values(some))
  await inChunks(rows.categories, (some) => tx.insert(categories).values(some))
  await inChunks(rows.subcategories, (some) => tx.insert(subcategories).values(some))
}

export const updatePlaceRows = async (tx: Db, restaurantId: string, rows: PlaceRows): Promise<void> => {
  for (const { id, ...row } of rows.cuisines)
    await tx
      .update(cuisines)
      .set(row)
      .where(and(eq(cuisines.restaurantId, restaurantId), eq(cuisines.id, id)))
  for (const { id, ...row } of rows.categories)
    await tx
      .update(categories)
      .set(row)
      .where(and(eq(categories.restaurantId, restaurantId), eq(categories.id, id)))
  for (const { id, ...row } of rows.subcategories)
    await tx
      .update(subcategories)
      .set(row)
      .where(and(eq(subcategories.restaurantId, restaurantId), eq(subcategories.id, id)))
}

type Ids = { cuisines: readonly string[]; categories: readonly string[]; subcategories: readonly string[] }

/**
 * Deletes the cuisines, categories and subcategories with these ids that have no content. `withItems`: the ids of subcategories with items.
 */
export const deleteEmptyPlaces = async (tx: Db, restaurantId: string, ids: Ids, withItems: ReadonlySet<string>): Promise<void> => {
  const ofRestaurant = eq(subcategories.restaurantId, restaurantId)
  const empty = ids.subcategories.filter((id) => !withItems.has(id))
  await tx.delete(subcategories).where(and(ofRestaurant, inArray(subcategories.id, empty)))
  const children = tx
    .select({ id: subcategories.id })
    .from(subcategories)
    .where(and(ofRestaurant, eq(subcategories.categoryId, categories.id)))
  await tx
    .delete(categories)
    .where(and(eq(categories.restaurantId, restaurantId), inArray(categories.id, [...ids.categories]), notExists(children)))
  const grandchildren = tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(eq(categories.restaurantId, restaurantId), eq(categories.cuisineId, cuisines.id)))
  await tx
    .delete(cuisines)
    .where(and(eq(cuisines.restaurantId, restaurantId), inArray(cuisines.id, [...ids.cuisines]), notExists(grandchildren)))
}
