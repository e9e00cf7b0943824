import type { FastifyInstance } from 'fastify'

/** Where people reach our pages, for links that leave us: the public address, else (development) this machine, by a name that every browser opens. */
export const createPublicAddress = (app: Pick<FastifyInstance, 'listeningOrigin'>, publicUrl: string | undefined) => (): string =>
  publicUrl?.replace(/\/+$/, '') ?? app.listeningOrigin.replace(/\/\/(0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost')
