// The statements that insert calls to the gateway for orders. Placing an order inserts the first one itself (`place-order.sql.ts`).
import { isSettleDue } from '../../../ordering/orders/payment-due.sql.ts'

/** The id of the only call of this kind that an order may have, as `callIdOf` derives it. `order` and `kind` are SQL texts. */
export const callIdSql = (order: string, kind: string): string => `md5(${order} || ':' || ${kind})::uuid`

/**
 * Inserts the captures of accepted orders, and the voids of orders that were cancelled before. An order never changes from one to the
 * other, and the id of its call is derived from it, so that each call is made once, whichever copy runs this and wherever it stops.
 * `refund-cancelled.ts` makes the refunds. $1 now, $2 the gateway.
 */
export const addDueSql = `
insert into gateway_calls (restaurant_id, payer_kind, payer_id, id, kind, gateway, method, amount, state, requested_at, next_try_at)
select restaurant_id, 'order', orders.id, ${callIdSql('orders.id', 'd.kind')}, d.kind, payment_gateway, payment_method, total_price, 'requested',
  $1::timestamptz, $1::timestamptz
from orders cross join lateral (
  select case when accepted_at is not null then 'capture' else 'void' end as kind
) d
where ${isSettleDue} and payment_gateway = $2::text and not exists (
  select 1 from gateway_calls a
  where a.payer_id = orders.id and a.id = ${callIdSql('orders.id', 'd.kind')} and a.restaurant_id = orders.restaurant_id)
limit 200
on conflict do nothing`
