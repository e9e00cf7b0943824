import { listCuisines } from '@sufra/shared/cuisines/cuisine.routes'
import type { FastifyInstance } from 'fastify'
import { cuisinesPath, type CounterCopy } from '../counter-copy/counter-copy.ts'
import { refused } from '../http/refused.ts'
import { serve } from '../http/serve.ts'

export const serveCuisines = (app: FastifyInstance, copy: CounterCopy) => {
  serve(app, listCuisines, async ({ params, session, reply }) => {
    const answer =
      params.merchantId === session.restaurantId && (await copy.answer(session.restaurantId, cuisinesPath(session.restaurantId)))
    if (!answer) throw refused('request.not_found')
    reply.type('application/json; charset=utf-8')
    return answer
  })
}
