// The shared error handler of spec §8: one place that turns a failed call into words.
import { ApiError } from '../contract/api-error.ts'
import type { RefusalCode } from './refusals.ts'

type Translate = (
  key:
    | `refusals.${RefusalCode}`
    | `errors.${'badRequest' | 'sessionExpired' | 'forbidden' | 'notFound' | 'conflict' | 'internal' | 'network' | 'unexpected'}`,
) => string

const fallbackOf = {
  400: 'badRequest',
  401: 'sessionExpired',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  500: 'internal',
} as const
const isKnownStatus = (status: number): status is keyof typeof fallbackOf => Object.hasOwn(fallbackOf, status)
const showsMessage = new Set([400, 401, 403])

const codeForm = /^\w+\.\w+$/

/** The words of a code, where this app has any: not each has all of them, and a newer server may say one that is not known here. */
const wordsOf = (code: RefusalCode | undefined, t: Translate): string | undefined => {
  if (!code || !codeForm.test(code)) return undefined
  const words = t(`refusals.${code}`)
  return words === `refusals.${code}` ? undefined : words
}

/**
 * The words for a failed call, in the reader's language. A refusal that has a code is said in its own words; otherwise the
 * catalogue of spec §8 holds: `errors` joined by newlines, the message, or the sentence of the status.
 */
export const errorText = (error: unknown, t: Translate): string => {
  if (!(error instanceof ApiError)) return t('errors.unexpected')
  const { status, statusText, reply } = error
  if (status === 0) return t('errors.network')
  if (status === 400 && reply.errors && reply.errors.length > 0) return reply.errors.join('\n')
  const ownWords = reply.error === 'server.failed' ? undefined : wordsOf(reply.error, t)
  if (ownWords) return ownWords
  if (showsMessage.has(status) && reply.message) return reply.message
  return isKnownStatus(status) ? t(`errors.${fallbackOf[status]}`) : `Error: ${statusText}`
}
