// Open periods of a restaurant as instants, calculated from its hours in its time zone with daylight saving. The phone does not load this
// module.
import { Temporal } from 'temporal-polyfill'
import { periodsOf, type OpeningHours } from './opening-hours.ts'
import type { OpenPeriod } from './opening-state.ts'

/** Number of days whose periods are listed. */
const listedDays = 8
/** Number of days to search for the next opening when none of the listed days has one. */
const maxDays = 100

const minute = 60_000

type Instants = { opensAt: number; closesAt: number }

/** The periods of the day `date`, without periods that daylight saving skips. */
const instantsOf = (hours: OpeningHours, timeZone: string, date: Temporal.PlainDate): Instants[] => {
  // A local time that the clocks skip moves forward by the skipped time; of a local time that occurs twice, the first counts.
  const instant = (minutes: number) => date.toPlainDateTime().add({ minutes }).toZonedDateTime(timeZone).epochMilliseconds
  return periodsOf(hours, date.toString())
    .map(({ opens, closes }) => ({ opensAt: instant(opens), closesAt: instant(closes) }))
    .filter(({ opensAt, closesAt }) => closesAt > opensAt)
}

/** Merges periods that are adjacent or overlap across midnight. */
const merged = (periods: readonly Instants[]): Instants[] => {
  const result: Instants[] = []
  for (const period of periods.toSorted((one, other) => one.opensAt - other.opensAt)) {
    const last = result.at(-1)
    if (last && period.opensAt <= last.closesAt) last.closesAt = Math.max(last.closesAt, period.closesAt)
    else result.push({ ...period })
  }
  return result
}

/**
 * The periods that have not ended at `now` (milliseconds): all of the next eight days, and the next opening if it is later, up to 100 days.
 * A restaurant that never closes has one period, whose end moves on with `now`.
 */
export const openPeriods = (hours: OpeningHours, timeZone: string, now: number): OpenPeriod[] => {
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const found: Instants[] = []
  // A period that began the day before yesterday may end today.
  for (let offset = -2; offset <= maxDays; offset += 1) {
    if (offset > listedDays && found.some(({ opensAt }) => opensAt > now)) break
    found.push(...instantsOf(hours, timeZone, today.add({ days: offset })))
  }
  const lastOrders = hours.lastOrders * minute
  return merged(found)
    .filter(({ opensAt, closesAt }) => closesAt > now && closesAt - lastOrders > opensAt)
    .map(({ opensAt, closesAt }) => ({
      opensAt: new Date(opensAt).toISOString(),
      ordersUntil: new Date(closesAt - lastOrders).toISOString(),
      closesAt: new Date(closesAt).toISOString(),
    }))
}
