// Moments as people say them: in the chosen language, with Latin digits.
import type { Language } from '@sufra/shared/localized-text'

const localeOf = (language: Language) => `${language}-QA-u-nu-latn`

const minute = 60_000
const steps = [
  { unit: 'year', lasts: 365 * 24 * 60 * minute },
  { unit: 'month', lasts: 30 * 24 * 60 * minute },
  { unit: 'day', lasts: 24 * 60 * minute },
  { unit: 'hour', lasts: 60 * minute },
  { unit: 'minute', lasts: minute },
] as const

/** "3 hours ago", "in 2 days", in the largest unit that fits; less than a minute is now. Times in milliseconds. */
export const relativeTime = (at: number, now: number, language: Language): string => {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  const away = at - now
  const step = steps.find(({ lasts }) => Math.abs(away) >= lasts)
  return step ? format.format(Math.trunc(away / step.lasts), step.unit) : format.format(0, 'second')
}

/** A moment with its day and minute, as the clock of this machine has it. */
export const dateTimeText = (at: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at))

/** A day of the calendar (YYYY-MM-DD), as "20 November". */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
