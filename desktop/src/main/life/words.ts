// What main says by itself (notifications, the tray), in the language that the desk was last shown in.
import { deskMain as arabic } from '@sufra/shared/i18n/ar/desk-main'
import { deskMain as english } from '@sufra/shared/i18n/en/desk-main'
import type { Language } from '@sufra/shared/localized-text'

const words = { en: english, ar: arabic }
export type MainWord = keyof typeof english

export const say = (language: Language, word: MainWord, values: Record<string, string | number> = {}): string =>
  words[language][word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
