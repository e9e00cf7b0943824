import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { Language } from '@sufra/shared/localized-text'

const localeOf = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' } as const

/** "5 minutes", "5 دقائق", "30 دقيقة": Arabic has several plural forms. */
export const spanOf = (language: Language, count: number, unit: 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** A date and time in Qatar. */
export const dateTimeOf = (language: Language, date: Date): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone: homeTimeZone }).format(date)
