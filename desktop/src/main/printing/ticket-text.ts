import { tickets as arabic } from '@sufra/shared/printing/texts.ar'
import { tickets as english } from '@sufra/shared/printing/texts.en'
import type { Language, LocalizedText } from '@sufra/shared/localized-text'
import type { Printer } from '@sufra/shared/printing/printer'

const dictionaries = { en: english, ar: arabic }
type MessageKey = keyof typeof english

/** Returns the languages of a ticket, the main language first. Both languages start with Arabic (Qatar's rule for bills). */
export const languagesOf = (language: Printer['language']): [Language, ...Language[]] => (language === 'both' ? ['ar', 'en'] : [language])

export const translate = (language: Language, key: MessageKey, values: Record<string, string | number> = {}): string =>
  dictionaries[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))

/** Returns a name in the languages of the ticket, without duplicates. */
export const names = (name: LocalizedText, languages: readonly Language[]): string[] => [
  ...new Set(languages.map((language) => name[language] || name.en || name.ar)),
]
