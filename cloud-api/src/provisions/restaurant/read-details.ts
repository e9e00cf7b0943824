import type { RestaurantDetails } from '@sufra/shared/provisions/restaurant.routes'
import { readApplication } from '../../applicants/read-application.ts'
import type { Db } from '../../db/connect.ts'
import { refused } from '../../refusals/refused.ts'
import { readRestaurant } from '../../restaurants/restaurants.store.ts'

/** Refuses `restaurant.not_found`. */
export const readDetails = async (db: Db, restaurantId: string, now: Date): Promise<RestaurantDetails> => {
  const [application, restaurant] = await Promise.all([readApplication(db, restaurantId, now), readRestaurant(db, restaurantId)])
  if (!application || !restaurant) throw refused('restaurant.not_found')
  const { createdAt, phone, unreachableSince } = restaurant
  return { ...application, signedUpAt: createdAt.toISOString(), phone, unreachableSince: unreachableSince?.toISOString() ?? null }
}
