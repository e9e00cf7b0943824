// Monthly figures for comparing restaurants, calculated from the sums of their orders.
import { dirhams, type Dirhams } from '../money.ts'
import { averageMinutes } from '../reports/report.ts'
import { averageOf } from '../reports/revenue.ts'

/** Sums of a restaurant's month. `acceptTime`: milliseconds over the `accepted` orders. `late`: how many of the `prepared` orders were late. */
export type MonthSums = {
  orders: number
  revenue: Dirhams
  cancelled: number
  accepted: number
  acceptTime: number
  prepared: number
  late: number
}

export const monthFigures = ['revenue', 'orders', 'average', 'cancelledShare', 'acceptMinutes', 'lateShare'] as const
export type MonthFigure = (typeof monthFigures)[number]

/** Money in dirhams, shares from 0 to 1; null when there are no values to calculate from. */
export type Figures = {
  revenue: Dirhams | null
  orders: number | null
  average: Dirhams | null
  cancelledShare: number | null
  acceptMinutes: number | null
  lateShare: number | null
}

const share = (part: number, all: number) => (all === 0 ? null : part / all)

export const figuresOf = ({ orders, revenue, cancelled, accepted, acceptTime, prepared, late }: MonthSums): Figures => ({
  revenue,
  orders,
  average: averageOf(revenue, orders) ?? null,
  cancelledShare: share(cancelled, orders + cancelled),
  acceptMinutes: averageMinutes(acceptTime, accepted) ?? null,
  lateShare: share(late, prepared),
})

/** The middle value, or the mean of the two middle values; null without values. */
export const medianOf = (values: readonly number[]): number | null => {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

const asDirhams = (amount: number | null) => (amount === null ? null : dirhams(Math.round(amount)))

/** The median of each figure over all restaurants that have it. Each restaurant counts once. */
export const mediansOf = (all: readonly Figures[]): Figures => {
  const median = (figure: MonthFigure) => medianOf(all.map((each) => each[figure]).filter((value) => value !== null))
  return {
    revenue: asDirhams(median('revenue')),
    orders: median('orders'),
    average: asDirhams(median('average')),
    cancelledShare: median('cancelledShare'),
    acceptMinutes: median('acceptMinutes'),
    lateShare: median('lateShare'),
  }
}
