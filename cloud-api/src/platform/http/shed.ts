import type { FastifyRequest } from 'fastify'
import { refused } from '../refusals/refused.ts'

const asset = /^\/(desk\/)?assets\/|^\/(service-worker\.js|manifest\.webmanifest)(\?|$)/

/**
 * Refuses `server.busy` while the event loop is late, except for files of the apps: they are cheap, and a page that lacks a file is worse
 * than a refused page, which reloads automatically.
 */
export const shedAllButAssets = async ({ url }: Pick<FastifyRequest, 'url'>): Promise<void> => {
  if (!asset.test(url)) throw refused('server.busy')
}
