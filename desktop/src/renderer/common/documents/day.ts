import type { Day } from '@sufra/shared/documents/document'
import type { Language } from '@sufra/shared/localized-text'

/** The current day in the restaurant's time zone, which document dates are checked against. */
export const todayIn = (timeZone = 'Asia/Qatar', now = Date.now()): Day => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return format.format(now)
}

/** Formats a day in the reader's language. */
export const dayText = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-QA-u-nu-latn`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
