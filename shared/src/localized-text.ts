/** A text in the two languages of the platform. Arabic may be empty: readers then see English (spec §2). */
export type LocalizedText = { en: string; ar: string }

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export const directionOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr')

/** The text in the reader's language, or in English where that is missing. */
export const inLanguage = (text: LocalizedText, language: Language): string => text[language] || text.en
