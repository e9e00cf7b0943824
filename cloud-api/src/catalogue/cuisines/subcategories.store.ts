import type { LocalizedText } from '@sufra/shared/localized-text'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { inChunks } from '../../platform/db/in-chunks.ts'
import { positionAtEnd } from '../../platform/db/positions.store.ts'
import type { CategoryPlace } from './categories.store.ts'
import { categories, subcategories } from './cuisines.table.ts'

export type SubcategoryPlace = CategoryPlace & { subcategoryId: string }

const own = (tx: Db, { restaurantId, cuisineId, categoryId, subcategoryId }: SubcategoryPlace) =>
  and(
    eq(subcategories.restaurantId, restaurantId),
    eq(subcategories.categoryId, categoryId),
    eq(subcategories.id, subcategoryId),
    exists(
      tx
        .select({ id: categories.id })
        .from(categories)
        .where(and(eq(categories.restaurantId, restaurantId), eq(categories.id, categoryId), eq(categories.cuisineId, cuisineId))),
    ),
  )

/** Returns undefined for an unknown subcategory, or a subcategory of another place. */
export const readSubcategory = async (db: Db, place: SubcategoryPlace) => {
  const [subcategory] = await db.select().from(subcategories).where(own(db, place))
  return subcategory
}

export const readSubcategoriesOf = (db: Db, restaurantId: string, categoryId: string) =>
  db
    .select({ id: subcategories.id, name: subcategories.name })
    .from(subcategories)
    .where(and(eq(subcategories.restaurantId, restaurantId), eq(subcategories.categoryId, categoryId)))

/** Returns the ids of a subcategory, its category and its cuisine, or undefined for an unknown subcategory. */
export const readPlace = async (db: Db, restaurantId: string, subcategoryId: string) => {
  const [place] = await db
    .select({ cuisineId: categories.cuisineId, categoryId: categories.id, subcategoryId: subcategories.id })
    .from(subcategories)
    .innerJoin(categories, and(eq(categories.restaurantId, subcategories.restaurantId), eq(categories.id, subcategories.categoryId)))
    .where(and(eq(subcategories.restaurantId, restaurantId), eq(subcategories.id, subcategoryId)))
  return place
}

type NewSubcategory = { id: string; categoryId: string; name: LocalizedText; isActive: boolean }

/** Adds subcategories at the end. */
export const insertSubcategories = async (tx: Db, restaurantId: string, added: readonly NewSubcategory[]): Promise<void> => {
  if (added.length === 0) return
  const rows = await positionAtEnd(tx, subcategories, restaurantId, added)
  await inChunks(rows, (some) => tx.insert(subcategories).values(some))
}

export const updateSubcategory = async (
  tx: Db,
  restaurantId: string,
  { id, name, isActive }: Omit<NewSubcategory, 'categoryId'>,
): Promise<void> => {
  await tx
    .update(subcategories)
    .set({ name, isActive, version: sql`${subcategories.version} + 1` })
    .where(and(eq(subcategories.restaurantId, restaurantId), eq(subcategories.id, id)))
}

/** Deletes a subcategory with its items. Returns false for an unknown subcategory. */
export const deleteSubcategory = async (tx: Db, place: SubcategoryPlace): Promise<boolean> => {
  const deleted = await tx.delete(subcategories).where(own(tx, place)).returning({ id: subcategories.id })
  return deleted.length > 0
}
