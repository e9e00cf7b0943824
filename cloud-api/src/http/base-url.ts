import type { FastifyRequest } from 'fastify'

/** Where diners reach the platform: the public address, or without one (development) the host that the request came to. */
export const createBaseUrl =
  (publicUrl: string | undefined) =>
  ({ protocol, host }: FastifyRequest): string =>
    publicUrl ?? `${protocol}://${host}`
