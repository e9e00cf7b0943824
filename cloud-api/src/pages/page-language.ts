import { isLanguage, languageKey, type Language } from '@sufra/shared/localized-text'
import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { languageOf } from '../refusals/refusal-messages.ts'

/** The language that was chosen in this browser, else the first of ours that it asks for. */
export const pageLanguage = ({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language => {
  const chosen = cookies[languageKey]
  return isLanguage(chosen) ? chosen : languageOf(headers['accept-language'])
}
