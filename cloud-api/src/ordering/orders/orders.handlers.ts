import { queuedSecondsHeader } from '@sufra/shared/contract/queued-seconds'
import {
  cancelDelivered as cancelDeliveredRoute,
  cancelOrder,
  cancelWaitingOrders,
  listOrders,
  moveOrder as moveOrderRoute,
  readOrder,
  reopenOrder as reopenOrderRoute,
} from '@sufra/shared/orders/order.routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refused } from '../../platform/refusals/refused.ts'
import { byParam } from '../../platform/http/limits/limit-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import { cursorOf, positionOf } from './listing/list-cursor.ts'
import type { CancelDelivered, ReopenOrder } from './closing/after-closing.ts'
import type { CancelByDiner } from './moving/cancel-by-diner.ts'
import type { CancelWaiting } from './moving/cancel-waiting.ts'
import type { MoveOrder } from './moving/move-order.ts'
import type { OrderListStore } from './listing/order-list.store.ts'
import type { OrdersStore } from './orders.store.ts'

type Verbs = {
  store: OrdersStore
  lists: OrderListStore
  moveOrder: MoveOrder
  cancelWaiting: CancelWaiting
  cancelByDiner: CancelByDiner
  cancelDelivered: CancelDelivered
  reopenOrder: ReopenOrder
}

/** Limit of cancellations of one order. */
const cancelling = { max: 20, of: byParam('orderId') }

export const serveOrders = (app: FastifyInstance, verbs: Verbs) => {
  const { store, lists, moveOrder, cancelWaiting, cancelByDiner, cancelDelivered, reopenOrder } = verbs
  serve(app, readOrder, async ({ params }) => {
    const order = await store.readOrder(params.orderId)
    if (!order) throw refused('order.not_found')
    return { data: order }
  })

  serve(app, cancelOrder, async ({ params, idempotencyKey }) => ({ data: await cancelByDiner(params.orderId, idempotencyKey) }), {
    limit: cancelling,
    storesOwnKey: true,
  })

  serve(app, listOrders, async ({ query, session }) => {
    const after = query.cursor === undefined ? undefined : positionOf(query.cursor)
    const { more, ...list } = await lists.listOrders(session.restaurantId, { status: query.status, after })
    return { ...list, more: more && { count: more.count, cursor: cursorOf(more.after) } }
  })

  serve(
    app,
    moveOrderRoute,
    async ({ params, body, session, idempotencyKey, request }) => ({
      data: await moveOrder(session, params.orderId, { ...body, queuedSeconds: readQueuedSeconds(request) }, idempotencyKey),
    }),
    { storesOwnKey: true },
  )

  serve(app, cancelWaitingOrders, async ({ params, body, session }) => ({
    data: { cancelled: await cancelWaiting(session, params.orderId, body) },
  }))

  serve(app, cancelDeliveredRoute, async ({ params, body, session, storeAnswer }) => ({
    data: await cancelDelivered(session, params.orderId, body.reason, (tx, data) => storeAnswer(tx, { data })),
  }))

  serve(app, reopenOrderRoute, async ({ params, body, session, storeAnswer }) => ({
    data: await reopenOrder(session, params.orderId, body.minutes, (tx, data) => storeAnswer(tx, { data })),
  }))
}

/** Returns the seconds for which a call waited for a connection: 0 without the header, or with a header that is not a number of seconds. */
const readQueuedSeconds = (request: Pick<FastifyRequest, 'headers'>): number => {
  const header = request.headers[queuedSecondsHeader]
  return typeof header === 'string' && /^\d{1,9}$/.test(header) ? Number(header) : 0
}
