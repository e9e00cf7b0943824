import type { DayRange } from '@sufra/shared/reports/period'
import type { Query } from '../../../platform/db/connect.ts'

/** Sums each day over all restaurants again: $1 and $2 the first and the last day. A day without sales has no row. */
const sumDaysSql = `
with summed as (
  select day, sum(orders) as orders, sum(sales) as sales, sum(refunds) as refunds
  from daily_totals where day between $1::date and $2::date
  group by day
), removed as (
  delete from platform_daily_totals p where p.day between $1::date and $2::date and not exists (select 1 from summed s where s.day = p.day)
)
insert into platform_daily_totals (day, orders, sales, refunds)
select day, orders, sales, refunds from summed
on conflict (day) do update set orders = excluded.orders, sales = excluded.sales, refunds = excluded.refunds`

const readDaysSql = `
select to_char(day, 'YYYY-MM-DD') as day, orders, sales::float as sales, refunds::float as refunds
from platform_daily_totals where day between $1::date and $2::date
order by day`

type DayTotals = { day: string; orders: number; sales: number; refunds: number }

export const createPlatformTotalsStore = (query: Query) => ({
  /** Sums the daily totals of all restaurants again. */
  sumDays: async ({ from, to }: DayRange): Promise<void> => {
    await query(sumDaysSql, [from, to])
  },

  /** Returns days with sales, the oldest first. */
  readDays: ({ from, to }: DayRange) => query<DayTotals>(readDaysSql, [from, to]),
})
