import { dirhams, type Dirhams } from '@sufra/shared/money'
import { listDays, type DayRange } from '@sufra/shared/reports/period'

export type Figures = { orders: number; sales: number; refunds: number }

export const sumsOf = ({ orders, sales, refunds }: Figures) => ({ orders, revenue: dirhams(sales - refunds) })

/** Returns a row for each day of the range, including days without orders. */
export const eachDay = (range: DayRange, rows: readonly { day: string; orders: number; revenue: Dirhams }[]) => {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return listDays(range).map((day) => byDay.get(day) ?? { day, orders: 0, revenue: dirhams(0) })
}
