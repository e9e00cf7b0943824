// Main's own texts (notifications, the tray), in the last language of the renderer.
import { deskMain as arabic } from '@sufra/shared/desk/texts.ar'
import { deskMain as english } from '@sufra/shared/desk/texts.en'
import type { Language } from '@sufra/shared/localized-text'

const dictionaries = { en: english, ar: arabic }
export type MessageKey = keyof typeof english

export const translate = (language: Language, key: MessageKey, values: Record<string, string | number> = {}): string =>
  dictionaries[language][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
