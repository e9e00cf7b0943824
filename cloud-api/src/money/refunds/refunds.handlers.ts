import { hasPermission } from '@sufra/shared/permissions/permissions'
import {
  listHandBacks as listHandBacksRoute,
  readOrderPayments as readOrderPaymentsRoute,
  readOrderRefunds,
  requestRefund as requestRefundRoute,
  type OrderPayments,
} from '@sufra/shared/refunds/refund.routes'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../platform/db/connect.ts'
import { serve } from '../../platform/http/serve.ts'
import { listHandBacks } from '../../ordering/orders/order-payments.store.ts'
import type { OrdersStore } from '../../ordering/orders/orders.store.ts'
import { refused } from '../../platform/refusals/refused.ts'
import { readShownRefunds, shownRefund } from './refunds.store.ts'
import type { RequestRefund } from './request-refund.ts'

type Verbs = {
  db: Db
  orders: Pick<OrdersStore, 'readOrder'>
  requestRefund: RequestRefund
  readOrderPayments: (restaurantId: string, orderId: string) => Promise<Omit<OrderPayments, 'mayRefund'>>
}

/** Limit of requests by one member: a person makes far fewer refunds than a script with a stolen session would. */
const maxRefunds = 60

export const serveRefunds = (app: FastifyInstance, { db, orders, requestRefund, readOrderPayments }: Verbs) => {
  serve(
    app,
    requestRefundRoute,
    async ({ params, body, session, storeAnswer }) => ({ data: await requestRefund(session, params.orderId, body, storeAnswer) }),
    { limit: { max: maxRefunds } },
  )

  serve(app, readOrderPaymentsRoute, async ({ params, session }) => ({
    data: {
      ...(await readOrderPayments(session.restaurantId, params.orderId)),
      mayRefund: hasPermission(session.role, requestRefundRoute.permission),
    },
  }))

  serve(app, listHandBacksRoute, async ({ session }) => ({ data: await listHandBacks(db, session.restaurantId) }))

  serve(app, readOrderRefunds, async ({ params }) => {
    const order = await orders.readOrder(params.orderId)
    if (!order) throw refused('order.not_found')
    return { data: (await readShownRefunds(db, order.restaurantId, order.orderId)).map(shownRefund) }
  })
}
