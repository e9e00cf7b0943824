import type { Language } from '@sufra/shared/localized-text'

const localeOf = { en: 'en-GB', ar: 'ar-QA-u-nu-latn' } as const

/** "5 minutes", "5 دقائق", "30 دقيقة": Arabic counts few and many apart. */
export const spanOf = (language: Language, count: number, unit: 'minute' | 'hour'): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count)

/** A moment on Qatar's clock. */
export const dateTimeOf = (language: Language, moment: Date): string =>
  new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Qatar' }).format(moment)
