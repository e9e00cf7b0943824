import type { Query } from '../db/connect.ts'
import { refused } from '../http/refused.ts'

/**
 * $1 restaurant, $2 item, $3 what it shall be, $4 the version that the caller saw, $5 the moment. The item, the menu's version and the feed's row go
 * together, or nothing does when somebody switched it meanwhile.
 */
const switchItemSql = `
with changed as (
  update menu_items set is_available = $3::text::boolean, availability_version = availability_version + 1
  where restaurant_id = $1::uuid and id = $2::uuid and availability_version = $4::int
  returning availability_version
), counter as (
  update restaurant_counters c set seq = c.seq + 1, menu_version = c.menu_version + 1 from changed
  where c.restaurant_id = $1::uuid returning c.seq, c.menu_version
), told as (
  insert into feed (restaurant_id, seq, event, data, at)
  select $1::uuid, n.seq, 'menu_changed', jsonb_build_object('menuVersion', n.menu_version), $5::timestamptz from counter n
)
select availability_version as "availabilityVersion" from changed`

const readSwitchSql = `
select is_available as "isAvailable", availability_version as "availabilityVersion" from menu_items
where restaurant_id = $1::uuid and id = $2::uuid`

type Switch = { isAvailable: boolean; availabilityVersion: number }
type Parts = { query: Query; onChange: (restaurantId: string) => void; now: () => Date }

/**
 * Switches an item on or off. Sent again, or when the item is so already, it changes nothing and succeeds.
 * Refuses `menu.item_not_found`, and `menu.item_switched` when somebody else switched it after the version that the caller saw.
 */
export const createSwitchItem =
  ({ query, onChange, now }: Parts) =>
  async (restaurantId: string, itemId: string, { isAvailable, availabilityVersion }: Switch): Promise<Switch> => {
    const parameters = [restaurantId, itemId, String(isAvailable), availabilityVersion, now().toISOString()]
    const [switched] = await query<{ availabilityVersion: number }>(switchItemSql, parameters)
    if (switched) {
      onChange(restaurantId)
      return { isAvailable, ...switched }
    }
    const [current] = await query<Switch>(readSwitchSql, [restaurantId, itemId])
    if (!current) throw refused('menu.item_not_found')
    if (current.isAvailable !== isAvailable) throw refused('menu.item_switched')
    return current
  }

export type SwitchItem = ReturnType<typeof createSwitchItem>
