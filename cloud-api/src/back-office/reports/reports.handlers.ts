import { businessDayOf } from '@sufra/shared/dates/business-day'
import { dayLength, daysSoFar, periodOf, periodProblem, type PeriodChoice } from '@sufra/shared/reports/period'
import { createReportLink, readReport } from '@sufra/shared/reports/report.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readClock, readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import type { DailyTotals } from './daily-totals.ts'
import { reportFile } from './files/report-file.ts'
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

type ServeDeps = Pick<Deps, 'db' | 'now'> & { reportOf: ReportOf; fileLinks: FileLinks }

export const serveReports = (app: FastifyInstance, { db, now, reportOf, fileLinks }: ServeDeps) => {
  serve(app, readReport, async ({ session: { restaurantId }, query }) => ({ data: await reportOf(restaurantId, query) }))

  const linkTo = fileLinks.add({
    name: 'reports',
    permission: createReportLink.permission,
    read: async ({ restaurantId }, file) => {
      const { part, format, language, ...choice } = createReportLink.body.parse(JSON.parse(file.options ?? ''))
      const restaurant = await readRestaurant(db, restaurantId)
      if (!restaurant) throw refused('restaurant.not_found')
      const report = await reportOf(restaurantId, choice)
      return reportFile(report, { part, format, language, restaurant: restaurant.name, createdAt: now() })
    },
  })

  serve(app, createReportLink, async ({ body, session }) => {
    const problem = periodProblem(body)
    if (problem) throw refused(problem)
    return { data: await linkTo(session, { options: JSON.stringify(body) }) }
  })
}
