import type { Connection } from '../../src/platform/db/connect.ts'
import type { Stored } from './history.ts'

const ordersSql = `
with of_lines as (
  select order_id, sum(total)::int as total, count(*)::int as count from order_lines where restaurant_id = $1::uuid group by order_id
), of_payments as (
  select order_id, sum(amount)::int as total, count(*)::int as count from payments where restaurant_id = $1::uuid group by order_id
), of_feed as (
  select order_id, count(*)::int as count, (count(*) filter (where event = 'order_placed'))::int as emitted,
    (count(*) filter (where event = 'order_status_updated' and data->>'status' = 'Preparing'))::int as accepted
  from feed where restaurant_id = $1::uuid and order_id is not null group by order_id
), of_notifications as (
  select data->>'orderId' as order_id, count(*)::int as count from notifications
  where restaurant_id = $1::uuid and kind = 'order_placed' group by data->>'orderId'
)
select o.id, o.business_day::text as "businessDay", o.order_number as "orderNumber", o.total_price as "totalPrice", o.status, o.version,
  coalesce(l.total, 0) as "linesTotal", coalesce(l.count, 0) as lines, coalesce(p.total, 0) as paid, coalesce(p.count, 0) as payments,
  coalesce(f.emitted, 0) as emitted, coalesce(f.count, 0) as rows, coalesce(f.accepted, 0) as accepted,
  coalesce(n.count, 0) as notifications
from orders o
left join of_lines l on l.order_id = o.id
left join of_payments p on p.order_id = o.id
left join of_feed f on f.order_id = o.id
left join of_notifications n on n.order_id = o.id
where o.restaurant_id = $1::uuid`

/** The final content of a restaurant's tables, without the keys of its counters' moves. */
export const readStored = async ({ query }: Connection, restaurantId: string, moveKeys: ReadonlySet<string>): Promise<Stored> => {
  const keys = await query<Stored['keys'][number]>('select key, order_id as "orderId" from idempotency where scope = $1::uuid', [
    restaurantId,
  ])
  const seqs = await query<{ seq: number }>('select seq from feed where restaurant_id = $1::uuid order by seq', [restaurantId])
  const [counter] = await query<{ seq: number }>('select seq from restaurant_counters where restaurant_id = $1::uuid', [restaurantId])
  return {
    orders: await query<Stored['orders'][number]>(ordersSql, [restaurantId]),
    keys: keys.filter(({ key }) => !moveKeys.has(key)),
    seqs: seqs.map(({ seq }) => seq),
    seq: counter?.seq ?? 0,
  }
}
