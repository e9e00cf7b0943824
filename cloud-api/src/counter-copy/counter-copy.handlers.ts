import { readCounterCopy } from '@sufra/shared/counter-copy/counter-copy.routes'
import { listItems } from '@sufra/shared/menu/item.routes'
import { listTables } from '@sufra/shared/tables/table.routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import { itemsPath, type CounterCopy } from './counter-copy.ts'

const asJson = (reply: FastifyReply, answer: Buffer) => {
  reply.type('application/json; charset=utf-8')
  return answer
}

export const serveCounterCopy = (app: FastifyInstance, copy: CounterCopy, baseUrl: (request: FastifyRequest) => string) => {
  serve(app, readCounterCopy, async ({ session, request }) => ({ data: await copy.list(session.restaurantId, baseUrl(request)) }))

  serve(app, listTables, async ({ session, request, reply }) => asJson(reply, await copy.tables(session.restaurantId, baseUrl(request))))

  serve(app, listItems, async ({ query, session, reply }) => {
    const answer = await copy.answer(session.restaurantId, itemsPath(query.categoryId))
    if (!answer) throw refused('request.not_found')
    return asJson(reply, answer)
  })
}
