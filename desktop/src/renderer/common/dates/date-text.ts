// Formats dates and times in the chosen language, with Latin digits.
import { dateLocaleOf, localeOf, type Language } from '@sufra/shared/localized-text'

const minute = 60_000
const steps = [
  { unit: 'year', duration: 365 * 24 * 60 * minute },
  { unit: 'month', duration: 30 * 24 * 60 * minute },
  { unit: 'day', duration: 24 * 60 * minute },
  { unit: 'hour', duration: 60 * minute },
  { unit: 'minute', duration: minute },
] as const

/** "3 hours ago", "in 2 days", in the largest unit that fits; less than a minute is now. Times in milliseconds. */
export const relativeTime = (at: number, now: number, language: Language): string => {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' })
  const distance = at - now
  const step = steps.find(({ duration }) => Math.abs(distance) >= duration)
  return step ? format.format(Math.trunc(distance / step.duration), step.unit) : format.format(0, 'second')
}

/** Date and time to the minute; without a time zone in that of this machine. */
export const dateTimeText = (at: string, language: Language, timeZone?: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at))

/** Formats a calendar day (YYYY-MM-DD) as "20 November". */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocaleOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Formats a month (YYYY-MM) as "November 2026". */
export const monthText = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))
