import type { Cuisine } from '@sufra/shared/cuisines/cuisine'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
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
  return cuisineRows.map(({ id, name, image }) => ({
    _id: id,
    name,
    cuisineImage: image,
    categories: (categoriesOf.get(id) ?? []).map((category) => ({
      _id: category.id,
      name: category.name,
      categoryImage: category.image,
      subcategories: (subcategoriesOf.get(category.id) ?? []).map((row) => ({ _id: row.id, name: row.name, isActive: row.isActive })),
    })),
  }))
}
