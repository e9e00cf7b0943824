// SQL of the payments of all restaurants.
import type { PayoutFilter } from '@sufra/shared/platform-payments/platform-payments.routes'
import { timeKeySql, type PageStart } from '../../platform/db/keyset-pages.ts'
import { restaurantPayoutsSql } from '../../money/payouts/payouts.sql.ts'
import { hasWordsSql } from '../../people/restaurants/restaurant-search.sql.ts'

const net = 'p.captured - p.refunded - p.fee'
/** The conditions of the payout states, in SQL: the same rule as `payoutStateOf`. */
const states: Record<PayoutFilter, string> = {
  all: 'true',
  due: `p."unreportedFees" = 0 and ${net} >= 0`,
  unreported: 'p."unreportedFees" > 0',
  negative: `p."unreportedFees" = 0 and ${net} < 0`,
}

/**
 * Lists the highest sums first: $1 and $2 the first day and the day after the last, $3 the patterns of the words, $4 the limit, and after a
 * cursor $5 its sum and $6 its id. A cursor that goes backwards lists the rows before it, the nearest first.
 */
export const listPayoutsSql = (state: PayoutFilter, start: PageStart | undefined): string => {
  const [direction, isAfter] = start?.isBackwards ? (['asc', '>'] as const) : (['desc', '<'] as const)
  const isInPage = start ? `(p.captured, p.id) ${isAfter} ($5::float, $6::uuid)` : 'true'
  return `
    select p.*, p.captured::bigint::text as key
    from (${restaurantPayoutsSql(hasWordsSql('r', 'array(select jsonb_array_elements_text($3::jsonb))'))}) p
    where ${states[state]} and ${isInPage}
    order by p.captured ${direction}, p.id ${direction} limit $4::int`
}

/** Sums all restaurants: $1 and $2 the first day and the day after the last. */
export const sumPayoutsSql = `
select coalesce(sum(p.captured), 0)::float as captured, coalesce(sum(p.refunded), 0)::float as refunded, coalesce(sum(p.voided), 0)::float as voided,
  coalesce(sum(p.captures), 0)::int as captures, coalesce(sum(p.fee), 0)::float as fee, coalesce(sum(p."unreportedFees"), 0)::int as "unreportedFees"
from (${restaurantPayoutsSql('true')}) p`

/** Lists failed webhooks that are not settled: $1 the gateway, $2 the limit, and after a cursor $3 its time and $4 its id. */
export const listFailedWebhooksSql = (start: PageStart | undefined): string => {
  const [direction, isAfter] = start?.isBackwards ? (['asc', '>'] as const) : (['desc', '<'] as const)
  return `
    select f.id, ${timeKeySql('f.last_failed_at')} as key, f.event, f.reason, f.tries, ${timeKeySql('f.first_failed_at')} as "firstFailedAt",
      r.id as "restaurantId", r.name as "restaurantName", o.order_number as "orderNumber"
    from failed_webhooks f
    left join restaurants r on r.id = f.restaurant_id
    left join orders o on o.restaurant_id = f.restaurant_id and o.id = f.event->>'orderId'
    where f.gateway = $1::text and f.settled_at is null ${start ? `and (f.last_failed_at, f.id) ${isAfter} ($3::timestamptz, $4::uuid)` : ''}
    order by f.last_failed_at ${direction}, f.id ${direction} limit $2::int`
}

export const countTakingCardsSql = `
select count(*)::int as restaurants, (count(*) filter (where 'Card' = any(accepted_methods)))::int as "takingCards"
from restaurants where status = 'accepted'`
