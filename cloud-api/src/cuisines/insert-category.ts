import type { SubcategoryDraft } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/connect.ts'
import { nextPosition } from './cuisines.store.ts'
import { categories, subcategories } from './cuisines.table.ts'

type Below = { restaurantId: string; categoryId: string }
type NewCategory = {
  restaurantId: string
  cuisineId: string
  name: LocalizedText
  image: string
  subcategories: readonly SubcategoryDraft[]
}

/** Adds subcategories at the end of a category. */
export const insertSubcategories = async (tx: Db, { restaurantId, categoryId }: Below, drafts: readonly SubcategoryDraft[]) => {
  if (drafts.length === 0) return
  const first = await nextPosition(tx, subcategories, restaurantId)
  await tx
    .insert(subcategories)
    .values(
      drafts.map(({ name, isActive }, index) => ({ restaurantId, id: uuidv7(), categoryId, name, isActive, position: first + index })),
    )
}

/** Adds a category with its subcategories, at the end. */
export const insertCategory = async (tx: Db, { restaurantId, cuisineId, name, image, subcategories: drafts }: NewCategory) => {
  const categoryId = uuidv7()
  const position = await nextPosition(tx, categories, restaurantId)
  await tx.insert(categories).values({ restaurantId, id: categoryId, cuisineId, name, image, position })
  await insertSubcategories(tx, { restaurantId, categoryId }, drafts)
}
