// Due payment attempts: made for orders that were accepted or cancelled, and claimed so that one copy of the API handles each.
import { isSettleDue } from '../../orders/payment-due.sql.ts'
import { attemptIdSql } from './order-calls.sql.ts'

/** Longer than a call to a gateway takes. */
const claimSeconds = 30

/**
 * An accepted order is captured, and an order cancelled before that is voided. Which of them applies never changes back, and the id of each
 * is derived from the order: each is made once, whichever copy runs this and wherever it stops. `refund-cancelled.ts` makes the refunds. $1
 * now, $2 the gateway.
 */
export const addDueSql = `
insert into payment_attempts (restaurant_id, order_id, id, kind, amount, state, requested_at, next_try_at)
select restaurant_id, orders.id, ${attemptIdSql('orders.id', 'd.kind')}, d.kind, total_price, 'requested', $1::timestamptz, $1::timestamptz
from orders cross join lateral (
  select case when accepted_at is not null then 'capture' else 'void' end as kind
) d
where ${isSettleDue} and payment_gateway = $2::text and not exists (
  select 1 from payment_attempts a
  where a.restaurant_id = orders.restaurant_id and a.order_id = orders.id and a.id = ${attemptIdSql('orders.id', 'd.kind')})
limit 200
on conflict do nothing`

/** $1 now, $2 the gateway, $3 the maximum number, $4 the id of the only attempt to claim, or null. `due` is materialized: a nested loop would run it once for each row, and claim more than the maximum. */
export const claimDueSql = `
with due as materialized (
  select p.restaurant_id, p.order_id, p.id from payment_attempts p
  join orders o on o.restaurant_id = p.restaurant_id and o.id = p.order_id and o.payment_gateway = $2::text
  where p.next_try_at <= $1::timestamptz and ($4::uuid is null or p.id = $4::uuid)
  order by p.next_try_at limit $3::int for update of p skip locked
)
update payment_attempts a set next_try_at = $1::timestamptz + interval '${claimSeconds} seconds', tries = a.tries + 1
from due
where a.restaurant_id = due.restaurant_id and a.order_id = due.order_id and a.id = due.id
returning a.restaurant_id as "restaurantId", a.order_id as "orderId", a.id as "attemptId", a.kind, a.amount, a.tries,
  extract(epoch from $1::timestamptz - a.requested_at)::float as "ageSeconds", a.gateway_reference as reference,
  (select s.gateway_reference from payment_attempts s where s.restaurant_id = a.restaurant_id and s.order_id = a.order_id
    and s.kind = 'authorise' and s.state = 'succeeded') as "authorisationReference",
  (select s.gateway_reference from payment_attempts s where s.restaurant_id = a.restaurant_id and s.order_id = a.order_id
    and s.kind = 'capture' and s.state = 'succeeded') as "captureReference"`
