import type { FastifyInstance } from 'fastify'

/**
 * The public address of our pages, for links in emails and SMS; in development this machine, by a name that every
 * browser opens.
 */
export const createPublicAddress = (app: Pick<FastifyInstance, 'listeningOrigin'>, publicUrl: string | undefined) => (): string =>
  publicUrl?.replace(/\/+$/, '') ?? app.listeningOrigin.replace(/\/\/(0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost')
