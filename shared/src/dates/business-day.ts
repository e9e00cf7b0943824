// The business day of a restaurant. It ends some minutes after midnight in its time zone; lists, limits and order numbers use it.
import { z } from 'zod'
import { dayOf, type Day } from './day.ts'

/** `dayEndsAt`: minutes after midnight at which the business day ends. */
export type RestaurantClock = { timeZone: string; dayEndsAt: number }

/** Selectable ends of the business day in minutes after midnight: each half hour until noon. */
export const dayEnds: readonly number[] = Array.from({ length: 25 }, (_, index) => index * 30)
export const dayEnd = z
  .int()
  .min(0)
  .max(1_440)
  .refine((minutes) => dayEnds.includes(minutes))

const minute = 60_000

/** The business day of a moment. */
export const businessDayOf = (date: Date, { timeZone, dayEndsAt }: RestaurantClock): Day =>
  dayOf(date.getTime() - dayEndsAt * minute, timeZone)

/** Maximum length of a day in minutes: 24 hours and a daylight saving change. */
const maxDayMinutes = 26 * 60

/** The time, to the minute, at which the next business day starts. */
export const nextBusinessDay = (date: Date, clock: RestaurantClock): Date => {
  const today = businessDayOf(date, clock)
  const at = (minutes: number) => new Date(Math.floor(date.getTime() / minute) * minute + minutes * minute)
  let [low, high] = [0, maxDayMinutes]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (businessDayOf(at(middle), clock) === today) low = middle
    else high = middle
  }
  return at(high)
}
