// A restaurant whose subscription has lapsed takes no orders until it is paid.
import type { Db } from '../../platform/db/connect.ts'
import { deactivateRestaurant, restoreRestaurant } from '../../licensing/deactivation/change-deactivation.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'

const reason = 'subscription_unpaid'

export const createChangeAccess = (publicAddress: () => string) => ({
  /**
   * Deactivates a restaurant whose subscription has lapsed. Returns false for a restaurant that takes no orders for another reason. Call
   * `statusChanged` after the commit when it returns true.
   */
  deactivateUnpaid: async (tx: Db, restaurantId: string, now: Date): Promise<boolean> => {
    const restaurant = await readRestaurant(tx, restaurantId)
    if (restaurant?.status !== 'accepted') return false
    return deactivateRestaurant(tx, { restaurantId, adminId: null, now, publicAddress: publicAddress(), reason })
  },

  /**
   * Restores only a restaurant that was deactivated because it had not paid. Call `statusChanged` after the commit when it returns true.
   */
  restorePaid: async (tx: Db, restaurantId: string, now: Date): Promise<boolean> => {
    const restaurant = await readRestaurant(tx, restaurantId)
    if (restaurant?.status !== 'deactivated') return false
    return restoreRestaurant(tx, { restaurantId, adminId: null, now, publicAddress: publicAddress(), reason })
  },
})

export type ChangeAccess = ReturnType<typeof createChangeAccess>
