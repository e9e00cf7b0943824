import type { LocalizedText } from '@sufra/shared/localized-text'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'
import { positionAtEnd } from '../../platform/db/positions.store.ts'
import { categories } from './cuisines.table.ts'

export type CategoryPlace = { restaurantId: string; cuisineId: string; categoryId: string }

const inCuisine = (restaurantId: string, cuisineId: string) =>
  and(eq(categories.restaurantId, restaurantId), eq(categories.cuisineId, cuisineId))

const own = ({ restaurantId, cuisineId, categoryId }: CategoryPlace) =>
  and(inCuisine(restaurantId, cuisineId), eq(categories.id, categoryId))

/** Returns undefined for an unknown category, or a category of another cuisine. */
export const readCategory = async (db: Db, place: CategoryPlace) => {
  const [category] = await db.select().from(categories).where(own(place))
  return category
}

export const readCategoriesOf = (db: Db, restaurantId: string, cuisineId: string) =>
  db
    .select({ id: categories.id, name: categories.name, image: categories.image })
    .from(categories)
    .where(inCuisine(restaurantId, cuisineId))

type NewCategory = { id: string; cuisineId: string; name: LocalizedText; image: string }

/** Adds categories at the end. */
export const insertCategories = async (tx: Db, restaurantId: string, added: readonly NewCategory[]): Promise<void> => {
  const rows = await positionAtEnd(tx, categories, restaurantId, added)
  await inChunks(rows, (some) => tx.insert(categories).values(some))
}

export const updateCategory = async (tx: Db, restaurantId: string, { id, name, image }: Omit<NewCategory, 'cuisineId'>): Promise<void> => {
  await tx
    .update(categories)
    .set({ name, image, version: sql`${categories.version} + 1` })
    .where(and(eq(categories.restaurantId, restaurantId), eq(categories.id, id)))
}

/** Deletes a category with its content. Returns its picture, or undefined for an unknown category. */
export const deleteCategory = async (tx: Db, place: CategoryPlace): Promise<string | undefined> => {
  const [deleted] = await tx.delete(categories).where(own(place)).returning({ image: categories.image })
  return deleted?.image
}
