// Changes of a category by a merchant (spec §7).
import { isNameTaken, maxCategories, maxSubcategories, type SubcategoryDraft } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Db } from '../../platform/db/connect.ts'
import { readItemPicturesBelow } from '../menu/items/items.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { CuisineDeps } from './change-cuisines.ts'
import { deleteCategory, readCategoriesOf, readCategory, updateCategory, type CategoryPlace as Place } from './categories.store.ts'
import { readCuisine } from './cuisines.store.ts'
import { asSubcategories, insertCategory } from './insert-category.ts'
import { insertSubcategories, readSubcategoriesOf, updateSubcategory } from './subcategories.store.ts'

type Written = {
  name: LocalizedText
  picture: Buffer | undefined
  subcategories: readonly SubcategoryDraft[]
  version?: number | undefined
}

const checkName = async (tx: Db, restaurantId: string, cuisineId: string, name: string, exceptId?: string) => {
  const taken = (await readCategoriesOf(tx, restaurantId, cuisineId)).filter(({ id }) => id !== exceptId)
  if (isNameTaken(name, taken)) throw refused('category.name_taken')
  if (exceptId === undefined && taken.length >= maxCategories) throw refused('category.too_many')
}

/** Subcategories with an id are changed, new ones are added unless their name exists (spec §5), the others are unchanged. */
const writeSubcategories = async (tx: Db, { restaurantId, categoryId }: Place, drafts: readonly SubcategoryDraft[]) => {
  const ids = new Set((await readSubcategoriesOf(tx, restaurantId, categoryId)).map(({ id }) => id))
  for (const { _id, name, isActive } of drafts) {
    if (_id === undefined) continue
    if (!ids.has(_id)) throw refused('subcategory.not_found')
    await updateSubcategory(tx, restaurantId, { id: _id, name, isActive })
  }
  const known = await readSubcategoriesOf(tx, restaurantId, categoryId)
  const added = drafts.filter(({ _id, name }) => _id === undefined && !isNameTaken(name.en, known))
  if (known.length + added.length > maxSubcategories) throw refused('subcategory.too_many')
  await insertSubcategories(tx, restaurantId, asSubcategories(categoryId, added))
}

export const createChangeCategories = ({ changeMenu, withPictures }: CuisineDeps) => ({
  /** Refuses `cuisine.not_found`, `category.name_taken`, `category.too_many`, `upload.picture_required`, `upload.picture`. */
  add: (restaurantId: string, cuisineId: string, { picture, ...written }: Written): Promise<void> => {
    if (!picture) throw refused('upload.picture_required')
    return withPictures([picture], async ([image = '']) => {
      await changeMenu(restaurantId, async (tx) => {
        if (!(await readCuisine(tx, restaurantId, cuisineId))) throw refused('cuisine.not_found')
        await checkName(tx, restaurantId, cuisineId, written.name.en)
        await insertCategory(tx, restaurantId, { cuisineId, ...written, image })
      })
      return { answer: undefined, replaced: [] }
    })
  },

  /** Refuses `category.not_found`, `cuisine.changed`, `category.name_taken`, `subcategory.not_found`, `subcategory.too_many`, `upload.picture`. */
  update: (place: Place, { name, picture, subcategories: drafts, version }: Written): Promise<void> =>
    withPictures([picture], async ([image]) => {
      const replaced: string[] = []
      await changeMenu(place.restaurantId, async (tx) => {
        const known = await readCategory(tx, place)
        if (!known) throw refused('category.not_found')
        if (version !== undefined && version !== known.version) throw refused('cuisine.changed')
        await checkName(tx, place.restaurantId, place.cuisineId, name.en, place.categoryId)
        await updateCategory(tx, place.restaurantId, { id: known.id, name, image: image ?? known.image })
        await writeSubcategories(tx, place, drafts)
        if (image) replaced.push(known.image)
      })
      return { answer: undefined, replaced }
    }),

  /** Deletes the category with its content, which can be undone. Refuses `category.not_found`. */
  remove: (place: Place): Promise<void> =>
    withPictures([], async () => {
      const replaced: string[] = []
      await changeMenu(
        place.restaurantId,
        async (tx) => {
          replaced.push(...(await readItemPicturesBelow(tx, place.restaurantId, { categoryId: place.categoryId })))
          const picture = await deleteCategory(tx, place)
          if (picture === undefined) throw refused('category.not_found')
          replaced.push(picture)
        },
        { isUndoable: true },
      )
      return { answer: undefined, replaced }
    }),
})
