import { listOrders, moveOrder as moveOrderRoute, readOrder } from '@sufra/shared/orders/order.routes'
import { processedMessage, processPayment } from '@sufra/shared/payments/payment.routes'
import type { FastifyInstance } from 'fastify'
import { refused } from '../http/refused.ts'
import { serve } from '../http/serve.ts'
import type { MoveOrder } from './move-order.ts'
import type { OrdersStore } from './orders.store.ts'
import type { PlaceOrder } from './place-order.ts'

/** Orders in one answer: more than a counter has open on its busiest night. */
const mostListed = 500

type Verbs = { store: OrdersStore; placeOrder: PlaceOrder; moveOrder: MoveOrder }

export const serveOrders = (app: FastifyInstance, { store, placeOrder, moveOrder }: Verbs) => {
  serve(app, processPayment, async ({ body, idempotencyKey }) => ({
    message: processedMessage,
    ...(await placeOrder(body, idempotencyKey)),
  }))

  serve(app, readOrder, async ({ params }) => {
    const order = await store.readOrder(params.orderId)
    if (!order) throw refused('order.not_found')
    return { data: order }
  })

  serve(app, listOrders, async ({ query, session }) => {
    // Read before the orders: an event that comes between the two is then told again, never missed.
    const seq = await store.readSeq(session.restaurantId)
    return { data: await store.listOrders(session.restaurantId, query.status, mostListed), seq }
  })

  serve(app, moveOrderRoute, async ({ params, body, session, idempotencyKey }) => ({
    data: await moveOrder(session.restaurantId, params.orderId, body, idempotencyKey),
  }))
}
