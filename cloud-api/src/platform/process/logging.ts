import type { FastifyRequest } from 'fastify'
import { codeOf } from '../db/connect.ts'

const orderInUrl = /(\/(?:orders|order-history)\/[A-Za-z0-9_-]{4})[A-Za-z0-9_-]{18}/
const tokenInUrl = /(\/tables\/link\/[^/]+\/|\/api\/files\/|\/receipts?\/|\/customers\/)[^/?]+|([?&](?:t|search|to|cursor)=)[^&]+/g

/**
 * Masks secrets in a URL: an order's id gives access to the order, a table's token to the table, a file's link to the file, a receipt's
 * link to the receipt. A search term may be a personal address, a page's cursor has an order's id, and a guest is identified by a phone
 * number.
 */
export const maskUrl = (url: string): string => url.replace(orderInUrl, '$1…').replace(tokenInUrl, '$1$2…')

type LoggedError = { type: string; message: string; stack: string; code?: unknown; cause?: LoggedError; [more: string]: unknown }

const frames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

/**
 * Serializes an error for the log. The message of a failed statement contains its parameters (codes, links, personal
 * data), so only the statement with placeholders and the database's error code are logged.
 */
const errorForLog = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: '' }
  if ('query' in error || 'params' in error)
    return { type: 'database', message: 'query' in error ? String(error.query) : '', stack: frames(error), code: codeOf(error) }
  const cause = error.cause === undefined ? undefined : errorForLog(error.cause)
  const errors = error instanceof AggregateError ? error.errors.map(errorForLog) : undefined
  return { type: error.name, message: error.message, stack: frames(error), code: 'code' in error ? error.code : undefined, cause, errors }
}

export const loggerOptions = (level: string) => ({
  level,
  redact: ['req.headers.cookie', 'req.headers.authorization'],
  serializers: {
    err: errorForLog,
    req: (request: FastifyRequest) => ({ method: request.method, url: maskUrl(request.url), remoteAddress: request.ip }),
  },
})
