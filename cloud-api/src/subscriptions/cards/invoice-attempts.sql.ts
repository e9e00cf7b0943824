// Calls to the payment gateway for invoices, claimed so that one copy of the API handles each.

/** Longer than a call to a gateway takes. */
const claimSeconds = 30

const referenceOf = (kind: string) => `(select s.gateway_reference from invoice_attempts s
    where s.restaurant_id = a.restaurant_id and s.payment_id = a.payment_id and s.kind = '${kind}' and s.state = 'succeeded')`

/** $1 now, $2 the gateway, $3 the maximum number. `due` is materialized: a nested loop would run it once for each row, and claim more than the maximum. */
export const claimDueSql = `
with due as materialized (
  select restaurant_id, payment_id, id from invoice_attempts
  where next_try_at <= $1::timestamptz and gateway = $2::text
  order by next_try_at limit $3::int for update skip locked
)
update invoice_attempts a set next_try_at = $1::timestamptz + interval '${claimSeconds} seconds', tries = a.tries + 1
from due
where a.restaurant_id = due.restaurant_id and a.payment_id = due.payment_id and a.id = due.id
returning a.restaurant_id as "restaurantId", a.payment_id::text as "orderId", a.id as "attemptId", a.kind, a.amount, a.tries,
  extract(epoch from $1::timestamptz - a.requested_at)::float as "ageSeconds", a.gateway_reference as reference,
  ${referenceOf('authorise')} as "authorisationReference", ${referenceOf('capture')} as "captureReference"`
