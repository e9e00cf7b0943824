import type { Connection } from '../../platform/db/connect.ts'
import { isVisibleSql } from '../../ordering/orders/visible-to-counter.sql.ts'
import { refused } from '../../platform/refusals/refused.ts'

export type FirstSteps = { menu: boolean; tables: boolean; codes: boolean; order: boolean; alarm: boolean; dismissed: boolean }

/**
 * $1 is the restaurant. An order implies that there was a menu, and a print implies that there were tables, so completed steps stay
 * completed even when everything is sold out later.
 */
const readSql = `
select f."order", f.codes, r.first_steps_dismissed_at is not null as dismissed, r.alarm_tested_at is not null as alarm,
  f.codes or exists (select 1 from dining_tables where restaurant_id = r.id and deleted_at is null) as tables,
  f."order" or exists (
    select 1 from menu_items i join subcategories s on s.restaurant_id = i.restaurant_id and s.id = i.subcategory_id
    where i.restaurant_id = r.id and i.is_available and s.is_active and (i.portions_left is null or i.portions_left > 0)
  ) as menu
from restaurants r, lateral (
  select exists (select 1 from orders o where o.restaurant_id = r.id and ${isVisibleSql('o')}) as "order",
    exists (select 1 from table_code_prints where restaurant_id = r.id) as codes
) f
where r.id = $1::uuid`

const dismissSql = `
update restaurants set first_steps_dismissed_at = coalesce(first_steps_dismissed_at, $2::timestamptz) where id = $1::uuid`

const confirmAlarmSql = `update restaurants set alarm_tested_at = coalesce(alarm_tested_at, $2::timestamptz) where id = $1::uuid`

export const createFirstStepsStore = ({ query }: Pick<Connection, 'query'>, now: () => Date) => ({
  /** Refuses `restaurant.not_found`. */
  read: async (restaurantId: string): Promise<FirstSteps> => {
    const [row] = await query<FirstSteps>(readSql, [restaurantId])
    if (!row) throw refused('restaurant.not_found')
    return row
  },

  confirmAlarm: (restaurantId: string) => query(confirmAlarmSql, [restaurantId, now().toISOString()]),

  dismiss: (restaurantId: string) => query(dismissSql, [restaurantId, now().toISOString()]),
})
