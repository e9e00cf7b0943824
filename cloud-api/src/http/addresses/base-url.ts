import type { FastifyRequest } from 'fastify'

/** Returns the base URL for diners: the public URL, or in development the host of the request. */
export const createBaseUrl =
  (publicUrl: string | undefined) =>
  ({ protocol, host }: FastifyRequest): string =>
    publicUrl ?? `${protocol}://${host}`
