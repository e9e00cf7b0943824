// The message of a refusal in the caller's language.
import { refusals } from '@sufra/shared/features'
import { preferredLanguage, type Language } from '@sufra/shared/localized-text'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'

export const languageOf = (acceptLanguage = ''): Language => preferredLanguage(acceptLanguage.split(','))

const valueOf = (details: unknown, name: string): unknown =>
  typeof details === 'object' && details !== null ? Object.entries(details).find(([key]) => key === name)?.[1] : undefined

/** Returns the message with its placeholders filled from the refusal's details. */
export const refusalMessage = (code: RefusalCode, language: Language, details?: unknown): string =>
  refusals[code][language].replace(/\{\{(\w+)\}\}/g, (braces, name: string) => {
    const value = valueOf(details, name)
    if (Array.isArray(value)) return value.join(', ')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : braces
  })
