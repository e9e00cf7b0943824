import { answerWaiterCall, callWaiter } from '@sufra/shared/waiter/waiter.routes'
import type { FastifyInstance } from 'fastify'
import { byParam } from '../../http/limits/limit-calls.ts'
import { serve } from '../../http/serve.ts'
import type { createWaiterCalls } from './call-waiter.ts'

/** Calls of one order. */
const limit = { max: 60, of: byParam('orderId') }

export const serveWaiterCalls = (app: FastifyInstance, calls: ReturnType<typeof createWaiterCalls>) => {
  serve(app, callWaiter, async ({ params }) => ({ data: await calls.call(params.orderId) }), { limit })

  serve(app, answerWaiterCall, async ({ params, body, session }) => {
    await calls.answer(session.restaurantId, params.orderId, body.waiterCalledAt)
    return { message: 'Answered' }
  })
}
