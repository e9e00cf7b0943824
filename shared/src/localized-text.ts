/** A text in English and Arabic. Arabic may be empty; English is then shown instead (spec §2). */
export type LocalizedText = { en: string; ar: string }

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr')

/** The locale in which dates and numbers are shown: that of Qatar, with Latin digits. */
export const localeOf = (language: Language) => `${language}-QA-u-nu-latn`

/** For Intl, of dates without a year: `en-QA` has the month first. */
export const dateLocaleOf = (language: Language) => (language === 'en' ? 'en-GB' : localeOf(language))

/** Returns the text in the given language, or in English if that is missing. */
export const inLanguage = (text: LocalizedText, language: Language): string => text[language] || text.en
