// Orders and revenue of all restaurants together. Summing the daily totals of ten thousand restaurants takes seconds, so jobs compute them,
// and a reader reads a row for each day.
import { salesDays } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { dayOf, type Day } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { plusDays } from '@sufra/shared/reports/period'
import { createJobsStore } from '../../../platform/jobs/jobs.store.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { DailyTotals } from '../daily-totals.ts'
import { eachDay, sumsOf } from '../each-day.ts'
import { createPlatformTotalsStore } from './platform-totals.store.ts'

/** Number of days before today whose orders still change often. */
const changingDays = 2

/**
 * Registers the sales of all restaurants on the administrators' dashboard. `sumChanged` follows each run of `update-daily-totals`; an
 * hourly job sums the changes that another copy of the API has made for a reader. Business days follow each restaurant's clock, so in some
 * places it may already be tomorrow.
 */
export const registerPlatformTotals = (
  { connection, dashboardParts, jobs, options, now }: Pick<Platform, 'connection' | 'dashboardParts' | 'jobs' | 'options' | 'now'>,
  dailyTotals: Pick<DailyTotals, 'takeEarliestChanged'>,
) => {
  const store = createPlatformTotalsStore(connection.query)
  const jobsStore = createJobsStore(connection.query, options.now)
  const today = () => dayOf(now(), homeTimeZone)
  const since = (day: Day) => ({ from: day, to: plusDays(today(), 1) })
  const oldest = () => plusDays(today(), -salesDays)

  jobs.add({ name: 'sum-older-platform-totals', everySeconds: 3_600, run: () => store.sumDays(since(oldest())) })

  dashboardParts.add('sales', async () => {
    const range = { from: plusDays(today(), 1 - salesDays), to: today() }
    const [days, jobRows] = await Promise.all([store.readDays(range), jobsStore.read(now())])
    return {
      asOf: jobRows.find(({ name }) => name === 'update-daily-totals')?.lastFinishedAt ?? null,
      days: eachDay(
        range,
        days.map((row) => ({ day: row.day, ...sumsOf(row) })),
      ),
    }
  })

  return {
    sumChanged: async (): Promise<void> => {
      const recent = plusDays(today(), -changingDays)
      const changed = dailyTotals.takeEarliestChanged() ?? recent
      const from = [changed < recent ? changed : recent, oldest()].toSorted().at(-1)
      await store.sumDays(since(from ?? recent))
    },
  }
}
