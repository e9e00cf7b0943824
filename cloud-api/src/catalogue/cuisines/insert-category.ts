import type { SubcategoryDraft } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/connect.ts'
import { insertCategories } from './categories.store.ts'
import { insertSubcategories } from './subcategories.store.ts'

type NewCategory = { cuisineId: string; name: LocalizedText; image: string; subcategories: readonly SubcategoryDraft[] }

/** New subcategories of a category. */
export const asSubcategories = (categoryId: string, drafts: readonly SubcategoryDraft[]) =>
  drafts.map(({ name, isActive }) => ({ id: uuidv7(), categoryId, name, isActive }))

/** Adds a category with its subcategories, at the end. */
export const insertCategory = async (tx: Db, restaurantId: string, { cuisineId, name, image, subcategories }: NewCategory) => {
  const id = uuidv7()
  await insertCategories(tx, restaurantId, [{ id, cuisineId, name, image }])
  await insertSubcategories(tx, restaurantId, asSubcategories(id, subcategories))
}
