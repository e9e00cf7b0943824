import type { Day } from '@sufra/shared/documents/document'
import type { Language } from '@sufra/shared/localized-text'

/** The day that it is where the restaurant stands, which judges its papers' dates. */
export const todayIn = (timeZone = 'Asia/Qatar', now = Date.now()): Day => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(now)
}

/** A day as readers write it. */
export const dayText = (day: Day, language: Language): string =>
  new Intl.DateTimeFormat(`${language}-QA-u-nu-latn`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  )
