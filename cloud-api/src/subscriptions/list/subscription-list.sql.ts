// SQL of the list of subscriptions.
import type { SubscriptionSort } from '@sufra/shared/subscriptions/subscription-list.routes'
import { directionOf, type KeysetSort, type PageStart } from '../../db/keyset-pages.ts'
import { hasWordsSql, nameKeySql } from '../../restaurants/restaurant-search.sql.ts'

/** The state, as `subscriptionState` decides it: `today` and `lastLapsed`, the due day up to which unpaid invoices have lapsed, are parameters. */
const stateSql = (today: string, lastLapsed: string) => `case
  when s.cancelled_on <= ${today}::date then 'cancelled'
  when s.open_due_on <= ${lastLapsed}::date then 'lapsed'
  when s.open_due_on < ${today}::date then 'overdue'
  when s.open_due_on is not null then 'due'
  when s.trial_ends_on > ${today}::date then 'trial'
  else 'active' end`

const deadline = 'coalesce(s.open_due_on, s.next_period_on)'

const sorts = {
  deadline: { by: deadline, key: `${deadline}::text`, type: 'date', isDescending: false },
  nameEn: nameKeySql('r', 'en'),
  nameAr: nameKeySql('r', 'ar'),
} as const satisfies Record<SubscriptionSort, KeysetSort>

/**
 * A page: $1 the state or `all`, $2 the patterns of the words as a JSON array, $3 the limit, $4 today, $5 the last due day that has lapsed, and after a
 * cursor $6 its key and $7 its id. Before a cursor that goes backwards: what is before it, the nearest first.
 */
export const readSubscriptionsSql = (sort: SubscriptionSort, start: PageStart | undefined) => {
  const { by, key, type, isDescending } = sorts[sort]
  const [direction, isAfter] = directionOf(isDescending, start)
  const state = stateSql('$4', '$5')
  return `
    select r.id, r.name, r.branch_name as "branchName", r.status, p.name as "plan", p.price, p.period, ${state} as "state",
      coalesce((select sum(i.amount - i.paid) from subscription_invoices i where i.restaurant_id = s.restaurant_id and i.voided_at is null), 0)::int as "openAmount",
      s.open_due_on::text as "dueOn", s.next_period_on::text as "nextPeriodOn", s.trial_ends_on::text as "trialEndsOn", s.cancelled_on::text as "cancelledOn",
      ${key} as "key"
    from subscriptions s
    join restaurants r on r.id = s.restaurant_id
    join plans p on p.id = s.plan_id
    where ($1::text = 'all' or ${state} = $1::text) and ($2::text = '[]' or ${hasWordsSql('r', 'array(select jsonb_array_elements_text($2::jsonb))')})
    ${start ? `and (${by}, r.id) ${isAfter} ($6::${type}, $7::uuid)` : ''}
    order by ${by} ${direction}, r.id ${direction} limit $3::int`
}

/** $1 today, $2 the last due day that has lapsed. */
export const countSubscriptionsSql = `select ${stateSql('$1', '$2')} as "state", count(*)::int as "count" from subscriptions s group by 1`
