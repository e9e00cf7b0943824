import { triesOfNetwork, triesOfRestaurant } from '@sufra/shared/finding/find-order'
import { findOrder as findOrderRoute } from '@sufra/shared/finding/find-order.routes'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import type { FastifyInstance } from 'fastify'
import { byField } from '../../platform/http/limits/limit-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import type { Menus } from '../../catalogue/menu/register-menu.ts'
import type { Platform } from '../../platform/platform.ts'
import { serveVisits } from '../visits/visits.handlers.ts'
import type { MessageOptions } from '../../platform/messages/register-messages.ts'
import { registerPush } from '../../platform/messages/push/register-push.ts'
import { createVisits } from '../visits/visits.ts'
import { createCancelDelivered, createReopenOrder, type RecordCancelledLater } from './closing/after-closing.ts'
import { createCancelByDiner } from './moving/cancel-by-diner.ts'
import { createCancelWaiting } from './moving/cancel-waiting.ts'
import { createCloseLeftOpen } from './closing/close-left-open.ts'
import { createClosedByPlatformStore, type ClosedByPlatformStore } from './closing/closed-by-platform.store.ts'
import { createFindOrder, type FindOrder } from './finding/find-order.ts'
import { serveFollowing } from './following/following.handlers.ts'
import { createGuestMessages } from './moving/guest-messages.ts'
import { createAcknowledgeOrder, createMoveOrder } from './moving/move-order.ts'
import { createOrderLimits } from './placing/order-limits.ts'
import { createOrderListStore } from './listing/order-list.store.ts'
import { createOrderRoom } from './order-room.ts'
import { serveOrders } from './orders.handlers.ts'
import { createOrdersStore } from './orders.store.ts'
import { createPlaceOrder } from './placing/place-order.ts'
import { createPlacingStore } from './placing/placing.store.ts'
import { createWaiterCalls } from './waiter/call-waiter.ts'
import { serveWaiterCalls } from './waiter/waiter.handlers.ts'

export type OrderOptions = {
  /** Whether waiting orders are limited by table, phone and network address. */
  limitsOrders?: boolean
}

export type OrderDeps = Pick<Menus, 'menus' | 'menuChanged'> & {
  recordCancelledLater: RecordCancelledLater
  options: OrderOptions & Pick<MessageOptions, 'push'>
}

/** Registers moving and listing orders, and their visits. Returns the functions that place orders, for their payment. */
export const registerOrders = (
  app: FastifyInstance,
  platform: Platform,
  { menus, menuChanged, recordCancelledLater, options }: OrderDeps,
) => {
  const { connection, secret, jobs, roomTypes, notifyFeed, now } = platform
  const store = createOrdersStore(connection)
  const closedStore = createClosedByPlatformStore(connection)
  const visits = createVisits({ db: connection.db, secret, now })
  const guestMessages = createGuestMessages(connection)
  const orderDeps = { store, guestMessages, menus, notify: notifyFeed, menuChanged, now }
  const closingDeps = { connection, notify: notifyFeed, now }
  serveVisits(app, visits)
  const moveOrder = createMoveOrder(orderDeps)
  serveOrders(app, {
    store,
    lists: createOrderListStore(connection),
    moveOrder,
    cancelWaiting: createCancelWaiting(orderDeps),
    cancelByDiner: createCancelByDiner({ store, moveOrder }),
    cancelDelivered: createCancelDelivered({ ...closingDeps, recordCancelledLater }),
    reopenOrder: createReopenOrder(closingDeps),
  })
  registerPush(app, platform, { push: options.push, readOrder: store.readOrder })
  serveFollowing(app, { db: connection.db, now })
  serveFinding(app, createFindOrder({ db: connection.db, visits, rateLimits: app.rateLimits, now }))
  const placing = createPlacingStore(connection)
  const { isUnreachable } = placing
  const waiterCalls = createWaiterCalls({ connection, store, notify: notifyFeed, now })
  serveWaiterCalls(app, { calls: waiterCalls, isUnreachable })
  serveClosedByPlatform(app, { store: closedStore, notify: notifyFeed, now })
  roomTypes.add(createOrderRoom(connection.query))
  jobs.add({
    name: 'close-left-open-orders',
    everySeconds: 60,
    run: createCloseLeftOpen({ store: closedStore, orders: store, notify: notifyFeed, now }),
  })
  const placeOrder = createPlaceOrder({
    ...orderDeps,
    placing,
    visits,
    limits: createOrderLimits({ secret, isOn: options.limitsOrders ?? true }),
  })
  return {
    ordersStore: store,
    guestMessages,
    visits,
    placeOrder,
    isUnreachable,
    acknowledgements: { order: createAcknowledgeOrder(orderDeps), waiterCall: waiterCalls.acknowledge },
  }
}
export type Orders = Pick<ReturnType<typeof registerOrders>, 'ordersStore' | 'guestMessages' | 'visits' | 'placeOrder' | 'isUnreachable'>

type ClosedDeps = { store: ClosedByPlatformStore; notify: (restaurantId: string) => void; now: () => Date }

const serveClosedByPlatform = (app: FastifyInstance, { store, notify, now }: ClosedDeps) => {
  serve(app, listClosedByPlatform, async ({ session }) => ({ data: await store.list(session.restaurantId, now()) }))

  serve(app, dismissOrders, async ({ body, session }) => {
    if (await store.dismiss(session.restaurantId, body, now())) notify(session.restaurantId)
    return { message: 'Dismissed' }
  })
}

const limit = { max: triesOfRestaurant, of: byField('restaurantId'), perNetwork: triesOfNetwork, windowSeconds: 3_600 }

const serveFinding = (app: FastifyInstance, findOrder: FindOrder) => {
  serve(app, findOrderRoute, async ({ body }) => ({ data: await findOrder(body) }), { limit })
}
