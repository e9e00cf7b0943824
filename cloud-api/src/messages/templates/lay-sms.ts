import type { Language } from '@sufra/shared/localized-text'
import type { SmsWords } from '../message.ts'

/** An SMS says it in both languages, the reader's first. */
export const laySms = (language: Language, words: Record<Language, string>): SmsWords => ({
  channel: 'sms',
  text: language === 'en' ? `${words.en}\n${words.ar}` : `${words.ar}\n${words.en}`,
})

const longestName = 24

/** A name as far as an SMS has room for it: it stands there twice. */
export const shortName = (name: string): string => {
  const signs = [...name.replace(/\s+/g, ' ')]
  return signs.length > longestName ? `${signs.slice(0, longestName - 1).join('')}…` : signs.join('')
}
