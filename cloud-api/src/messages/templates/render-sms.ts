import type { Language } from '@sufra/shared/localized-text'
import type { SmsContent } from '../message.ts'

/** An SMS in both languages, the reader's first. */
export const renderSms = (language: Language, texts: Record<Language, string>): SmsContent => ({
  channel: 'sms',
  text: language === 'en' ? `${texts.en}\n${texts.ar}` : `${texts.ar}\n${texts.en}`,
})

const maxNameLength = 24

/** A name shortened for an SMS, in which it appears twice. */
export const shortName = (name: string): string => {
  const characters = [...name.replace(/\s+/g, ' ')]
  return characters.length > maxNameLength ? `${characters.slice(0, maxNameLength - 1).join('')}…` : characters.join('')
}
