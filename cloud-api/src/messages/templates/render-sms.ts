import type { Language } from '@sufra/shared/localized-text'
import type { SmsContent } from '../message.ts'

/** An SMS says it in both languages, the reader's first. */
export const renderSms = (language: Language, words: Record<Language, string>): SmsContent => ({
  channel: 'sms',
  text: language === 'en' ? `${words.en}\n${words.ar}` : `${words.ar}\n${words.en}`,
})

const maxNameLength = 24

/** A name as far as an SMS has room for it: it stands there twice. */
export const shortName = (name: string): string => {
  const signs = [...name.replace(/\s+/g, ' ')]
  return signs.length > maxNameLength ? `${signs.slice(0, maxNameLength - 1).join('')}…` : signs.join('')
}
