import { triesOfNetwork, triesOfRestaurant } from '@sufra/shared/finding/find-order'
import { findOrder as findOrderRoute } from '@sufra/shared/finding/find-order.routes'
import type { FastifyInstance } from 'fastify'
import { byField } from '../../http/limits/limit-calls.ts'
import { serve } from '../../http/serve.ts'
import type { FindOrder } from './find-order.ts'

const limit = { max: triesOfRestaurant, of: byField('restaurantId'), perNetwork: triesOfNetwork, windowSeconds: 3_600 }

export const serveFinding = (app: FastifyInstance, findOrder: FindOrder) => {
  serve(app, findOrderRoute, async ({ body }) => ({ data: await findOrder(body) }), { limit })
}
