// The words of a refusal in the caller's language, from the same files as the screens'.
import { accountRefusals as arabicAccount } from '@sufra/shared/i18n/ar/account-refusals'
import { menuRefusals as arabicMenu } from '@sufra/shared/i18n/ar/menu-refusals'
import { refusals as arabic } from '@sufra/shared/i18n/ar/refusals'
import { accountRefusals as englishAccount } from '@sufra/shared/i18n/en/account-refusals'
import { menuRefusals as englishMenu } from '@sufra/shared/i18n/en/menu-refusals'
import { refusals as english } from '@sufra/shared/i18n/en/refusals'
import type { Language } from '@sufra/shared/localized-text'
import { refusals, type RefusalCode } from '@sufra/shared/refusals/refusals'

const flatten = (words: Record<string, Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([feature, reasons]) => Object.entries(reasons).map(([reason, text]) => [`${feature}.${reason}`, text])),
  )

const words = {
  en: flatten({ ...english, ...englishMenu, ...englishAccount }),
  ar: flatten({ ...arabic, ...arabicMenu, ...arabicAccount }),
}

export const languageOf = (acceptLanguage: string | undefined): Language =>
  acceptLanguage?.trim().toLowerCase().startsWith('ar') ? 'ar' : 'en'

/** Throws for a code without words; a test holds that there is none. */
export const wordsOf = (code: RefusalCode, language: Language): string => {
  const text = words[language][code]
  if (text === undefined) throw new Error(`no words for ${code}`)
  return text
}

export const allCodes = Object.keys(refusals) as RefusalCode[] // the object's own keys
