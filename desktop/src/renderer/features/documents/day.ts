import { serverNow } from '@sufra/shared/ui/hooks/server-clock'
import { dayOf, type Day } from '@sufra/shared/dates/day'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'

/** The current day in the restaurant's time zone, which document dates are checked against. */
export const todayIn = (timeZone = homeTimeZone, now = serverNow()): Day => dayOf(now, timeZone)
