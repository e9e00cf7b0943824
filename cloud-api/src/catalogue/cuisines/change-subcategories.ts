// Changes of a subcategory by a merchant (spec §7).
import { isNameTaken } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import type { Db } from '../../platform/db/connect.ts'
import { readItemPicturesBelow } from '../menu/items/items.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { CuisineDeps } from './change-cuisines.ts'
import {
  deleteSubcategory,
  readSubcategoriesOf,
  readSubcategory,
  updateSubcategory,
  type SubcategoryPlace as Place,
} from './subcategories.store.ts'

type Change = { name?: LocalizedText | undefined; isActive?: boolean | undefined; version?: number | undefined }

const checkName = async (tx: Db, { restaurantId, categoryId, subcategoryId }: Place, name: string) => {
  const others = (await readSubcategoriesOf(tx, restaurantId, categoryId)).filter(({ id }) => id !== subcategoryId)
  if (isNameTaken(name, others)) throw refused('subcategory.name_taken')
}

export const createChangeSubcategories = ({ changeMenu, withPictures }: CuisineDeps) => ({
  /** Omitted fields are unchanged. Refuses `subcategory.not_found`, `subcategory.name_taken`, `cuisine.changed`. */
  patch: async (place: Place, { name, isActive, version }: Change): Promise<void> => {
    await changeMenu(place.restaurantId, async (tx) => {
      const known = await readSubcategory(tx, place)
      if (!known) throw refused('subcategory.not_found')
      if (version !== undefined && version !== known.version) throw refused('cuisine.changed')
      if (name) await checkName(tx, place, name.en)
      const next = { id: known.id, name: name ?? known.name, isActive: isActive ?? known.isActive }
      await updateSubcategory(tx, place.restaurantId, next)
    })
  },

  /** Deletes the subcategory with its items, which can be undone. Refuses `subcategory.not_found`. */
  remove: (place: Place): Promise<void> =>
    withPictures([], async () => {
      const replaced: string[] = []
      const remove = async (tx: Db) => {
        replaced.push(...(await readItemPicturesBelow(tx, place.restaurantId, { subcategoryId: place.subcategoryId })))
        if (!(await deleteSubcategory(tx, place))) throw refused('subcategory.not_found')
      }
      await changeMenu(place.restaurantId, remove, { isUndoable: true })
      return { answer: undefined, replaced }
    }),
})
