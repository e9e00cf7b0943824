import { answerWaiterCall, callWaiter } from '@sufra/shared/waiter/waiter.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { createWaiterCalls } from './call-waiter.ts'

/** Calls per minute of one network, which the guests of a restaurant share. */
const limit = { max: 60 }

export const serveWaiterCalls = (app: FastifyInstance, calls: ReturnType<typeof createWaiterCalls>) => {
  serve(app, callWaiter, async ({ params }) => ({ data: await calls.call(params.orderId) }), { limit })

  serve(app, answerWaiterCall, async ({ params, body, session }) => {
    await calls.answer(session.restaurantId, params.orderId, body.waiterCalledAt)
    return { message: 'Answered' }
  })
}
