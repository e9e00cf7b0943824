import { isPushService } from './push-services.ts'
import { readPushKey, subscribeToOrder } from '@sufra/shared/push/push.routes'
import type { FastifyInstance } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { byParam } from '../../http/limits/limit-calls.ts'
import { serve } from '../../http/serve.ts'
import type { Platform } from '../../platform.ts'
import { refused } from '../../refusals/refused.ts'
import { deleteSubscriptionsBefore, storeSubscription } from './push-subscriptions.store.ts'
import type { WebPushOptions } from './web-push.ts'

const retentionMilliseconds = 86_400_000
/** Limit of requests for one order. */
const subscribing = { max: 20, of: byParam('orderId') }

type Deps = {
  push: WebPushOptions | undefined
  /** Returns undefined for an unknown order. */
  readOrder: (orderId: string) => Promise<{ restaurantId: string; orderId: string } | undefined>
}

/** Registers subscriptions of browsers to an order. Their messages are sent like mails and SMS (`createWebPush`). */
export const registerPush = (app: FastifyInstance, { connection, jobs, now }: Platform, { push, readOrder }: Deps) => {
  serve(app, readPushKey, async () => ({ data: { publicKey: push?.publicKey ?? null } }))

  serve(
    app,
    subscribeToOrder,
    async ({ params, body: { endpoint, keys, language } }) => {
      if (!push) throw refused('push.unavailable')
      if (!(push.isAllowed ?? isPushService)(endpoint)) throw refused('push.unknown_service')
      const order = await readOrder(params.orderId)
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
