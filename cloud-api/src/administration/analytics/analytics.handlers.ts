import { readPlatformAnalytics, readRestaurantAnalytics, type Comparison } from '@sufra/shared/analytics/analytics.routes'
import { figuresOf, mediansOf } from '@sufra/shared/analytics/month-figures'
import { dayOf } from '@sufra/shared/dates/day'
import { monthOf } from '@sufra/shared/dates/months'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { dirhams } from '@sufra/shared/money'
import type { FastifyInstance } from 'fastify'
import type { Connection } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { ReportOf } from '../../back-office/reports/report-of.ts'
import { readRestaurant } from '../../people/restaurants/restaurants.store.ts'
import { createAnalyticsStore, type AnalyticsStore } from './analytics.store.ts'
import { readPlatform } from './read-platform.ts'

export type AnalyticsDeps = { connection: Connection; reportOf: ReportOf; now: () => Date }

/**
 * Serves the figures of restaurants to administrators. The totals of other restaurants are as new as the last run of the job
 * `update-daily-totals`.
 */
export const serveAnalytics = (app: FastifyInstance, { connection, reportOf, now }: AnalyticsDeps) => {
  const store = createAnalyticsStore(connection.query)

  serve(app, readRestaurantAnalytics, async ({ params: { restaurantId }, query }) => {
    const restaurant = await readRestaurant(connection.db, restaurantId)
    if (!restaurant) throw refused('restaurant.not_found')
    const report = await reportOf(restaurantId, query)
    const comparison = await readComparison(store, restaurantId, monthOf(report.shown.to))
    const { id, name, branchName, status } = restaurant
    return { data: { restaurant: { id, name, branchName, status }, report, comparison } }
  })

  serve(app, readPlatformAnalytics, async ({ query: { months } }) => ({
    data: await readPlatform(store, { lastMonth: monthOf(dayOf(now(), homeTimeZone)), count: Number(months) }),
  }))
}

const nothing = { orders: 0, revenue: dirhams(0), cancelled: 0, accepted: 0, acceptTime: 0, prepared: 0, late: 0 }

/** Compares a restaurant's figures of a month with the median of all restaurants with orders in it. */
const readComparison = async (store: AnalyticsStore, restaurantId: string, month: string): Promise<Comparison> => {
  const all = await store.ofMonth(month)
  const own = all.find((each) => each.restaurantId === restaurantId) ?? nothing
  return { month, restaurants: all.length, own: figuresOf(own), median: mediansOf(all.map(figuresOf)) }
}
