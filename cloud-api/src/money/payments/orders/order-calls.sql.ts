// The statements that insert calls to the gateway for orders.
import { isSettleDue } from '../../../ordering/orders/payment-due.sql.ts'

/** Seconds after which an authorisation without an answer is looked up. */
const lookUpAfter = 10

/** Columns of a new order that a payment gateway authorises, beside the columns of every order. */
export type AuthorisationColumns = { call_id: string; payment_gateway: string }
export const authorisationColumns = 'call_id uuid, payment_gateway text, '

/** Inserts the call for the new order o of the restaurant $1, if the CTE `counter` has a row, which means that the order is placed. */
export const insertAuthorisationSql = `
  insert into gateway_calls (restaurant_id, payer_kind, payer_id, id, kind, gateway, method, amount, state, requested_at, next_try_at)
  select $1::uuid, 'order', o.id, o.call_id, 'authorise', o.payment_gateway, o.payment_method, o.total_price, 'requested', o.placed_at,
    o.placed_at + interval '${lookUpAfter} seconds'
  from o, counter n
`

/** The id of the only call of this kind that an order may have, as `callIdOf` derives it. `order` and `kind` are SQL texts. */
export const callIdSql = (order: string, kind: string): string => `md5(${order} || ':' || ${kind})::uuid`

/**
 * An accepted order is captured, and an order cancelled before that is voided. Which of them applies never changes back, and the id of each
 * is derived from the order: each is made once, whichever copy runs this and wherever it stops. `refund-cancelled.ts` makes the refunds. $1
 * now, $2 the gateway.
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
