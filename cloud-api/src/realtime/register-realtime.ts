import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../accounts/register-accounts.ts'
import type { EscalationStore } from '../escalation/escalation.store.ts'
import type { AcknowledgeOrder } from '../orders/moving/move-order.ts'
import type { Platform } from '../platform.ts'
import { createDeleteOldEvents } from '../feed/delete-old-events.ts'
import { createFeedStore } from '../feed/feed.store.ts'
import { serveSockets } from './gateway.ts'
import { createRooms } from './rooms.ts'

type Deps = { sessions: Sessions; acknowledgeOrder: AcknowledgeOrder; escalationStore: EscalationStore }

/** The feed, its rooms and the sockets that join them. */
export const registerRealtime = (app: FastifyInstance, platform: Platform, { sessions, acknowledgeOrder, escalationStore }: Deps) => {
  const { connection, bus, jobs, options, now } = platform
  const feedStore = createFeedStore(connection.query)
  app.decorateRequest('socketSession', undefined)
  app.decorateRequest('detachReply')
  serveSockets(app, {
    rooms: createRooms(feedStore, now),
    bus,
    now,
    ...sessions,
    acknowledgeOrder: async (restaurantId, orderId) => {
      await acknowledgeOrder(restaurantId, orderId)
      await escalationStore.reached(restaurantId)
    },
    deviceAlive: (restaurantId, deviceId) => escalationStore.deviceAlive(restaurantId, deviceId, now()),
    maxSockets: options.maxSockets,
  })
  jobs.add('delete-old-events', createDeleteOldEvents(feedStore, now), { atStart: 0 })
}
