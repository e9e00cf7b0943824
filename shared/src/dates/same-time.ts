import { Temporal } from 'temporal-polyfill'

/** The moment whole days before another at the same time of the clock in a time zone, also when its clocks were changed in between. */
export const daysEarlier = (moment: Date, days: number, timeZone: string): Date =>
  new Date(Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).subtract({ days }).epochMilliseconds)
