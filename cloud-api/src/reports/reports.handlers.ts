import { businessDayOf } from '@sufra/shared/dates/business-day'
import { periodOf, periodProblem, type PeriodChoice } from '@sufra/shared/reports/period'
import { readReport } from '@sufra/shared/reports/report.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { serve } from '../http/serve.ts'
import { refused } from '../refusals/refused.ts'
import { readClock } from '../restaurants/restaurants.store.ts'
import type { DailyTotals } from './daily-totals.ts'
import type { ReadReport } from './read-report.ts'

type Deps = { db: Db; dailyTotals: DailyTotals; read: ReadReport; now: () => Date }

/** Reads the report of a choice, with every order up to now. Refuses `report.*`. */
export const createReportOf =
  ({ db, dailyTotals, read, now }: Deps) =>
  async (restaurantId: string, choice: PeriodChoice) => {
    const problem = periodProblem(choice)
    if (problem) throw refused(problem)
    const clock = await readClock(db, restaurantId)
    if (!clock) throw refused('restaurant.not_found')
    const today = businessDayOf(now(), clock)
    await dailyTotals.update(restaurantId)
    return read({ restaurantId, periods: periodOf(choice, today), today, clock })
  }

export type ReportOf = ReturnType<typeof createReportOf>

export const serveReports = (app: FastifyInstance, reportOf: ReportOf) => {
  serve(app, readReport, async ({ session: { restaurantId }, query }) => ({ data: await reportOf(restaurantId, query) }))
}
