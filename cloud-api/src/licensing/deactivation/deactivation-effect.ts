import type { DeactivationEffect } from '@sufra/shared/deactivation/deactivation.routes'
import type { Db } from '../../platform/db/connect.ts'
import { countSignedIn } from '../../people/memberships/memberships.store.ts'
import { countOpenOrders } from '../../ordering/orders/count-open-orders.store.ts'

/** Counts the orders, members and devices that deactivating a restaurant affects now. */
export const readDeactivationEffect = async (db: Db, restaurantId: string, now: Date): Promise<DeactivationEffect> => ({
  ...(await countOpenOrders(db, restaurantId)),
  ...(await countSignedIn(db, restaurantId, now)),
})
