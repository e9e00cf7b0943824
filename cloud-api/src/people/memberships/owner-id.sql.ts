/** Returns `ownerIdSql` for a statement of text. `restaurantId`: the SQL name of the id. */
export const ownerIdText = (restaurantId: string): string =>
  `coalesce((select m.user_id from memberships m where m.restaurant_id = ${restaurantId} and m.role = 'owner' order by m.created_at, m.user_id limit 1), ${restaurantId})`
