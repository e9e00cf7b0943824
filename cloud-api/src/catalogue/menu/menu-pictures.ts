import type { Db } from '../../platform/db/connect.ts'
import { readUsedRestaurantPictures } from '../../people/restaurants/restaurants.store.ts'
import { readCuisinePictures, readUsedCuisinePictures } from '../cuisines/cuisines.store.ts'
import { readItemPictures, readUsedItemPictures } from './items/items.store.ts'
import { readUndoPictures } from './undo/menu-undos.store.ts'

/** Returns the given pictures that a menu, a change of a menu that can be undone, or a restaurant refers to. */
export const readUsedPictures = async (db: Db, names: readonly string[]): Promise<string[]> => {
  const used: string[] = []
  for (const read of [readUsedCuisinePictures, readUsedItemPictures, readUsedRestaurantPictures, readUndoPictures])
    used.push(...(await read(db, names)))
  return used
}

/** All pictures in use on a restaurant's menu. */
export const readOwnPictures = async (db: Db, restaurantId: string): Promise<Set<string>> =>
  new Set([...(await readCuisinePictures(db, restaurantId)), ...(await readItemPictures(db, restaurantId))])
