import { dirhams, type Dirhams } from '@sufra/shared/money'
import {
  subscriptionFilters,
  type ListedSubscription,
  type SubscriptionFilter,
  type SubscriptionList,
} from '@sufra/shared/subscriptions/subscription-list.routes'
import { lastLapsedDueDay } from '@sufra/shared/subscriptions/subscription-state'
import type { Day } from '@sufra/shared/dates/day'
import type { Query } from '../../../platform/db/connect.ts'
import { readAllPages, type PageStart } from '../../../platform/db/keyset-pages.ts'
import { createFindRestaurants } from '../../../people/restaurants/find-restaurants.store.ts'
import { foundParameter } from '../../../people/restaurants/restaurant-search.sql.ts'
import { countSubscriptionsSql, readSubscriptionsSql } from './subscription-list.sql.ts'

type Stored = Omit<ListedSubscription, 'price' | 'openAmount'> & { price: number; openAmount: number; key: string }
type Row = Stored & { price: Dirhams; openAmount: Dirhams }

export const createSubscriptionListStore = (query: Query) => {
  const find = createFindRestaurants(query)
  /** Reads subscriptions after a position, or before it with the nearest first. */
  const read = async (
    { state, search, sort }: SubscriptionList,
    today: Day,
    limit: number,
    start: PageStart | undefined,
  ): Promise<Row[]> => {
    const found = await find(search)
    const parameters = [foundParameter(found), today, lastLapsedDueDay(today), ...(start ? [start.key, start.id] : [])]
    const rows = await query<Stored>(readSubscriptionsSql({ state, sort, found, start, limit }), parameters)
    return rows.map((row) => ({ ...row, price: dirhams(row.price), openAmount: dirhams(row.openAmount) }))
  }

  return {
    read,

    /** Reads all matching subscriptions, in their order. */
    readAll: (list: SubscriptionList, today: Day) => readAllPages((limit, start) => read(list, today, limit, start)),

    count: async (today: Day): Promise<Record<SubscriptionFilter, number>> => {
      const rows = await query<{ state: SubscriptionFilter; count: number }>(countSubscriptionsSql, [today, lastLapsedDueDay(today)])
      const countOf = (filter: SubscriptionFilter) => rows.find(({ state }) => state === filter)?.count ?? 0
      const counts = Object.fromEntries(subscriptionFilters.map((filter) => [filter, countOf(filter)])) as Record<
        SubscriptionFilter,
        number
      > // the keys are all filters
      const inOtherStates = rows.filter(({ state }) => state !== 'all').reduce((sum, { count }) => sum + count, 0)
      return { ...counts, active: counts.all - inOtherStates }
    },
  }
}

export type SubscriptionListStore = ReturnType<typeof createSubscriptionListStore>
