import { queuedSecondsHeader } from '@sufra/shared/contract/queued-seconds'
import type { FastifyRequest } from 'fastify'

/** Returns the seconds for which a call waited for a connection: 0 without the header, or with a header that is not a number of seconds. */
export const readQueuedSeconds = (request: Pick<FastifyRequest, 'headers'>): number => {
  const header = request.headers[queuedSecondsHeader]
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0
}
