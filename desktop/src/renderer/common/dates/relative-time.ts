import { localeOf, type Language } from '@sufra/shared/localized-text'

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

/** "40 minutes", "3 hours", "2 days", rounded. In milliseconds, at least one minute. */
export const durationText = (milliseconds: number, language: Language): string => {
  const { unit, duration } = steps.slice(2).find((step) => milliseconds >= 1.5 * step.duration) ?? { unit: 'minute', duration: minute }
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(milliseconds / duration))
}
