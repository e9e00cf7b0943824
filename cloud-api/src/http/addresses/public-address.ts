import type { FastifyInstance } from 'fastify'
import { currentBaseUrl } from './request-origin.ts'

/**
 * Returns the public address of our pages, for links in emails and SMS. In development it is the address of the current request, or, in a
 * job, this machine by a name that every browser opens.
 */
export const createPublicAddress = (app: Pick<FastifyInstance, 'listeningOrigin'>, publicUrl: string | undefined) => (): string =>
  publicUrl?.replace(/\/+$/, '') ?? currentBaseUrl() ?? app.listeningOrigin.replace(/\/\/(0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost')
