// The hours of the coming week for a guest, calculated from the periods that the phone has.
import { dayOf, type Day } from '../dates/day.ts'
import type { OpenPeriod } from './opening-state.ts'

const dayLength = 86_400_000
const shownDays = 7

/** Milliseconds since 1970. */
type Span = { opens: number; closes: number }
/** `isAllDay`: the restaurant is open all day, and neither opens nor closes on this day. */
export type ComingDay = { day: Day; spans: Span[]; isAllDay: boolean }

const later = (day: Day, days: number): Day => new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** The next seven days from `now` on. A period that closes after midnight belongs to the day on which it opens. */
export const comingDays = (periods: readonly OpenPeriod[], timeZone: string, now: number): ComingDay[] => {
  const all = periods.map(({ opensAt, closesAt }) => ({ opens: Date.parse(opensAt), closes: Date.parse(closesAt) }))
  const today = dayOf(now, timeZone)
  return Array.from({ length: shownDays }, (_each, index) => {
    const day = later(today, index)
    return {
      day,
      spans: all.filter(({ opens }) => dayOf(opens, timeZone) === day),
      isAllDay: all.some(({ opens, closes }) => dayOf(opens, timeZone) < day && dayOf(closes, timeZone) > day),
    }
  })
}
