import { periodProblem } from '@sufra/shared/reports/period'
import { createReportLink, readReport } from '@sufra/shared/reports/report.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import type { FileLinks } from '../../platform/files/file-links/file-links.ts'
import { serve } from '../../platform/http/serve.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { reportFile } from './files/report-file.ts'
import type { ReportOf } from './report-of.ts'

type Deps = { db: Db; reportOf: ReportOf; fileLinks: FileLinks; now: () => Date }

export const serveReports = (app: FastifyInstance, { db, now, reportOf, fileLinks }: Deps) => {
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
