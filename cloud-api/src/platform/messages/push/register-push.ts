import { isPushService } from './push-services.ts'
import { readPushKey, subscribeToOrder } from '@sufra/shared/push/push.routes'
import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { byParam } from '../../http/limits/limit-calls.ts'
import { serve } from '../../http/serve.ts'
import type { OrdersStore } from '../../../ordering/orders/orders.store.ts'
import type { Platform } from '../../platform.ts'
import { refused } from '../../refusals/refused.ts'
import { deleteSubscriptionsBefore, storeSubscription } from './push-subscriptions.store.ts'

const retentionMilliseconds = 86_400_000
/** Limit of requests for one order. */
const subscribing = { max: 20, of: byParam('orderId') }

/** Registers subscriptions of browsers to an order. Their messages are sent like mails and SMS (`createWebPush`). */
export const registerPush = (
  app: FastifyInstance,
  { connection, options, jobs, now }: Platform,
  orders: Pick<OrdersStore, 'readOrder'>,
) => {
  const { push } = options
  serve(app, readPushKey, async () => ({ data: { publicKey: push?.publicKey ?? null } }))

  serve(
    app,
    subscribeToOrder,
    async ({ params, body: { endpoint, keys, language } }) => {
      if (!push) throw refused('push.unavailable')
      if (!(push.isAllowed ?? isPushService)(endpoint)) throw refused('push.unknown_service')
      const order = await orders.readOrder(params.orderId)
      if (!order) throw refused('order.not_found')
      const { restaurantId, orderId } = order
      const row = { id: uuidv7(), restaurantId, orderId, endpoint, ...keys, language, createdAt: now() }
      await connection.transact((tx) => storeSubscription(tx, row))
      return { message: 'Subscribed' }
    },
    { limit: subscribing },
  )

  jobs.add({
    name: 'delete-old-push-subscriptions',
    everySeconds: 600,
    run: () => deleteSubscriptionsBefore(connection.db, new Date(now().getTime() - retentionMilliseconds)),
  })
}
