import { answerWaiterCall, callWaiter } from '@sufra/shared/waiter/waiter.routes'
import type { FastifyInstance } from 'fastify'
import { byParam } from '../../../platform/http/limits/limit-calls.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { WaiterCalls } from './call-waiter.ts'

/** Limit of calls of one order. */
const limit = { max: 60, of: byParam('orderId') }

type Deps = { calls: WaiterCalls; isUnreachable: (restaurantId: string) => Promise<boolean> }

export const serveWaiterCalls = (app: FastifyInstance, { calls, isUnreachable }: Deps) => {
  serve(
    app,
    callWaiter,
    async ({ params }) => {
      const data = await calls.call(params.orderId)
      return { data, isUnreachable: await isUnreachable(data.restaurantId) }
    },
    { limit },
  )

  serve(app, answerWaiterCall, async ({ params, body, session }) => {
    await calls.answer(session.restaurantId, params.orderId, body.waiterCalledAt)
    return { message: 'Answered' }
  })
}
