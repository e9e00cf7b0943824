import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/connect.ts'
import { insertMenu, insertRestaurant } from '../seed-demo.ts'

/** A copy of the demo restaurant without orders, with an owner of its own. */
export const createHistoryRestaurant = async (tx: Db, now: Date) => {
  const email = `history-${uuidv7().slice(-6)}@sufra.test`
  const restaurantId = await insertRestaurant(tx, now, email)
  await insertMenu(tx, restaurantId)
  return { restaurantId, email }
}
