// Orders and revenue of all restaurants together. Summing the daily totals of ten thousand restaurants takes seconds, so jobs do it, and a reader reads a row for each day.
import { salesDays } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { dayOf } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { plusDays } from '@sufra/shared/reports/period'
import type { Platform } from '../../platform.ts'
import { eachDay, sumsOf } from '../each-day.ts'
import { createPlatformTotalsStore } from './platform-totals.store.ts'

/** Days before today whose orders still change often. */
const changingDays = 2

/** Business days are those of each restaurant's clock: somewhere it may be tomorrow. */
export const registerPlatformTotals = ({
  connection,
  dashboardParts,
  jobs,
  now,
}: Pick<Platform, 'connection' | 'dashboardParts' | 'jobs' | 'now'>) => {
  const store = createPlatformTotalsStore(connection.query)
  const today = () => dayOf(now(), homeTimeZone)
  const since = (days: number) => ({ from: plusDays(today(), -days), to: plusDays(today(), 1) })

  jobs.add({ name: 'sum-platform-totals', everySeconds: 60, run: () => store.sumDays(since(changingDays)) })
  jobs.add({ name: 'sum-older-platform-totals', everySeconds: 3_600, run: () => store.sumDays(since(salesDays)) })

  dashboardParts.add('sales', async () => {
    const range = { from: plusDays(today(), 1 - salesDays), to: today() }
    const days = await store.readDays(range)
    return eachDay(
      range,
      days.map((row) => ({ day: row.day, ...sumsOf(row) })),
    )
  })
}
