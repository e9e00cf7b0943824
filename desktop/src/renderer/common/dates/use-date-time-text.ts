import { dateTimeText, momentText, timeText, type TextPlace } from '@sufra/shared/dates/date-text'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { useNow } from '@sufra/shared/ui/hooks/use-now'
import { useLanguage } from '@sufra/shared/ui/language/language'
import { useKnownSession } from '../session/session.ts'

const minute = 60_000

/** The language of the screen, and the time zone of the restaurant. Administrators, and pages before signing in, use Qatar's zone. */
export const useTextPlace = (): TextPlace => {
  const { language } = useLanguage()
  return { language, timeZone: useKnownSession()?.user?.restaurant?.timeZone ?? homeTimeZone }
}

type Moment = Parameters<typeof dateTimeText>[0]

/** Returns a function that formats a time with its date: 28 Nov 2026, 17:05. */
export const useDateTimeText = () => {
  const place = useTextPlace()
  return (at: Moment) => dateTimeText(at, place)
}

/** Returns a function that formats a time without its date: 17:05. */
export const useTimeText = () => {
  const place = useTextPlace()
  return (at: Moment) => timeText(at, place)
}

/** Returns a function that formats a time of today without a date, and another time with its date. */
export const useMomentText = () => {
  const place = useTextPlace()
  const now = useNow(minute)
  return (at: string) => momentText(Date.parse(at), { ...place, now })
}
