import { tickets as arabic } from '@sufra/shared/i18n/ar/tickets'
import { tickets as english } from '@sufra/shared/i18n/en/tickets'
import type { Language, LocalizedText } from '@sufra/shared/localized-text'
import type { Printer } from '@sufra/shared/printing/printer'

const words = { en: english, ar: arabic }
type Word = keyof typeof english

/** The languages of a ticket, the first of them leading; Arabic first where it has both (Qatar's rule for bills). */
export const languagesOf = (language: Printer['language']): [Language, ...Language[]] => (language === 'both' ? ['ar', 'en'] : [language])

export const say = (language: Language, word: Word, values: Record<string, string | number> = {}): string =>
  words[language][word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** A name in the languages of the ticket, each once. */
export const names = (name: LocalizedText, languages: readonly Language[]): string[] => [
  ...new Set(languages.map((language) => name[language] || name.en || name.ar)),
]
