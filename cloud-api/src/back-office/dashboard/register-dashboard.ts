import { readDashboard } from '@sufra/shared/dashboard/dashboard.routes'
import { hasPermission } from '@sufra/shared/permissions/permissions'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { DailyTotals } from '../reports/daily-totals.ts'
import type { ReportStore } from '../reports/report.store.ts'
import { readClock } from '../../people/restaurants/restaurants.store.ts'
import { createDashboardStore } from './dashboard.store.ts'
import { createReadDashboard } from './read-dashboard.ts'

type Deps = { dailyTotals: DailyTotals; totals: ReportStore }

/** Registers the start page of a restaurant, with today's figures. */
export const registerDashboard = (app: FastifyInstance, { connection, now }: Platform, { dailyTotals, totals }: Deps) => {
  const read = createReadDashboard({ store: createDashboardStore(connection.query), totals, now })

  serve(app, readDashboard, async ({ session: { restaurantId, role } }) => {
    const clock = await readClock(connection.db, restaurantId)
    if (!clock) throw refused('restaurant.not_found')
    await dailyTotals.updateToRead(restaurantId)
    return { data: await read(restaurantId, clock, { seesMoney: hasPermission(role, 'reports.read') }) }
  })
}
