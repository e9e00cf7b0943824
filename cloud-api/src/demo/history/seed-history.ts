import { businessDayOf } from '@sufra/shared/dates/business-day'
import type { Connection } from '../../platform/db/connect.ts'
import { readClock } from '../../people/restaurants/restaurants.store.ts'
import { insertPastOrdersSql } from './past-orders.sql.ts'

/** Orders for each statement, which must end within the database's time limit. */
const batch = 2_000
/** Maximum number of days: a million orders are spread over two years. */
const maxDays = 730
const oneDay = 86_400_000
const ordersOfGuest = 10

type Options = { restaurantId: string; orders: number; now: Date; onProgress?: (stored: number) => void }

/** Stores past orders, up to yesterday, of a restaurant that has a menu, tables and no orders of an earlier run. */
export const seedHistory = async ({ db, query }: Connection, { restaurantId, orders, now, onProgress }: Options): Promise<void> => {
  const clock = await readClock(db, restaurantId)
  if (!clock) throw new Error('the restaurant is unknown')
  const perDay = Math.max(20, Math.ceil(orders / maxDays))
  const guests = Math.max(1, Math.floor(orders / ordersOfGuest))
  const yesterday = businessDayOf(new Date(now.getTime() - oneDay), clock)
  for (let first = 1; first <= orders; first += batch) {
    const last = Math.min(orders, first + batch - 1)
    await query(insertPastOrdersSql, [restaurantId, first, last, perDay, guests, yesterday, clock.timeZone])
    onProgress?.(last)
  }
}
