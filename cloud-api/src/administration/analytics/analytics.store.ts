import type { MonthSums } from '@sufra/shared/analytics/month-figures'
import { dirhams, type Dirhams } from '@sufra/shared/money'
import type { Query } from '../../platform/db/connect.ts'

/** Reads the sums of every restaurant with orders in a month. $1: the month's first day. */
const readMonthSql = `
select restaurant_id as "restaurantId", orders, (sales - refunds)::float as revenue, cancelled, accepted, accept_time::float as "acceptTime",
  prepared, late
from monthly_totals
where month = $1::date and orders + cancelled > 0`

/** Reads the sums of each month over all restaurants. $1: first day of the first month. */
const readMonthsSql = `
select to_char(month, 'YYYY-MM') as month, count(*) filter (where orders > 0)::int as active, sum(orders)::int as orders,
  sum(sales - refunds)::float as revenue, sum(cancelled)::int as cancelled, sum(accepted)::int as accepted, sum(accept_time)::float as "acceptTime"
from monthly_totals
where month >= $1::date
group by month`

/** Counts the restaurants with first orders in `first` that had orders in `month`. */
const readCohortsSql = `
select to_char(f.first, 'YYYY-MM') as first, to_char(m.month, 'YYYY-MM') as month, count(*)::int as restaurants
from (select restaurant_id, min(month) as first from monthly_totals where orders > 0 group by restaurant_id) f
  join monthly_totals m on m.restaurant_id = f.restaurant_id and m.orders > 0
group by f.first, m.month`

export type MonthRow = Omit<MonthSums, 'prepared' | 'late'> & { month: string; active: number }
export type CohortRow = { first: string; month: string; restaurants: number }

const firstDayOf = (month: string) => `${month}-01`
const inDirhams = <Row extends { revenue: number }>(row: Row): Row & { revenue: Dirhams } => ({ ...row, revenue: dirhams(row.revenue) })

/** Months are written as `2026-11`. */
export const createAnalyticsStore = (query: Query) => ({
  /** Returns the sums of each restaurant with orders in the month. */
  ofMonth: async (month: string): Promise<(MonthSums & { restaurantId: string })[]> =>
    (await query<MonthSums & { restaurantId: string }>(readMonthSql, [firstDayOf(month)])).map(inDirhams),

  /** Returns the sums over all restaurants, from a month on. */
  since: async (month: string): Promise<MonthRow[]> => (await query<MonthRow>(readMonthsSql, [firstDayOf(month)])).map(inDirhams),

  /** Returns all cohorts of all months. */
  cohorts: () => query<CohortRow>(readCohortsSql, []),
})

export type AnalyticsStore = ReturnType<typeof createAnalyticsStore>
