// SQL of the list of subscriptions.
import type { SubscriptionFilter, SubscriptionSort } from '@sufra/shared/subscriptions/subscription-list.routes'
import { subscriptionStates, type SubscriptionState } from '@sufra/shared/subscriptions/subscription-state'
import { directionOf, type KeysetSort, type PageStart } from '../../../platform/db/keyset-pages.ts'
import { foundInOrderSql, nameKeySql, type FoundRestaurants } from '../../../people/restaurants/restaurant-search.sql.ts'
import { foundRowsInOrderSql } from '../../../people/restaurants/rows-of-restaurants.sql.ts'

type Days = { today: string; lastLapsed: string }

/**
 * Conditions of the states, like in `subscriptionState`, on a subscription `x`. `lastLapsed`: the due day up to which unpaid invoices have
 * lapsed.
 */
const statesSql = ({ today, lastLapsed }: Days): Record<SubscriptionState, string> => {
  const goesOn = `(x.cancelled_on is null or x.cancelled_on > ${today}::date)`
  const owes = `${goesOn} and x.open_due_on`
  const owesNothing = `${goesOn} and x.open_due_on is null and x.trial_ends_on`
  return {
    cancelled: `x.cancelled_on <= ${today}::date`,
    lapsed: `${owes} <= ${lastLapsed}::date`,
    overdue: `${owes} > ${lastLapsed}::date and x.open_due_on < ${today}::date`,
    due: `${owes} >= ${today}::date`,
    trial: `${owesNothing} > ${today}::date`,
    active: `${owesNothing} <= ${today}::date`,
  }
}

const stateSql = (days: Days) => {
  const whens = Object.entries(statesSql(days)).map(([state, isSo]) => `when ${isSo} then '${state}'`)
  return `case ${whens.join(' ')} end`
}

const deadline = 'coalesce(x.open_due_on, x.next_period_on)'

const sorts = {
  deadline: { by: deadline, key: `${deadline}::text`, type: 'date', isDescending: false },
  nameEn: nameKeySql('r', 'en'),
  nameAr: nameKeySql('r', 'ar'),
} as const satisfies Record<SubscriptionSort, KeysetSort>

type Page = { state: SubscriptionFilter; sort: SubscriptionSort; found: FoundRestaurants; start: PageStart | undefined; limit: number }

/** Selects the restaurants of a page, as `id`, and their `sort_key`. */
const listedSql = ({ state, sort, found, start, limit }: Page, days: Days) => {
  const { by, type, isDescending } = sorts[sort]
  const [direction, isAfter] = directionOf(isDescending, start)
  const hasState = state === 'all' ? 'true' : statesSql(days)[state]
  const after = (id: string) => (start ? `(${by}, ${id}) ${isAfter} ($4::${type}, $5::uuid)` : 'true')
  const common = { by, limit, parameter: '$1' }
  if (sort === 'deadline') {
    const where = `${hasState} and ${after('x.restaurant_id')}`
    const rows = { ...common, table: 'subscriptions', where, isListed: 'true', rowId: 'x.restaurant_id', direction }
    return `select row_id as id, sort_key from (${foundRowsInOrderSql(found, rows)}) f`
  }
  const ordered = { ...common, directions: [direction, direction] } as const
  // Few subscriptions are in an unusual state, so an index finds all of them, and they are sorted.
  if (!found.ids && state !== 'all' && state !== 'active') {
    const inState = `(select x.restaurant_id from subscriptions x where ${hasState} offset 0)`
    const from = `${inState} s cross join lateral (select * from restaurants where id = s.restaurant_id offset 0) r`
    return foundInOrderSql(found, { ...ordered, from, where: after('r.id') })
  }
  // The `offset 0` makes the database read the restaurants in the order of their names.
  const where = `exists (select from subscriptions x where x.restaurant_id = r.id and ${hasState} offset 0) and ${after('r.id')}`
  return foundInOrderSql(found, { ...ordered, where })
}

/**
 * Reads a page: $1 the found ids, $2 today, $3 the last due day that has lapsed, and after a cursor $4 its key and $5 its id. A cursor that
 * goes backwards reads the rows before it, the nearest first. The state is part of the text and no parameter, so that each state has its
 * own query plan.
 */
export const readSubscriptionsSql = (page: Page) => {
  const { key, isDescending } = sorts[page.sort]
  const [direction] = directionOf(isDescending, page.start)
  const days = { today: '$2', lastLapsed: '$3' }
  return `
    select r.id, r.name, r.branch_name as "branchName", r.status, p.name as "plan", p.price, p.period, ${stateSql(days)} as "state",
      coalesce((select sum(i.amount - i.paid) from subscription_invoices i where i.restaurant_id = r.id and i.voided_at is null), 0)::int as "openAmount",
      x.open_due_on::text as "dueOn", x.next_period_on::text as "nextPeriodOn", x.trial_ends_on::text as "trialEndsOn", x.cancelled_on::text as "cancelledOn",
      ${key} as "key"
    from (${listedSql(page, days)}) l
    cross join lateral (select * from subscriptions where restaurant_id = l.id offset 0) x
    cross join lateral (select * from restaurants where id = l.id offset 0) r
    join plans p on p.id = x.plan_id
    order by l.sort_key ${direction}, r.id ${direction}`
}

const counted = statesSql({ today: '$1', lastLapsed: '$2' })

/**
 * Counts all subscriptions, and each state but the usual one: active subscriptions are the rest. $1 today, $2 the last due day that has
 * lapsed.
 */
export const countSubscriptionsSql = `
select 'all' as "state", count(*)::int as "count" from subscriptions
${subscriptionStates
  .filter((state) => state !== 'active')
  .map((state) => `union all select '${state}', count(*)::int from subscriptions x where ${counted[state]}`)
  .join('\n')}`
