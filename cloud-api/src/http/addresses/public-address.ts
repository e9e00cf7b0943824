import type { FastifyInstance } from 'fastify'
import { currentBaseUrl } from './request-origin.ts'

/**
 * The public address of our pages, for links in emails and SMS. In development that of the request that is being handled, or, in a job, this machine by a name
 * that every browser opens.
 */
export const createPublicAddress = (app: Pick<FastifyInstance, 'listeningOrigin'>, publicUrl: string | undefined) => (): string =>
  publicUrl?.replace(/\/+$/, '') ?? currentBaseUrl() ?? app.listeningOrigin.replace(/\/\/(0\.0\.0\.0|\[::\])(?=:|$)/, '//localhost')
