import { listItems } from '@sufra/shared/menu/item.routes'
import { readOfflineSnapshot } from '@sufra/shared/offline-snapshot/offline-snapshot.routes'
import { listTables } from '@sufra/shared/tables/table.routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { serve } from '../../platform/http/serve.ts'
import type { Platform } from '../../platform/platform.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { Tables } from '../tables/tables.ts'
import { createOfflineSnapshot, itemsPath, type OfflineSnapshot } from './offline-snapshot.ts'

/** Registers the responses that a counter stores to work without a connection. */
export const registerOfflineSnapshot = (app: FastifyInstance, { connection, baseUrl }: Platform, tables: Tables) => {
  const offlineSnapshot = createOfflineSnapshot(connection.db, tables.list)
  serveOfflineSnapshot(app, offlineSnapshot, baseUrl)
  return { offlineSnapshot }
}

const asJson = (reply: FastifyReply, answer: Buffer) => {
  reply.type('application/json; charset=utf-8')
  return answer
}

const serveOfflineSnapshot = (app: FastifyInstance, copy: OfflineSnapshot, baseUrl: (request: FastifyRequest) => string) => {
  serve(app, readOfflineSnapshot, async ({ session, request }) => ({ data: await copy.list(session.restaurantId, baseUrl(request)) }))

  serve(app, listTables, async ({ session, request, reply }) => asJson(reply, await copy.tables(session.restaurantId, baseUrl(request))))

  serve(app, listItems, async ({ query, session, reply }) => {
    const answer = await copy.answer(session.restaurantId, itemsPath(query.categoryId))
    if (!answer) throw refused('request.not_found')
    return asJson(reply, answer)
  })
}
