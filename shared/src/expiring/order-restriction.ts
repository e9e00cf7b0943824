// The time from which a restaurant with an expired licence takes no orders. Only the server loads this module: it calculates the instant,
// and phones and counters compare it.
import { Temporal } from 'temporal-polyfill'
import { nextBusinessDay, type RestaurantClock } from '../dates/business-day.ts'
import { dayOf, type Day } from '../dates/day.ts'
import { isExpired } from '../documents/document-expiry.ts'
import { openPeriods } from '../hours/open-periods.ts'
import type { OpeningHours } from '../hours/opening-hours.ts'
import type { OpenPeriod } from '../hours/opening-state.ts'

/** Days after a document's last day during which its restaurant still takes orders. */
export const graceDays = 7

const maxPeriod = 24 * 3_600_000

/** The midnight, in milliseconds, that ends the last day of grace. */
const graceEnd = (expirationDate: Day, timeZone: string): number =>
  Temporal.PlainDate.from(expirationDate)
    .add({ days: graceDays + 1 })
    .toZonedDateTime(timeZone).epochMilliseconds

type Clock = RestaurantClock & { openingHours: OpeningHours | null }

/**
 * The first moment from `at` on that does not interrupt opening hours: `at` itself when the restaurant is closed, else its closing time. A
 * restaurant that does not close within a day is restricted at the end of its business day.
 */
const nextClosing = (at: number, { openingHours, ...clock }: Clock): number => {
  const endOfBusinessDay = () => nextBusinessDay(new Date(at - 1), clock).getTime()
  if (!openingHours) return endOfBusinessDay()
  const current = openPeriods(openingHours, clock.timeZone, at).find(({ opensAt }) => Date.parse(opensAt) <= at)
  if (!current) return at
  const closesAt = Date.parse(current.closesAt)
  return closesAt - at <= maxPeriod ? closesAt : endOfBusinessDay()
}

type Restrictable = Clock & {
  /** The earliest expiry among the documents that the restaurant needs to take orders; null when there are none. */
  expirationDate: Day | null
  /** The previous result. */
  restrictedFrom: Date | null
}

/**
 * The time from which a restaurant takes no orders; null while its documents are valid. It never falls within opening hours, even when an
 * expired document is noticed late. It stays fixed once it has come; before, it follows changes of the hours.
 */
export const ordersRestrictedFrom = ({ expirationDate, restrictedFrom, ...clock }: Restrictable, now: Date): Date | null => {
  if (expirationDate === null || !isExpired(expirationDate, dayOf(now, clock.timeZone))) return null
  const end = graceEnd(expirationDate, clock.timeZone)
  if (restrictedFrom && restrictedFrom <= now && end <= now.getTime()) return restrictedFrom
  return new Date(nextClosing(Math.max(end, now.getTime()), clock))
}

/** The periods (null: always open) in which a restaurant takes orders until the restriction. */
export const periodsUntil = (periods: readonly OpenPeriod[] | null, restrictedFrom: Date, now: Date): OpenPeriod[] => {
  const end = restrictedFrom.toISOString()
  const earlier = (time: string) => (Date.parse(time) < restrictedFrom.getTime() ? time : end)
  const always: OpenPeriod = { opensAt: new Date(0).toISOString(), ordersUntil: end, closesAt: end }
  return (periods ?? (restrictedFrom > now ? [always] : []))
    .filter(({ opensAt }) => Date.parse(opensAt) < restrictedFrom.getTime())
    .map(({ opensAt, ordersUntil, closesAt }) => ({ opensAt, ordersUntil: earlier(ordersUntil), closesAt: earlier(closesAt) }))
}
