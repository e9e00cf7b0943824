import type { MonthSums } from '@sufra/shared/analytics/month-figures'
import { dirhams, type Dirhams } from '@sufra/shared/money'
import type { Query } from '../db/connect.ts'
import { readCohortsSql, readMonthSql, readMonthsSql } from './analytics.sql.ts'

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
