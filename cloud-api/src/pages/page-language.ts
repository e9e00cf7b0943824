import { isLanguage, languageKey, type Language } from '@sufra/shared/localized-text'
import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../platform/refusals/refusal-messages.ts'

/** Returns the language that was chosen in this browser, otherwise its first requested language that we have. */
export const pageLanguage = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language => {
  const chosen = cookies[languageKey]
  return isLanguage(chosen) ? chosen : languageOf(headers['accept-language'])
}
