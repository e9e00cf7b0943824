import type { FastifyRequest } from 'fastify'
import { refused } from '../refusals/refused.ts'

const asset = /^\/(desk\/)?assets\/|^\/(service-worker\.js|manifest\.webmanifest)(\?|$)/

/**
 * Refuses `server.busy` while the event loop is late, but for the files of the apps: they are cheap, and a page that gets one of them too few is worse than a
 * page that is refused, which asks again by itself.
 */
export const shedAllButAssets = async ({ url }: Pick<FastifyRequest, 'url'>): Promise<void> => {
  if (!asset.test(url)) throw refused('server.busy')
}
