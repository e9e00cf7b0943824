// Changes of a subcategory by a merchant (spec §7).
import { isNameTaken } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { refused } from '../refusals/refused.ts'
import type { CuisineDeps } from './change-cuisines.ts'
import { readPicturesBelow } from './cuisines.store.ts'
import { categories, subcategories } from './cuisines.table.ts'

type Place = { restaurantId: string; cuisineId: string; categoryId: string; subcategoryId: string }
type Change = { name?: LocalizedText | undefined; isActive?: boolean | undefined; version?: number | undefined }

const own = (tx: Db, { restaurantId, cuisineId, categoryId, subcategoryId }: Place) =>
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

const checkName = async (tx: Db, { restaurantId, categoryId, subcategoryId }: Place, name: string) => {
  const others = await tx
    .select({ id: subcategories.id, name: subcategories.name })
    .from(subcategories)
    .where(and(eq(subcategories.restaurantId, restaurantId), eq(subcategories.categoryId, categoryId)))
  if (
    isNameTaken(
      name,
      others.filter(({ id }) => id !== subcategoryId),
    )
  )
    throw refused('subcategory.name_taken')
}

export const createChangeSubcategories = ({ changeMenu, withPictures }: CuisineDeps) => ({
  /** Omitted fields are unchanged. Refuses `subcategory.not_found`, `subcategory.name_taken`, `cuisine.changed`. */
  patch: async (place: Place, { name, isActive, version }: Change): Promise<void> => {
    await changeMenu(place.restaurantId, async (tx) => {
      const [known] = await tx.select().from(subcategories).where(own(tx, place))
      if (!known) throw refused('subcategory.not_found')
      if (version !== undefined && version !== known.version) throw refused('cuisine.changed')
      if (name) await checkName(tx, place, name.en)
      await tx
        .update(subcategories)
        .set({ name: name ?? known.name, isActive: isActive ?? known.isActive, version: sql`${subcategories.version} + 1` })
        .where(own(tx, place))
    })
  },

  /** Deletes it with its items. Refuses `subcategory.not_found`. */
  remove: (place: Place): Promise<void> =>
    withPictures([], async () => {
      const replaced: string[] = []
      await changeMenu(place.restaurantId, async (tx) => {
        replaced.push(...(await readPicturesBelow(tx, place.restaurantId, { subcategoryId: place.subcategoryId })))
        const gone = await tx.delete(subcategories).where(own(tx, place)).returning({ id: subcategories.id })
        if (gone.length === 0) throw refused('subcategory.not_found')
      })
      return { answer: undefined, replaced }
    }),
})
