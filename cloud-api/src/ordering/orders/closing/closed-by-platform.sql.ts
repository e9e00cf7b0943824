// Orders that the platform closed automatically, and their dismissal by counters.
import { leftOpenAfter } from '@sufra/shared/orders/closing/left-open'
import { unattendedReasons } from '@sufra/shared/orders/cancel-reason'
import { openStatuses } from '@sufra/shared/orders/order-status'
import { appendSql, lockCounter } from '../../../platform/feed/feed.sql.ts'
import { isVisibleSql } from '../visible-to-counter.sql.ts'

/** The reasons of cancelled orders that counters show until they are dismissed, as an SQL list. */
export const unattended = unattendedReasons.map((reason) => `'${reason}'`).join(', ')

/** Number of days for which counters show orders closed by the platform. */
export const shownDays = 7

/**
 * Reads the open orders of business days that are over at $1, oldest first. $2: the current business day for each distinct restaurant
 * clock, as JSON `{timeZone, dayEndsAt, today}`.
 */
export const leftOpenSql = `
select o.restaurant_id as "restaurantId", o.id as "orderId", o.status
from jsonb_to_recordset($2::text::jsonb) as c("timeZone" text, "dayEndsAt" int, today date)
join restaurants r on r.time_zone = c."timeZone" and r.day_ends_at = c."dayEndsAt"
join orders o on o.restaurant_id = r.id
where o.status in (${openStatuses.map((status) => `'${status}'`).join(', ')})
  and o.business_day < c.today
  and ${isVisibleSql('o')}
  and greatest(o.placed_at, o.promised_at) <= $1::timestamptz - make_interval(secs => ${leftOpenAfter / 1_000})
order by o.placed_at
limit 500`

/** Reads the business days with automatically closed orders, newest first. $1 restaurant, $2 now. */
export const closedDaysSql = `
select to_char(business_day, 'YYYY-MM-DD') as "businessDay", count(*)::int as count
from orders
where restaurant_id = $1::uuid and closed_automatically and dismissed_at is null and closed_at > $2::timestamptz - interval '${shownDays} days'
group by business_day
order by business_day desc`

/** $1 restaurant, $2 now. */
export const missedCountSql = `
select count(*)::int as count from orders
where restaurant_id = $1::uuid and cancel_reason in (${unattended}) and dismissed_at is null and closed_at > $2::timestamptz - interval '${shownDays} days'`

const appendDismissal = appendSql({
  counted: { where: 'c.restaurant_id = $1::uuid and exists (select 1 from changed)' },
  events: [{ event: 'orders_dismissed', data: `jsonb_build_object('dismissedAt', $4::text)` }],
  at: '$4::timestamptz',
})

/**
 * $1 restaurant, $2 ids of orders cancelled without the counter and $3 business days whose orders were closed automatically, both as JSON,
 * $4 now (ISO). A second dismissal changes nothing and emits no event. Returns the feed's sequence number.
 */
export const dismissSql = `
with ${lockCounter}, changed as (
  update orders set dismissed_at = $4::timestamptz
  from locked
  where orders.restaurant_id = locked.restaurant_id and dismissed_at is null and (
    (cancel_reason in (${unattended}) and id in (select jsonb_array_elements_text($2::text::jsonb)))
    or (closed_automatically and business_day in (select jsonb_array_elements_text($3::text::jsonb)::date)))
  returning id
), ${appendDismissal}
select seq from counter`
