import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { and, asc, eq, max } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { menuItems } from '../menu/menu.table.ts'
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

/** The position after the last one of a restaurant's rows. */
export const nextPosition = async (
  db: Db,
  table: typeof cuisines | typeof categories | typeof subcategories | typeof menuItems,
  restaurantId: string,
): Promise<number> => {
  const [row] = await db
    .select({ last: max(table.position) })
    .from(table)
    .where(eq(table.restaurantId, restaurantId))
  return (row?.last ?? -1) + 1
}

type Part = { cuisineId: string } | { categoryId: string } | { subcategoryId: string }

const isWithin = (part: Part) => {
  if ('cuisineId' in part) return eq(menuItems.cuisineId, part.cuisineId)
  return 'categoryId' in part ? eq(menuItems.categoryId, part.categoryId) : eq(menuItems.subcategoryId, part.subcategoryId)
}

/** The pictures of everything below a part of the menu, which are unused after its deletion. */
export const readPicturesBelow = async (db: Db, restaurantId: string, part: Part): Promise<string[]> => {
  const items = await db
    .select({ image: menuItems.image })
    .from(menuItems)
    .where(and(eq(menuItems.restaurantId, restaurantId), isWithin(part)))
  const below =
    'cuisineId' in part
      ? await db
          .select({ image: categories.image })
          .from(categories)
          .where(and(eq(categories.restaurantId, restaurantId), eq(categories.cuisineId, part.cuisineId)))
      : []
  return [...items, ...below].map(({ image }) => image)
}
