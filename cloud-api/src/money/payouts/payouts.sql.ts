// Sums of settled payments.

/** The settled captures, refunds and voids of a restaurant, in a range of time. Invoices are paid to the platform. */
const settledOf = (restaurant: string, isWithin: (at: string) => string) => `
select a.method, a.kind, a.amount, a.fee, a.answered_at as at from gateway_calls a
where a.restaurant_id = ${restaurant} and a.state = 'succeeded' and a.kind <> 'authorise' and a.payer_kind <> 'invoice' and ${isWithin('a.answered_at')}`

/**
 * Condition on a range that is wide enough for every time zone, so that the index is used. `first` and `next`: the first day, and the day
 * after the last.
 */
const isAround = (first: string, next: string) => (at: string) =>
  `${at} >= ${first} - interval '2 days' and ${at} < ${next} + interval '2 days'`

/** The SQL of `businessDayOf`. */
const businessDay = (timeZone: string, dayEndsAt: string) => `((m.at - make_interval(mins => ${dayEndsAt})) at time zone ${timeZone})::date`

const sumOf = (kind: string) => `coalesce(sum(m.amount) filter (where m.kind = '${kind}'), 0)::float`

/** `PayoutSums` of settled payments. */
const sumsSql = `${sumOf('capture')} as captured, ${sumOf('refund')} as refunded, ${sumOf('void')} as voided,
  (count(*) filter (where m.kind = 'capture'))::int as captures,
  coalesce(sum(m.fee) filter (where m.kind = 'capture'), 0)::float as fee,
  (count(*) filter (where m.kind = 'capture' and m.fee is null))::int as "unreportedFees"`

/**
 * Sums by business day and method: $1 is the restaurant, $2 and $3 the first day and the day after the last, $4 the time zone, $5 the end
 * of the business day, in minutes after midnight.
 */
export const readPayoutsSql = `
select to_char(m.day, 'YYYY-MM-DD') as day, m.method, ${sumsSql}
from (
  select m.*, ${businessDay('$4::text', '$5::int')} as day from (${settledOf('$1::uuid', isAround('$2::date', '$3::date'))}) m
) m
where m.day >= $2::date and m.day < $3::date
group by m.day, m.method
order by m.day desc, m.method`

/**
 * Sums of each restaurant with payments, by its own business days: $1 and $2 are the first day and the day after the last. `isRead`:
 * condition on the restaurant `r`.
 */
export const restaurantPayoutsSql = (isRead: string) => `
select r.id, r.name, r.branch_name as "branchName", m.*
from restaurants r cross join lateral (
  select count(*) as settled, ${sumsSql}
  from (${settledOf('r.id', isAround('$1::date', '$2::date'))}) m
  where ${businessDay('r.time_zone', 'r.day_ends_at')} >= $1::date and ${businessDay('r.time_zone', 'r.day_ends_at')} < $2::date
) m
where m.settled > 0 and ${isRead}`

/** Time at which the first payment of a restaurant was settled. $1 is the restaurant. */
export const firstPaymentSql = `
select to_char(min(m.at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
from (${settledOf('$1::uuid', () => 'true')}) m`
