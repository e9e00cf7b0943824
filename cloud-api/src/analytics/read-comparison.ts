import type { Comparison } from '@sufra/shared/analytics/analytics.routes'
import { figuresOf, mediansOf } from '@sufra/shared/analytics/month-figures'
import { dirhams } from '@sufra/shared/money'
import type { AnalyticsStore } from './analytics.store.ts'

const nothing = { orders: 0, revenue: dirhams(0), cancelled: 0, accepted: 0, acceptTime: 0, prepared: 0, late: 0 }

/** Compares a restaurant's figures of a month with the median of all restaurants with orders in it. */
export const readComparison = async (store: AnalyticsStore, restaurantId: string, month: string): Promise<Comparison> => {
  const all = await store.ofMonth(month)
  const own = all.find((each) => each.restaurantId === restaurantId) ?? nothing
  return { month, restaurants: all.length, own: figuresOf(own), median: mediansOf(all.map(figuresOf)) }
}
