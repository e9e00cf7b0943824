// The periods of reports as ranges of business days, and the periods that they are compared with.
import { z } from 'zod'
import type { Day } from '../dates/day.ts'
import { monthOf, monthsBetween } from '../dates/months.ts'
import { requestedDay } from '../dates/requested-day.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

/** `range`: chosen days. `months`: a chosen month, compared with another month. */
export const periodKinds = ['today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth', 'range', 'months'] as const
export type PeriodKind = (typeof periodKinds)[number]

/** Both days are included. */
export type DayRange = { from: Day; to: Day }

/** Maximum number of days of a chosen range: a leap year. */
export const maxRangeDays = 366

/** A day in milliseconds. */
export const dayLength = 86_400_000
const asTime = (day: Day) => Date.parse(`${day}T00:00:00Z`)

export const plusDays = (day: Day, days: number): Day => new Date(asTime(day) + days * dayLength).toISOString().slice(0, 10)

/** Number of days of a range. */
export const daysIn = ({ from, to }: DayRange): number => Math.round((asTime(to) - asTime(from)) / dayLength) + 1

export const listDays = (range: DayRange): Day[] => Array.from({ length: daysIn(range) }, (_, index) => plusDays(range.from, index))

const monthBefore = (month: string) => monthOf(plusDays(`${month}-01`, -1))
const wholeMonth = (month: string): DayRange => ({ from: `${month}-01`, to: plusDays(`${monthOf(plusDays(`${month}-28`, 4))}-01`, -1) })

const problem = (code: RefusalCode) => code
const day = requestedDay(problem('report.period'))
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, problem('report.period'))

/** The chosen period in the address of the page. */
export const periodChoice = z.object({
  period: z.enum(periodKinds, problem('report.period')).default('last7'),
  /** Days of a range. */
  from: day.optional(),
  to: day.optional(),
  /** Months: the displayed month, and the month to compare it with. */
  month: month.optional(),
  against: month.optional(),
})
export type PeriodChoice = z.output<typeof periodChoice>

/** The problem of a choice; undefined when it is valid. */
export const periodProblem = ({ period, from, to, month: shown, against }: PeriodChoice): RefusalCode | undefined => {
  if (period === 'months') return shown && against ? undefined : 'report.period'
  if (period !== 'range') return undefined
  if (!from || !to) return 'report.period'
  if (from > to) return 'report.period_order'
  return daysIn({ from, to }) > maxRangeDays ? 'report.period_length' : undefined
}

/**
 * The months that can be compared, the newest first: all since the first sale, and always the month before the current one, which is the
 * default of a comparison. `chosen`: a month from the address, which may be any.
 */
export const comparableMonths = (firstDay: Day | null, today: Day, chosen: string): string[] => {
  const last = monthOf(today)
  const before = monthBefore(last)
  const first = firstDay === null || monthOf(firstDay) > before ? before : monthOf(firstDay)
  const months = monthsBetween(first, last)
  return chosen === '' || months.includes(chosen) ? months : [...months, chosen].toSorted().toReversed()
}

/** The range of the same length just before a range. */
const justBefore = (range: DayRange): DayRange => ({ from: plusDays(range.from, -daysIn(range)), to: plusDays(range.from, -1) })

const earlier = (first: Day, second: Day) => (first < second ? first : second)

/** The days of a month up to today's day of the month, or up to its end when it is shorter. */
const monthSoFar = (each: string, today: Day): DayRange => {
  const { from, to } = wholeMonth(each)
  return { from, to: earlier(`${each}-${today.slice(8)}`, to) }
}

/** Two months. If one of them is the current month, both are compared up to the same day. */
const twoMonths = (first: string, second: string, today: Day) => {
  const daysOf = [first, second].includes(monthOf(today)) ? (each: string) => monthSoFar(each, today) : wholeMonth
  return { shown: daysOf(first), before: daysOf(second) }
}

/**
 * Days from the last day of the previous period to today, when today is displayed and both periods have the same length. That day then
 * counts up to the same time. Undefined when complete days are compared.
 */
export const daysSoFar = ({ shown, before }: { shown: DayRange; before: DayRange }, today: Day): number | undefined => {
  const isRunning = shown.to === today && before.to < shown.from && daysIn(shown) === daysIn(before)
  return isRunning ? daysIn({ from: before.to, to: today }) - 1 : undefined
}

/**
 * The displayed days of a choice, and the days that they are compared with. `today`: the restaurant's business day. The choice must be
 * valid.
 */
export const periodOf = (
  { period, from, to, month: shownMonth, against }: PeriodChoice,
  today: Day,
): { shown: DayRange; before: DayRange } => {
  const since = (days: number, last: Day) => {
    const shown = { from: plusDays(last, 1 - days), to: last }
    return { shown, before: justBefore(shown) }
  }
  if (period === 'today') return since(1, today)
  if (period === 'yesterday') return since(1, plusDays(today, -1))
  if (period === 'last30') return since(30, today)
  if (period === 'thisMonth') return twoMonths(monthOf(today), monthBefore(monthOf(today)), today)
  if (period === 'lastMonth') {
    const last = monthBefore(monthOf(today))
    return { shown: wholeMonth(last), before: wholeMonth(monthBefore(last)) }
  }
  if (period === 'months' && shownMonth && against) return twoMonths(shownMonth, against, today)
  if (period === 'range' && from && to) return { shown: { from, to }, before: justBefore({ from, to }) }
  return since(7, today)
}
