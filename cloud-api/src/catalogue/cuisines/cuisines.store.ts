import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'
import { positionAtEnd } from '../../platform/db/positions.store.ts'
import { categories, cuisines, subcategories } from './cuisines.table.ts'

/** A restaurant's cuisines with their categories and subcategories, in the merchant's order. */
export const readCuisines = async (db: Db, restaurantId: string): Promise<Cuisine[]> => {
  const cuisineRows = await db.select().from(cuisines).where(eq(cuisines.restaurantId, restaurantId)).orderBy(asc(cuisines.position))
  const categoryRows = await db.select().from(categories).where(eq(categories.restaurantId, restaurantId)).orderBy(asc(categories.position))
  const subcategoryRows = await db
    .select()
    .from(subcategories)
    .where(eq(subcategories.restaurantId, restaurantId))
    .orderBy(asc(subcategories.position))
  const categoriesOf = Map.groupBy(categoryRows, (row) => row.cuisineId)
  const subcategoriesOf = Map.groupBy(subcategoryRows, (row) => row.categoryId)
  return cuisineRows.map(({ id, name, image, version }) => ({
    _id: id,
    name,
    cuisineImage: image,
    version,
    categories: (categoriesOf.get(id) ?? []).map((category) => ({
      _id: category.id,
      name: category.name,
      categoryImage: category.image,
      version: category.version,
      subcategories: (subcategoriesOf.get(category.id) ?? []).map((row) => ({
        _id: row.id,
        name: row.name,
        isActive: row.isActive,
        version: row.version,
      })),
    })),
  }))
}

const own = (restaurantId: string, cuisineId: string) => and(eq(cuisines.restaurantId, restaurantId), eq(cuisines.id, cuisineId))

/** Returns undefined for an unknown cuisine. */
export const readCuisine = async (db: Db, restaurantId: string, cuisineId: string) => {
  const [cuisine] = await db.select().from(cuisines).where(own(restaurantId, cuisineId))
  return cuisine
}

export const readCuisineNames = (db: Db, restaurantId: string) =>
  db.select({ id: cuisines.id, name: cuisines.name }).from(cuisines).where(eq(cuisines.restaurantId, restaurantId))

type NewCuisine = { id: string; name: LocalizedText; image: string }

/** Adds cuisines at the end. */
export const insertCuisines = async (tx: Db, restaurantId: string, added: readonly NewCuisine[]): Promise<void> => {
  const rows = await positionAtEnd(tx, cuisines, restaurantId, added)
  await inChunks(rows, (some) => tx.insert(cuisines).values(some))
}

export const updateCuisine = async (tx: Db, restaurantId: string, { id, name, image }: NewCuisine): Promise<void> => {
  await tx
    .update(cuisines)
    .set({ name, image, version: sql`${cuisines.version} + 1` })
    .where(own(restaurantId, id))
}

/** Deletes a cuisine with its content. Returns its picture, or undefined for an unknown cuisine. */
export const deleteCuisine = async (tx: Db, restaurantId: string, cuisineId: string): Promise<string | undefined> => {
  const [deleted] = await tx.delete(cuisines).where(own(restaurantId, cuisineId)).returning({ image: cuisines.image })
  return deleted?.image
}

/** The pictures of a restaurant's cuisines and categories. */
export const readCuisinePictures = async (db: Db, restaurantId: string): Promise<string[]> => {
  const rows = [cuisines, categories].map((table) =>
    db.select({ image: table.image }).from(table).where(eq(table.restaurantId, restaurantId)),
  )
  return (await Promise.all(rows)).flat().map(({ image }) => image)
}

/** Returns the given pictures that a cuisine or category of any restaurant has. */
export const readUsedCuisinePictures = async (db: Db, images: readonly string[]): Promise<string[]> => {
  const rows = [cuisines, categories].map((table) =>
    db
      .select({ image: table.image })
      .from(table)
      .where(inArray(table.image, [...images])),
  )
  return (await Promise.all(rows)).flat().map(({ image }) => image)
}
