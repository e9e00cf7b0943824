import { cancelWaitingOrders, listOrders, moveOrder as moveOrderRoute, readOrder } from '@sufra/shared/orders/order.routes'
import { processedMessage, processPayment, resolvePayment as resolvePaymentRoute } from '@sufra/shared/payments/payment.routes'
import type { FastifyInstance } from 'fastify'
import { refused } from '../refusals/refused.ts'
import { serve } from '../http/serve.ts'
import { cursorOf, positionOf } from './listing/list-cursor.ts'
import type { CancelWaiting } from './moving/cancel-waiting.ts'
import type { MoveOrder } from './moving/move-order.ts'
import type { OrderListStore } from './listing/order-list.store.ts'
import type { OrdersStore } from './orders.store.ts'
import type { PlaceOrder } from './placing/place-order.ts'
import type { ResolvePayment } from './resolve-payment.ts'

type Verbs = {
  store: OrdersStore
  lists: OrderListStore
  placeOrder: PlaceOrder
  resolvePayment: ResolvePayment
  moveOrder: MoveOrder
  cancelWaiting: CancelWaiting
}

/** Requests per minute from one network address: a restaurant's phones share one, and all of them retry after an outage. */
const maxResolutions = 300

export const serveOrders = (app: FastifyInstance, { store, lists, placeOrder, resolvePayment, moveOrder, cancelWaiting }: Verbs) => {
  const storesOwnKey = true
  serve(
    app,
    processPayment,
    async ({ body, idempotencyKey, request }) => ({ message: processedMessage, ...(await placeOrder(body, idempotencyKey, request.ip)) }),
    { storesOwnKey },
  )

  serve(app, resolvePaymentRoute, async ({ body }) => ({ data: await resolvePayment(body) }), { limit: { max: maxResolutions } })

  serve(app, readOrder, async ({ params }) => {
    const order = await store.readOrder(params.orderId)
    if (!order) throw refused('order.not_found')
    return { data: order }
  })

  serve(app, listOrders, async ({ query, session }) => {
    const after = query.cursor === undefined ? undefined : positionOf(query.cursor)
    const { more, ...list } = await lists.listOrders(session.restaurantId, { status: query.status, after })
    return { ...list, more: more && { count: more.count, cursor: cursorOf(more.after) } }
  })

  serve(
    app,
    moveOrderRoute,
    async ({ params, body, session, idempotencyKey }) => ({
      data: await moveOrder(session.restaurantId, params.orderId, body, idempotencyKey),
    }),
    { storesOwnKey },
  )

  serve(app, cancelWaitingOrders, async ({ params, body, session }) => ({
    data: { cancelled: await cancelWaiting(session.restaurantId, params.orderId, body) },
  }))
}
