import { dateTimeText } from '@sufra/shared/dates/date-text'
import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import { localeOf, type Language } from '@sufra/shared/localized-text'

/** "5 minutes", "5 دقائق", "30 دقيقة": Arabic has several plural forms. */
export const spanOf = (language: Language, count: number, unit: 'minute' | 'hour' | 'day'): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** A date and time in Qatar. */
export const dateTimeOf = (language: Language, date: Date): string => dateTimeText(date, { timeZone: homeTimeZone, language })
