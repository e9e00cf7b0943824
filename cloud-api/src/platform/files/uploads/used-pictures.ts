// Finds and removes pictures that no menu, no change of a menu that can be undone, and no restaurant refers to.
import { readCuisinePictures, readUsedCuisinePictures } from '../../../catalogue/cuisines/cuisines.store.ts'
import type { Db } from '../../db/connect.ts'
import { readItemPictures, readUsedItemPictures } from '../../../catalogue/menu/items/items.store.ts'
import { readUndoPictures } from '../../../catalogue/menu/undo/menu-undos.store.ts'
import { readUsedRestaurantPictures } from '../../../people/restaurants/restaurants.store.ts'
import type { Pictures } from './pictures.ts'

const hour = 3_600_000
const chunkSize = 500

/** Returns the names among these that are in use. */
const readUsed = async (db: Db, names: readonly string[]): Promise<Set<string>> => {
  const used = new Set<string>()
  for (let from = 0; from < names.length; from += chunkSize) {
    const some = names.slice(from, from + chunkSize)
    for (const read of [readUsedCuisinePictures, readUsedItemPictures, readUsedRestaurantPictures, readUndoPictures])
      for (const image of await read(db, some)) used.add(image)
  }
  return used
}

/** All pictures in use on a restaurant's menu. */
export const readOwnPictures = async (db: Db, restaurantId: string): Promise<Set<string>> =>
  new Set([...(await readCuisinePictures(db, restaurantId)), ...(await readItemPictures(db, restaurantId))])

export const removeUnusedPictures = async (db: Db, pictures: Pictures, names: readonly string[]): Promise<void> => {
  const candidates = [...new Set(names.filter(Boolean))]
  const used = await readUsed(db, candidates)
  await pictures.remove(candidates.filter((name) => !used.has(name)))
}

/** Deletes unused pictures older than an hour, left by a crash between storing the file and inserting its row. */
export const createDeleteUnusedPictures = (db: Db, pictures: Pictures, now: () => Date) => async (): Promise<void> =>
  removeUnusedPictures(db, pictures, await pictures.listOlder(new Date(now().getTime() - hour)))
