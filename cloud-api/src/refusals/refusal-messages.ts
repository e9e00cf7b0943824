// The message of a refusal in the caller's language, from the dictionary of the desktop, which has all of them.
import { deskRefusals as arabic } from '@sufra/shared/i18n/ar/desk/desk-refusals'
import { deskRefusals as english } from '@sufra/shared/i18n/en/desk/desk-refusals'
import { preferredLanguage, type Language } from '@sufra/shared/localized-text'
import { refusals, type RefusalCode } from '@sufra/shared/refusals/refusals'

const flatten = (messages: Record<string, Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([feature, reasons]) =>
      Object.entries(reasons).map(([reason, text]) => [`${feature}.${reason}`, text]),
    ),
  )

const messages = { en: flatten(english), ar: flatten(arabic) }

export const languageOf = (acceptLanguage = ''): Language => preferredLanguage(acceptLanguage.split(','))

const valueOf = (details: unknown, name: string): unknown =>
  typeof details === 'object' && details !== null ? Object.entries(details).find(([key]) => key === name)?.[1] : undefined

/**
 * Returns the message with its placeholders filled from the refusal's details. Throws for a code without a message; a test checks that
 * every code has one.
 */
export const refusalMessage = (code: RefusalCode, language: Language, details?: unknown): string => {
  const text = messages[language][code]
  if (text === undefined) throw new Error(`no message for ${code}`)
  return text.replace(/\{\{(\w+)\}\}/g, (braces, name: string) => {
    const value = valueOf(details, name)
    if (Array.isArray(value)) return value.join(', ')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : braces
  })
}

export const allCodes = Object.keys(refusals) as RefusalCode[] // the object's own keys
