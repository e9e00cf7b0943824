// What payments came to, by business day and method. $1 is the restaurant, $2 and $3 the first day and the day after the last, $4 the time zone, $5 when
// the business day ends, in minutes after midnight.

/** The settled captures, refunds and voids of orders, in a range of time. */
const ofOrders = (isWithin: (at: string) => string) => `
select o.payment_method as method, a.kind, a.amount, a.fee, a.answered_at as at
from payment_attempts a join orders o on o.restaurant_id = a.restaurant_id and o.id = a.order_id
where a.restaurant_id = $1::uuid and a.state = 'succeeded' and a.kind <> 'authorise' and ${isWithin('a.answered_at')}`

/** The same of shares of tables' bills. */
const ofShares = (isWithin: (at: string) => string) => `
select p.method, a.kind, a.amount, a.fee, a.answered_at as at
from bill_payment_attempts a join bill_payments p on p.restaurant_id = a.restaurant_id and p.id = a.payment_id
where a.restaurant_id = $1::uuid and a.state = 'succeeded' and a.kind <> 'authorise' and ${isWithin('a.answered_at')}`

/** Each kind of payment that has a table of its own. All have the columns of the first. */
const sources = [ofOrders, ofShares]

/** Wide enough for every time zone, for the index. */
const isAround = (at: string) => `${at} >= $2::date - interval '2 days' and ${at} < $3::date + interval '2 days'`

/** As `businessDayOf`. */
const businessDay = `((m.at - make_interval(mins => $5::int)) at time zone $4::text)::date`

const sumOf = (kind: string) => `coalesce(sum(m.amount) filter (where m.kind = '${kind}'), 0)::float`

export const readPayoutsSql = `
select to_char(m.day, 'YYYY-MM-DD') as day, m.method,
  ${sumOf('capture')} as captured, ${sumOf('refund')} as refunded, ${sumOf('void')} as voided,
  (count(*) filter (where m.kind = 'capture'))::int as captures,
  coalesce(sum(m.fee) filter (where m.kind = 'capture'), 0)::float as fee,
  (count(*) filter (where m.kind = 'capture' and m.fee is null))::int as "unreportedFees"
from (
  select m.*, ${businessDay} as day from (${sources.map((source) => source(isAround)).join('\nunion all\n')}) m
) m
where m.day >= $2::date and m.day < $3::date
group by m.day, m.method
order by m.day desc, m.method`

/** When the first payment of a restaurant was settled. $1 is the restaurant. */
export const firstPaymentSql = `
select to_char(min(m.at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
from (${sources.map((source) => source(() => 'true')).join('\nunion all\n')}) m`
