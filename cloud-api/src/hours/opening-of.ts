import type { RestaurantClock } from '@sufra/shared/dates/business-day'
import { openPeriods } from '@sufra/shared/hours/open-periods'
import type { OpeningHours } from '@sufra/shared/hours/opening-hours'
import type { RestaurantOpening } from '@sufra/shared/hours/opening-times'

/** The columns of a restaurant that decide when it can be ordered from. */
export type OpeningColumns = Pick<RestaurantClock, 'timeZone'> & {
  openingHours: OpeningHours | null
  pausedUntil: Date | null
  busyMinutes: number
  busyUntil: Date | null
}

/** When a restaurant can be ordered from, in the coming days, computed once for every phone. */
export const openingOf = (
  { timeZone, openingHours, pausedUntil, busyMinutes, busyUntil }: OpeningColumns,
  now: Date,
): RestaurantOpening => ({
  timeZone,
  periods: openingHours && openPeriods(openingHours, timeZone, now.getTime()),
  pausedUntil: pausedUntil && pausedUntil > now ? pausedUntil.toISOString() : null,
  busy: busyMinutes > 0 && busyUntil && busyUntil > now ? { minutes: busyMinutes, until: busyUntil.toISOString() } : null,
})
