// Our own address, as mails and guests have it, and as browsers name it.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentBaseUrl } from './request-origin.ts'

/**
 * Returns the public address of our pages, for links in emails and SMS. In development it is the address of the current request, or, in a
 * job, this machine by a name that every browser opens.
 */
export const createPublicAddress = (app: Pick<FastifyInstance, 'listeningOrigin'>, publicUrl: string | undefined) => (): string =>
  publicUrl?.replace(/\/+$/, '') ?? currentBaseUrl() ?? app.listeningOrigin.replace(/\/\/(0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost')

/** Returns the base URL for diners: the public URL, or in development the host of the request. */
export const createBaseUrl =
  (publicUrl: string | undefined) =>
  ({ protocol, host }: FastifyRequest): string =>
    publicUrl ?? `${protocol}://${host}`

/** Whether an origin is ours: the public URL's, an allowed origin, or, without a public URL (development), the host of the request. */
export const createOwnOrigin = (publicUrl: string | undefined, allowedOrigins: readonly string[]) => {
  const own = new Set([...(publicUrl ? [new URL(publicUrl).origin] : []), ...allowedOrigins])
  return (origin: string, host: string | undefined): boolean => {
    if (own.has(origin)) return true
    if (publicUrl || !URL.canParse(origin)) return false
    const { protocol, host: originHost } = new URL(origin)
    return (protocol === 'http:' || protocol === 'https:') && originHost === host
  }
}
