// Calls to the payment gateway for shares of bills, claimed so that one copy of the API handles each.
import { isShareReturnDue } from '../../orders/payment-due.sql.ts'

/** Longer than a call to a gateway takes. */
const claimSeconds = 30

const referenceOf = (kind: string) => `(select s.gateway_reference from bill_payment_attempts s
    where s.restaurant_id = a.restaurant_id and s.payment_id = a.payment_id and s.kind = '${kind}' and s.state = 'succeeded')`

/** $1 now, $2 the gateway, $3 the maximum number. `due` is materialized: a nested loop would run it once for each row, and claim more than the maximum. */
export const claimDueSql = `
with due as materialized (
  select c.restaurant_id, c.payment_id, c.id from bill_payment_attempts c
  join bill_payments p on p.restaurant_id = c.restaurant_id and p.id = c.payment_id and p.payment_gateway = $2::text
  where c.next_try_at <= $1::timestamptz
  order by c.next_try_at limit $3::int for update of c skip locked
)
update bill_payment_attempts a set next_try_at = $1::timestamptz + interval '${claimSeconds} seconds', tries = a.tries + 1
from due
where a.restaurant_id = due.restaurant_id and a.payment_id = due.payment_id and a.id = due.id
returning a.restaurant_id as "restaurantId", a.payment_id::text as "orderId", a.id as "attemptId", a.kind, a.amount, a.tries,
  extract(epoch from $1::timestamptz - a.requested_at)::float as "ageSeconds", a.gateway_reference as reference,
  ${referenceOf('authorise')} as "authorisationReference", ${referenceOf('capture')} as "captureReference"`

/** Payments with a part to be returned, since its order was cancelled. $1 the gateway. */
export const refundableSql = `
select distinct p.restaurant_id as "restaurantId", p.id as "paymentId"
from orders
join bill_payment_parts t on t.restaurant_id = orders.restaurant_id and t.order_id = orders.id
join bill_payments p on p.restaurant_id = t.restaurant_id and p.id = t.payment_id
where ${isShareReturnDue} and p.state = 'paid' and p.payment_gateway = $1::text
limit 200`
