import type { Query } from '../../platform/db/connect.ts'
import type { RoomPosition } from '../../platform/feed/room-position.store.ts'

/** Returns the position of a menu's room, or undefined for an unknown restaurant. */
export const readMenuPosition = async (query: Query, restaurantId: string): Promise<RoomPosition | undefined> => {
  const [row] = await query<{ head: number; newest: number }>(
    `select seq as head, menu_version as newest from restaurant_counters where restaurant_id = $1::uuid`,
    [restaurantId],
  )
  return row && { restaurantId, ...row, missed: [] }
}
