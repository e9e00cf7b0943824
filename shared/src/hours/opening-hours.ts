// The weekly opening hours of a restaurant, and special days that replace them.
import { z } from 'zod'
import { typedText } from '../contract/wire.ts'
import type { Day } from '../dates/day.ts'
import { requestedDay } from '../dates/requested-day.ts'
import { dayMinutes, type DayPeriod } from './day-period.ts'
import { hoursProblem } from './hours-problem.ts'

/** Limits of the input. */
export const maxPeriods = 4
export const maxSpecialDays = 60
export const maxNameLength = 60
export const maxLastOrders = 120

const dayPeriod = z.object({
  opens: z
    .int('hours.time')
    .min(0, 'hours.time')
    .max(dayMinutes - 1, 'hours.time'),
  closes: z
    .int('hours.time')
    .min(1, 'hours.time')
    .max(2 * dayMinutes, 'hours.time'),
})
const periods = z.array(dayPeriod).max(maxPeriods, 'hours.too_many')

const day = requestedDay('hours.dates')

/** Special days with their own hours; without periods the restaurant is closed. Both days are included. */
const specialDays = z.object({ name: typedText(maxNameLength, 'hours.name_length'), from: day, to: day, periods })
export type SpecialDays = z.output<typeof specialDays>

/** `week` starts on Sunday. `lastOrders`: minutes before closing from which no orders are accepted. */
export const openingHours = z
  .object({
    week: z.array(periods).length(7),
    specialDays: z.array(specialDays).max(maxSpecialDays, 'hours.too_many'),
    lastOrders: z.int('hours.last_orders').min(0, 'hours.last_orders').max(maxLastOrders, 'hours.last_orders'),
  })
  .check((context) => {
    const problem = hoursProblem(context.value)
    if (problem) context.issues.push({ code: 'custom', message: problem, input: context.value })
  })
export type OpeningHours = z.output<typeof openingHours>

/** The periods of a calendar day: from the special days that include it, or else from the week. */
export const periodsOf = ({ week, specialDays: special }: OpeningHours, date: Day): readonly DayPeriod[] => {
  const ofDay = special.find(({ from, to }) => from <= date && date <= to)
  return ofDay ? ofDay.periods : (week[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? [])
}
