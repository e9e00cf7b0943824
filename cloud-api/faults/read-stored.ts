import type { Connection } from '../src/db/connect.ts'
import type { Stored } from './history.ts'

const ordersSql = `
select o.id, o.business_day::text as "businessDay", o.order_number as "orderNumber", o.total_price as "totalPrice",
  (select coalesce(sum(total), 0)::int from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as "linesTotal",
  (select count(*)::int from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.id) as lines,
  (select coalesce(sum(amount), 0)::int from payments p where p.restaurant_id = o.restaurant_id and p.order_id = o.id) as paid,
  (select count(*)::int from payments p where p.restaurant_id = o.restaurant_id and p.order_id = o.id) as payments,
  (select count(*)::int from feed f where f.restaurant_id = o.restaurant_id and f.order_id = o.id and f.event = 'order_placed') as told
from orders o where o.restaurant_id = $1::uuid`

/** What a restaurant's tables say in the end. */
export const readStored = async ({ query }: Connection, restaurantId: string): Promise<Stored> => {
  const seqs = await query<{ seq: number }>('select seq from feed where restaurant_id = $1::uuid order by seq', [restaurantId])
  const [counter] = await query<{ seq: number }>('select seq from restaurant_counters where restaurant_id = $1::uuid', [restaurantId])
  return {
    orders: await query<Stored['orders'][number]>(ordersSql, [restaurantId]),
    keys: await query<Stored['keys'][number]>('select key, order_id as "orderId" from idempotency_keys where restaurant_id = $1::uuid', [
      restaurantId,
    ]),
    seqs: seqs.map(({ seq }) => seq),
    seq: counter?.seq ?? 0,
  }
}
