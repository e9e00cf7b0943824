// Analytics of restaurants for administrators: each restaurant against the others, and all together.
import { z } from 'zod'
import { merchantStatuses } from '../accounts/account.ts'
import { route } from '../contract/route.ts'
import { id, localizedText, signedQar } from '../contract/wire.ts'
import { periodChoice } from '../reports/period.ts'
import { report } from '../reports/report.ts'

/** Written as `2026-11`. */
const month = z.string()

const figures = z.object({
  revenue: signedQar.nullable(),
  orders: z.number().nullable(),
  average: signedQar.nullable(),
  cancelledShare: z.number().nullable(),
  acceptMinutes: z.number().nullable(),
  lateShare: z.number().nullable(),
})

/** `restaurants`: the number of restaurants with orders in the month, including this one. */
const comparison = z.object({ month, restaurants: z.int(), own: figures, median: figures })
export type Comparison = z.output<typeof comparison>

const restaurantAnalytics = z.object({
  restaurant: z.object({ id, name: localizedText, branchName: z.string(), status: z.enum(merchantStatuses) }),
  report,
  comparison,
})
export type RestaurantAnalytics = z.output<typeof restaurantAnalytics>
export type RestaurantAnalyticsOnWire = z.input<typeof restaurantAnalytics>

/** Converts amounts from QAR to dirhams. */
export const restaurantAnalyticsInDirhams = (data: RestaurantAnalyticsOnWire): RestaurantAnalytics => restaurantAnalytics.parse(data)

export const readRestaurantAnalytics = route({
  method: 'GET',
  path: '/api/admin/analytics/:restaurantId',
  permission: 'analytics.read',
  summary: "A restaurant's own report of a period, and its figures of the month in which it ends against the median of the platform",
  params: z.object({ restaurantId: id }),
  query: periodChoice,
  reply: z.object({ success: z.literal(true), data: restaurantAnalytics }),
  idempotency: 'safe',
})

/** Numbers of months to choose from, including the current month. */
export const monthChoices = ['6', '12', '24'] as const
export type MonthChoice = (typeof monthChoices)[number]

/**
 * `restaurants`: the number with orders up to this month. `added`: the number whose first order was in this month. `active`: the number
 * with orders in this month.
 */
const platformMonth = z.object({
  month,
  restaurants: z.int(),
  added: z.int(),
  active: z.int(),
  orders: z.int(),
  revenue: signedQar,
  cancelledShare: z.number().nullable(),
  acceptMinutes: z.number().nullable(),
})
export type PlatformMonth = z.output<typeof platformMonth>

/** Restaurants whose first order was in one month, with the number of them that had orders in that month and in each later month. */
const cohort = z.object({ month, active: z.array(z.int()) })
export type Cohort = z.output<typeof cohort>

/** Months and their cohorts, the oldest first. */
const platformAnalytics = z.object({ months: z.array(platformMonth), cohorts: z.array(cohort) })
export type PlatformAnalytics = z.output<typeof platformAnalytics>
export type PlatformAnalyticsOnWire = z.input<typeof platformAnalytics>

/** Converts amounts from QAR to dirhams. */
export const platformAnalyticsInDirhams = (data: PlatformAnalyticsOnWire): PlatformAnalytics => platformAnalytics.parse(data)

export const readPlatformAnalytics = route({
  method: 'GET',
  path: '/api/admin/analytics',
  permission: 'analytics.read',
  summary: 'Restaurants, orders, revenue, cancellations and time to accept of the last months, and how many restaurants stay',
  query: z.object({ months: z.enum(monthChoices).default('12') }),
  reply: z.object({ success: z.literal(true), data: platformAnalytics }),
  idempotency: 'safe',
})
