import { readMenu, switchItem as switchItemRoute } from '@sufra/shared/menu/menu.routes'
import type { FastifyInstance } from 'fastify'
import { refused } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import type { MenuCache } from './menu-cache.ts'
import type { SwitchItem } from './switch-item.ts'

const encodingFor = (acceptEncoding = '') => {
  if (/\bbr\b/.test(acceptEncoding)) return 'br'
  return /\bgzip\b/.test(acceptEncoding) ? 'gzip' : undefined
}

export const serveMenu = (app: FastifyInstance, cache: MenuCache, switchItem: SwitchItem) => {
  serve(app, readMenu, async ({ params, request, reply }) => {
    const built = await cache.get(params.restaurantId)
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

  serve(app, switchItemRoute, async ({ params, body, session }) => ({
    data: { _id: params.itemId, ...(await switchItem(session.restaurantId, params.itemId, body)) },
  }))
}
