import { readMenu } from '@sufra/shared/menu/menu.routes'
import type { FastifyInstance } from 'fastify'
import { refused } from '../../platform/refusals/refused.ts'
import { serve } from '../../platform/http/serve.ts'
import type { MenuCache } from './menu-cache.ts'

const encodingFor = (acceptEncoding = '') => {
  if (/\bbr\b/.test(acceptEncoding)) return 'br'
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : undefined
}

export const serveMenu = (app: FastifyInstance, cache: MenuCache) => {
  serve(app, readMenu, async ({ params, query, request, reply }) => {
    const known = await cache.get(params.restaurantId)
    const built = known && known.version < (query.version ?? 0) ? await cache.renew(params.restaurantId) : known
    if (!built) throw refused('restaurant.not_found')
    reply.header('etag', built.etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
    if (request.headers['if-none-match'] === built.etag) {
      reply.code(304)
      return Buffer.alloc(0)
    }
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    reply.type('application/json; charset=utf-8')
    return encoding ? built[encoding] : built.plain
  })
}
