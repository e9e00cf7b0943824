import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../../people/accounts/register-accounts.ts'
import type { RestaurantReached } from '../../ordering/escalation/restaurant-reached.ts'
import { createFeedStore, type FeedStore } from '../feed/feed.store.ts'
import { createMerchantRoom } from './rooms/merchant-room.ts'
import type { AcknowledgeOrder } from '../../ordering/orders/moving/move-order.ts'
import type { WaiterCalls } from '../../ordering/orders/waiter/call-waiter.ts'
import type { Platform } from '../platform.ts'
import { createRooms } from './rooms/rooms.ts'
import type { BillRequests } from '../../money/table-bill/request-bill.ts'
import type { Visits } from '../../ordering/visits/visits.ts'
import { serveSockets } from './gateway.ts'

type Deps = {
  sessions: Sessions
  acknowledge: { order: AcknowledgeOrder; waiterCall: WaiterCalls['acknowledge']; billRequest: BillRequests['acknowledge'] }
  restaurantReached: RestaurantReached
  visits: Pick<Visits, 'read'>
}

/** Registers the feed, the restaurant's own room, and the sockets that join it and the rooms of other features. */
export const registerRealtime = (app: FastifyInstance, platform: Platform, { sessions, acknowledge, restaurantReached, visits }: Deps) => {
  const { connection, bus, healthChecks, jobs, roomTypes, options, now } = platform
  const store = createFeedStore(connection.query)
  healthChecks.add('bus', async () => ({ kind: bus.kind, isConnected: bus.isConnected() }))
  roomTypes.add(createMerchantRoom(connection.query))
  app.addHook('onReady', async () => roomTypes.requireAll())
  app.decorateRequest('socketSession', undefined)
  app.decorateRequest('detachReply')
  serveSockets(app, {
    types: roomTypes,
    rooms: createRooms({ types: roomTypes, store, now }),
    bus,
    now,
    sessions,
    deviceMessages: {
      order_acknowledged: async (restaurantId, { orderId }) => {
        await acknowledge.order(restaurantId, orderId)
        await restaurantReached.reached(restaurantId)
      },
      call_acknowledged: async (restaurantId, call) => {
        await ('orderId' in call
          ? acknowledge.waiterCall(restaurantId, call.orderId, call.calledAt)
          : acknowledge.billRequest(restaurantId, call.tableId, call.calledAt))
        await restaurantReached.reached(restaurantId)
      },
      device_alive: (restaurantId, { deviceId }) => restaurantReached.deviceAlive(restaurantId, deviceId),
    },
    visits,
    limits: options.socketLimits,
  })
  jobs.add({ name: 'delete-old-events', everySeconds: 3_600, run: createDeleteOldEvents(store, now) })
}

const retentionMilliseconds = 7 * 86_400_000

/** Limits the feed to seven days. A client that is further behind gets `resync`. Several API instances may run it at the same time. */
const createDeleteOldEvents = (store: Pick<FeedStore, 'deleteBefore'>, now: () => Date) => () =>
  store.deleteBefore(new Date(now().getTime() - retentionMilliseconds))
