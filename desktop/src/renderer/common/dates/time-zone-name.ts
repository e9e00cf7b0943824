import { localeOf, type Language } from '@sufra/shared/localized-text'

/** The name of a time zone in the language of the screen, such as "Arabian Standard Time". */
export const timeZoneName = (timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
