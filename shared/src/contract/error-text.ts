// The shared error handler of spec §8: returns the text shown for a failed call.
import { ApiError } from './api-error.ts'
import type { RefusalCode } from '../refusals/refusals.ts'

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

/** Returns the text of a code, or undefined when this app has none: each app bundles only some, and a newer server may send a new code. */
const refusalText = (code: RefusalCode | undefined, t: Translate): string | undefined => {
  if (!code || !codeForm.test(code)) return undefined
  const text = t(`refusals.${code}`)
  return text === `refusals.${code}` ? undefined : text
}

/**
 * Returns the text for a failed call, in the user's language. A refusal with a known code has its own text; otherwise the catalogue of
 * spec §8 applies: `errors` joined by newlines, the message, or the sentence of the status.
 */
export const errorText = (error: unknown, t: Translate): string => {
  if (!(error instanceof ApiError)) return t('errors.unexpected')
  const { status, statusText, reply } = error
  if (status === 0) return t('errors.network')
  if (status === 400 && reply.errors && reply.errors.length > 0) return reply.errors.join('\n')
  const specificText = reply.error === 'server.failed' ? undefined : refusalText(reply.error, t)
  if (specificText) return specificText
  if (showsMessage.has(status) && reply.message) return reply.message
  return isKnownStatus(status) ? t(`errors.${fallbackOf[status]}`) : `Error: ${statusText}`
}
