import type { Query } from '../../platform/db/connect.ts'
import type { RoomPosition } from '../../platform/feed/room-position.store.ts'

const positionSql = `
select c.seq as head, coalesce(b.version, 0) as newest
from restaurant_counters c
join dining_tables t on t.restaurant_id = c.restaurant_id and t.id = $2::uuid and t.deleted_at is null
left join table_bills b on b.restaurant_id = t.restaurant_id and b.table_id = t.id
where c.restaurant_id = $1::uuid`

/** Returns the position of a table's room, by the ids of restaurant and table, or undefined for an unknown table. */
export const readBillPosition = async (query: Query, id: string): Promise<RoomPosition | undefined> => {
  const [restaurantId = '', tableId = ''] = id.split('/')
  const [row] = await query<{ head: number; newest: number }>(positionSql, [restaurantId, tableId])
  return row && { restaurantId, ...row, missed: [] }
}
