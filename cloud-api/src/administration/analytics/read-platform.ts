import type { PlatformAnalytics } from '@sufra/shared/analytics/analytics.routes'
import { figuresOf } from '@sufra/shared/analytics/month-figures'
import { dirhams } from '@sufra/shared/money'
import { monthsUntil } from '@sufra/shared/dates/months'
import type { AnalyticsStore, CohortRow, MonthRow } from './analytics.store.ts'

/** Counts the restaurants whose first orders were in one month and that had orders in another. */
const createActive = (rows: readonly CohortRow[]) => {
  const counts = new Map(rows.map(({ first, month, restaurants }) => [`${first} ${month}`, restaurants]))
  return (first: string, month: string) => counts.get(`${first} ${month}`) ?? 0
}

const emptyMonth = { active: 0, orders: 0, revenue: dirhams(0), cancelled: 0, accepted: 0, acceptTime: 0 }

/** `lastMonth`: the current month. `count`: number of months, including the current one. */
export const readPlatform = async (
  store: AnalyticsStore,
  { lastMonth, count }: { lastMonth: string; count: number },
): Promise<PlatformAnalytics> => {
  const shown = monthsUntil(lastMonth, count)
  const [rows, cohortRows] = await Promise.all([store.since(shown[0] ?? lastMonth), store.cohorts()])
  const active = createActive(cohortRows)
  const firsts = cohortRows.filter(({ first, month }) => first === month)
  const sums = new Map<string, MonthRow>(rows.map((row) => [row.month, row]))
  return {
    months: shown.map((month) => {
      const row = { ...emptyMonth, ...sums.get(month) }
      const { cancelledShare, acceptMinutes } = figuresOf({ ...row, prepared: 0, late: 0 })
      const restaurants = firsts.filter(({ first }) => first <= month).reduce((sum, each) => sum + each.restaurants, 0)
      const { orders, revenue } = row
      return { month, restaurants, added: active(month, month), active: row.active, orders, revenue, cancelledShare, acceptMinutes }
    }),
    cohorts: shown.map((first, index) => ({ month: first, active: shown.slice(index).map((month) => active(first, month)) })),
  }
}
