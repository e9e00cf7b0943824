import { businessDayOf } from '@sufra/shared/dates/business-day'
import { dayLength, daysSoFar, periodOf, periodProblem, type PeriodChoice } from '@sufra/shared/reports/period'
import { readClock } from '../../people/restaurants/restaurants.store.ts'
import type { Db } from '../../platform/db/connect.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { DailyTotals } from './daily-totals.ts'
import type { ReadReport } from './read-report.ts'

type Deps = { db: Db; dailyTotals: DailyTotals; read: ReadReport; now: () => Date }

/** Reads the report of a choice, with every order so far. Refuses `report.*`. */
export const createReportOf =
  ({ db, dailyTotals, read, now }: Deps) =>
  async (restaurantId: string, choice: PeriodChoice) => {
    const problem = periodProblem(choice)
    if (problem) throw refused(problem)
    const clock = await readClock(db, restaurantId)
    if (!clock) throw refused('restaurant.not_found')
    const at = now()
    const today = businessDayOf(at, clock)
    const periods = periodOf(choice, today)
    const earlier = daysSoFar(periods, today)
    const part = earlier === undefined ? undefined : { day: periods.before.to, until: new Date(at.getTime() - earlier * dayLength) }
    await dailyTotals.updateToRead(restaurantId)
    return read({ restaurantId, periods: { ...periods, part }, today, clock })
  }

export type ReportOf = ReturnType<typeof createReportOf>
