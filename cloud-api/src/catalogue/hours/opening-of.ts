import type { RestaurantClock } from '@sufra/shared/dates/business-day'
import { periodsUntil } from '@sufra/shared/expiring/order-restriction'
import { openPeriods } from '@sufra/shared/hours/open-periods'
import type { OpeningHours } from '@sufra/shared/hours/opening-hours'
import type { OpenPeriod } from '@sufra/shared/hours/opening-state'
import type { RestaurantOpening } from '@sufra/shared/hours/opening-times'

/** The columns of a restaurant that decide its ordering times. */
export type OpeningColumns = Pick<RestaurantClock, 'timeZone'> & {
  openingHours: OpeningHours | null
  pausedUntil: Date | null
  ordersRestrictedFrom: Date | null
  busyMinutes: number
  busyUntil: Date | null
}

const periodsOf = (periods: OpenPeriod[] | null, restrictedFrom: Date | null, now: Date) =>
  restrictedFrom ? periodsUntil(periods, restrictedFrom, now) : periods

/** Whether no orders are accepted because a document has expired. */
export const isRestricted = ({ ordersRestrictedFrom }: Pick<OpeningColumns, 'ordersRestrictedFrom'>, now: Date): boolean =>
  ordersRestrictedFrom !== null && ordersRestrictedFrom <= now

/** Computes the ordering times of a restaurant for the coming days, once for every phone. */
export const openingOf = (
  { timeZone, openingHours, pausedUntil, ordersRestrictedFrom, busyMinutes, busyUntil }: OpeningColumns,
  now: Date,
): RestaurantOpening => ({
  timeZone,
  periods: periodsOf(openingHours && openPeriods(openingHours, timeZone, now.getTime()), ordersRestrictedFrom, now),
  pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null,
  busy: busyMinutes > 0 && busyUntil && busyUntil > now ? { minutes: busyMinutes, until: busyUntil.toISOString() } : null,
})
