import { dayOf, type Day } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { localeOf, type Language } from '@sufra/shared/localized-text'

/** The current day in the restaurant's time zone, which document dates are checked against. */
export const todayIn = (timeZone = homeTimeZone, now = Date.now()): Day => dayOf(now, timeZone)

/** Formats a day in the reader's language. */
export const dayText = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(Date.parse(day))
