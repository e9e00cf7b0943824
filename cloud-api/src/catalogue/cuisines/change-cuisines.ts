// Changes of a cuisine by a merchant (spec §7).
import type { CategoryDraft } from '@sufra/shared/cuisines/cuisine-draft'
import { isNameTaken, maxCuisines } from '@sufra/shared/cuisines/cuisine-draft'
import type { LocalizedText } from '@sufra/shared/localized-text'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { ChangeMenu } from '../menu/change-menu.ts'
import { readItemPicturesBelow } from '../menu/items/items.store.ts'
import type { WithPictures } from '../../platform/files/uploads/with-pictures.ts'
import { readCategoriesOf } from './categories.store.ts'
import { deleteCuisine, insertCuisines, readCuisine, readCuisineNames, updateCuisine } from './cuisines.store.ts'
import { insertCategory } from './insert-category.ts'

export type CuisineDeps = { changeMenu: ChangeMenu; withPictures: WithPictures }
type NewCuisine = { name: LocalizedText; picture: Buffer | undefined; categories: (CategoryDraft & { picture: Buffer | undefined })[] }
type CuisineChange = { name: LocalizedText; picture: Buffer | undefined; version?: number | undefined }

const checkName = async (tx: Db, restaurantId: string, name: string, exceptId?: string) => {
  const taken = (await readCuisineNames(tx, restaurantId)).filter(({ id }) => id !== exceptId)
  if (isNameTaken(name, taken)) throw refused('cuisine.name_taken')
  if (exceptId === undefined && taken.length >= maxCuisines) throw refused('cuisine.too_many')
}

export const createChangeCuisines = ({ changeMenu, withPictures }: CuisineDeps) => ({
  /** Refuses `upload.picture_required`, `upload.picture`, `cuisine.name_taken`, `cuisine.too_many`. */
  add: async (restaurantId: string, { name, picture, categories }: NewCuisine): Promise<void> => {
    if (!picture || categories.some((category) => !category.picture)) throw refused('upload.picture_required')
    await withPictures([picture, ...categories.map((category) => category.picture)], async ([image = '', ...categoryImages]) => {
      await changeMenu(restaurantId, async (tx) => {
        await checkName(tx, restaurantId, name.en)
        const cuisineId = uuidv7()
        await insertCuisines(tx, restaurantId, [{ id: cuisineId, name, image }])
        for (const [index, category] of categories.entries())
          await insertCategory(tx, restaurantId, { cuisineId, ...category, image: categoryImages[index] ?? '' })
      })
      return { answer: undefined, replaced: [] }
    })
  },

  /** Refuses `cuisine.not_found`, `cuisine.changed`, `cuisine.name_taken`, `upload.picture`. */
  update: (restaurantId: string, cuisineId: string, { name, picture, version }: CuisineChange): Promise<void> =>
    withPictures([picture], async ([image]) => {
      const replaced: string[] = []
      await changeMenu(restaurantId, async (tx) => {
        const known = await readCuisine(tx, restaurantId, cuisineId)
        if (!known) throw refused('cuisine.not_found')
        if (version !== undefined && version !== known.version) throw refused('cuisine.changed')
        await checkName(tx, restaurantId, name.en, cuisineId)
        if (image) replaced.push(known.image)
        await updateCuisine(tx, restaurantId, { id: cuisineId, name, image: image ?? known.image })
      })
      return { answer: undefined, replaced }
    }),

  /** Deletes the cuisine with its content, which can be undone. Refuses `cuisine.not_found`. */
  remove: (restaurantId: string, cuisineId: string): Promise<void> =>
    withPictures([], async () => {
      const replaced: string[] = []
      await changeMenu(
        restaurantId,
        async (tx) => {
          replaced.push(...(await readItemPicturesBelow(tx, restaurantId, { cuisineId })))
          replaced.push(...(await readCategoriesOf(tx, restaurantId, cuisineId)).map((category) => category.image))
          const picture = await deleteCuisine(tx, restaurantId, cuisineId)
          if (picture === undefined) throw refused('cuisine.not_found')
          replaced.push(picture)
        },
        { isUndoable: true },
      )
      return { answer: undefined, replaced }
    }),
})
