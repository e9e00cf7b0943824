import { Temporal } from 'temporal-polyfill'

/** Moves a moment some whole days back at the same local time of a time zone, also when its clocks were changed in between. */
export const daysEarlier = (moment: Date, days: number, timeZone: string): Date =>
  new Date(Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).subtract({ days }).epochMilliseconds)
