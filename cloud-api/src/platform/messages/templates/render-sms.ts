import type { Language } from '@sufra/shared/localized-text'
import type { SmsContent } from '../message.ts'

/** An SMS in both languages, the reader's first. */
export const renderSms = (language: Language, texts: Record<Language, string>): SmsContent => ({
  channel: 'sms',
  text: language === 'en' ? `${texts.en}\n${texts.ar}` : `${texts.ar}\n${texts.en}`,
})
