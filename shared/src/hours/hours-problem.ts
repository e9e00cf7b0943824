// Problems of opening hours whose values are within their limits.
import type { Day } from '../dates/day.ts'
import { dayMinutes, type DayPeriod } from './day-period.ts'

type Periods = readonly DayPeriod[]
type Dates = { from: Day; to: Day }
type Hours = { week: readonly Periods[]; specialDays: readonly (Dates & { periods: Periods })[]; lastOrders: number }

/** The problem of the periods of one day. A period may start when another ends, and the last may reach into the next day. */
export const periodsProblem = (periods: Periods): 'hours.length' | 'hours.overlap' | undefined => {
  if (periods.some(({ opens, closes }) => closes <= opens || closes - opens > dayMinutes)) return 'hours.length'
  const sorted = periods.toSorted((one, other) => one.opens - other.opens)
  return sorted.some(({ closes }, index) => closes > (sorted[index + 1]?.opens ?? Infinity)) ? 'hours.overlap' : undefined
}

/** The problem of the dates of special days: each date may belong to only one of them. */
export const datesProblem = (specialDays: readonly Dates[]): 'hours.dates' | 'hours.dates_overlap' | undefined => {
  if (specialDays.some(({ from, to }) => to < from)) return 'hours.dates'
  const sorted = specialDays.toSorted((one, other) => one.from.localeCompare(other.from))
  const overlaps = sorted.some(({ to }, index) => {
    const next = sorted[index + 1]
    return next !== undefined && to >= next.from
  })
  return overlaps ? 'hours.dates_overlap' : undefined
}

export const hoursProblem = ({ week, specialDays, lastOrders }: Hours) => {
  const days = [...week, ...specialDays.map(({ periods }) => periods)]
  const problem = days.map((periods) => periodsProblem(periods)).find(Boolean)
  if (problem) return problem
  if (week.every((periods) => periods.length === 0)) return 'hours.week_empty'
  if (days.flat().some(({ opens, closes }) => closes - opens <= lastOrders)) return 'hours.last_orders'
  return datesProblem(specialDays)
}
