/** A text in English and Arabic. Arabic may be empty; English is then shown instead (spec §2). A restaurant's name may lack English. */
export type LocalizedText = { en: string; ar: string }

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

/**
 * The key of the chosen language in the browser's storage, and the name of the cookie from which the server reads the language of a page.
 */
export const languageKey = 'sufra-language'

export const isLanguage = (value: string | null | undefined): value is Language => languages.some((language) => language === value)

/** The first of these tags ('ar-QA', 'en;q=0.8') whose language we support, else English (spec §1). */
export const preferredLanguage = (tags: readonly string[]): Language =>
  tags.map((tag) => tag.trim().toLowerCase().split(/[-;]/, 1)[0]).find(isLanguage) ?? 'en'

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr')

/** The locale of displayed numbers: Qatar's, with Latin digits. Dates are formatted in `dates/date-text.ts`. */
export const localeOf = (language: Language) => `${language}-QA-u-nu-latn`

/** Returns the text in the given language, or in English if that is missing, or in Arabic if it has no English. */
export const inLanguage = (text: LocalizedText, language: Language): string => text[language] || text.en || text.ar

/** The Arabic text followed by the English text, as on receipts and tables. A text in one language is listed once. */
export const arabicFirst = ({ en, ar }: LocalizedText): string[] => [...new Set([ar, en])].filter(Boolean)
