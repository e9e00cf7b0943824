// Changes of a category by a merchant (spec §7).
import { isNameTaken, maxCategories, maxSubcategories, type SubcategoryDraft } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import type { CuisineDeps } from './change-cuisines.ts'
import { readPicturesBelow } from './cuisines.store.ts'
import { categories, cuisines, subcategories } from './cuisines.table.ts'
import { insertCategory, insertSubcategories } from './insert-category.ts'

type Written = {
  name: LocalizedText
  picture: Buffer | undefined
  subcategories: readonly SubcategoryDraft[]
  version?: number | undefined
}
type Place = { restaurantId: string; cuisineId: string; categoryId: string }

const own = ({ restaurantId, cuisineId, categoryId }: Place) =>
  and(eq(categories.restaurantId, restaurantId), eq(categories.cuisineId, cuisineId), eq(categories.id, categoryId))

const checkName = async (tx: Db, restaurantId: string, cuisineId: string, name: string, exceptId?: string) => {
  const others = await tx
    .select({ id: categories.id, name: categories.name })
    .from(categories)
    .where(and(eq(categories.restaurantId, restaurantId), eq(categories.cuisineId, cuisineId)))
  const taken = others.filter(({ id }) => id !== exceptId)
  if (isNameTaken(name, taken)) throw refused('category.name_taken')
  if (exceptId === undefined && taken.length >= maxCategories) throw refused('category.too_many')
}

/** Subcategories with an id are changed, new ones are added unless their name exists (spec §5), the others are unchanged. */
const writeSubcategories = async (tx: Db, { restaurantId, categoryId }: Place, drafts: readonly SubcategoryDraft[]) => {
  const below = and(eq(subcategories.restaurantId, restaurantId), eq(subcategories.categoryId, categoryId))
  for (const { _id, name, isActive } of drafts.filter((draft) => draft._id !== undefined)) {
    const [changed] = await tx
      .update(subcategories)
      .set({ name, isActive, version: sql`${subcategories.version} + 1` })
      .where(and(below, eq(subcategories.id, _id ?? '')))
      .returning({ id: subcategories.id })
    if (!changed) throw refused('subcategory.not_found')
  }
  const known = await tx.select({ name: subcategories.name }).from(subcategories).where(below)
  const added = drafts.filter(({ _id, name }) => _id === undefined && !isNameTaken(name.en, known))
  if (known.length + added.length > maxSubcategories) throw refused('subcategory.too_many')
  await insertSubcategories(tx, { restaurantId, categoryId }, added)
}

export const createChangeCategories = ({ changeMenu, withPictures }: CuisineDeps) => ({
  /** Refuses `cuisine.not_found`, `category.name_taken`, `category.too_many`, `upload.picture_required`, `upload.picture`. */
  add: (restaurantId: string, cuisineId: string, { picture, ...written }: Written): Promise<void> => {
    if (!picture) throw refused('upload.picture_required')
    return withPictures([picture], async ([image = '']) => {
      await changeMenu(restaurantId, async (tx) => {
        const [cuisine] = await tx
          .select({ id: cuisines.id })
          .from(cuisines)
          .where(and(eq(cuisines.restaurantId, restaurantId), eq(cuisines.id, cuisineId)))
        if (!cuisine) throw refused('cuisine.not_found')
        await checkName(tx, restaurantId, cuisineId, written.name.en)
        await insertCategory(tx, { restaurantId, cuisineId, ...written, image })
      })
      return { answer: undefined, replaced: [] }
    })
  },

  /** Refuses `category.not_found`, `cuisine.changed`, `category.name_taken`, `subcategory.not_found`, `subcategory.too_many`, `upload.picture`. */
  update: (place: Place, { name, picture, subcategories: drafts, version }: Written): Promise<void> =>
    withPictures([picture], async ([image]) => {
      const replaced: string[] = []
      await changeMenu(place.restaurantId, async (tx) => {
        const [known] = await tx.select().from(categories).where(own(place))
        if (!known) throw refused('category.not_found')
        if (version !== undefined && version !== known.version) throw refused('cuisine.changed')
        await checkName(tx, place.restaurantId, place.cuisineId, name.en, place.categoryId)
        await tx
          .update(categories)
          .set({ name, image: image ?? known.image, version: sql`${categories.version} + 1` })
          .where(own(place))
        await writeSubcategories(tx, place, drafts)
        if (image) replaced.push(known.image)
      })
      return { answer: undefined, replaced }
    }),

  /** Deletes it with its content. Refuses `category.not_found`. */
  remove: (place: Place): Promise<void> =>
    withPictures([], async () => {
      const replaced: string[] = []
      await changeMenu(place.restaurantId, async (tx) => {
        replaced.push(...(await readPicturesBelow(tx, place.restaurantId, { categoryId: place.categoryId })))
        const [gone] = await tx.delete(categories).where(own(place)).returning({ image: categories.image })
        if (!gone) throw refused('category.not_found')
        replaced.push(gone.image)
      })
      return { answer: undefined, replaced }
    }),
})
