// Main's subscription to the restaurant's feed. A restaurant that was not accepted has no orders: main receives only the new events about its account.
import type { User } from '@sufra/shared/accounts/account'
import { isOpenTo } from '@sufra/shared/accounts/merchant-status'
import { isAboutAccount } from '@sufra/shared/feed/at-counter'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { counterTiming } from '@sufra/shared/realtime/reconnecting-socket'
import { createRoomClient, type ConnectionState, type RoomClient } from '@sufra/shared/realtime/room-client'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import { openWebSocket, webSocketAddress } from '@sufra/shared/realtime/reconnecting-socket'
import { WebSocket } from 'ws'
import type { Cloud } from '../cloud/cloud.ts'
import type { FeedOrders } from '../local/feed-orders.ts'
import { followOrders } from './follow-orders.ts'

export type OrderFeedOptions = {
  cloud: Cloud
  orders: FeedOrders
  deviceId: string
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
  /** Renews the session of the socket. Throws when the cloud does not respond; ends an expired session. */
  renew: () => Promise<void>
  onState: (state: ConnectionState) => void
  /** Called before an event is stored, to save data that must not be lost if main exits in between. Called again after a restart. */
  beforeStored: (envelope: FeedEnvelope) => void
  /** Called after an event was stored. Without orders, account events are passed on without being stored. */
  onEvent: (envelope: FeedEnvelope) => void
  /** Called after the complete list was fetched and stored. */
  onReset: () => void
  /** Called when a table has called within the last minute while this device was away. */
  onMissedCall: () => void
}

type Followed = { restaurantId: string; seesOrders: boolean; end: () => void }

export const createOrderFeed = (options: OrderFeedOptions) => {
  const { cloud, orders, after, random, renew, onState, onEvent } = options
  let followed: Followed | undefined

  const connect = (change: (state: ConnectionState) => void): RoomClient => {
    const origin = cloud.address() ?? ''
    class Socket extends WebSocket {
      constructor(url: string) {
        super(url, { headers: { origin, cookie: cloud.cookies() }, perMessageDeflate: false, handshakeTimeout: 8_000 })
        this.on('error', () => {}) // a close event follows
      }
    }
    return createRoomClient({
      open: openWebSocket(webSocketAddress(origin), Socket as never), // ws emits these events and more
      after,
      random,
      renew,
      timing: counterTiming,
      onState: change,
    })
  }

  const followAccount = (restaurantId: string) => {
    const client = connect(onState)
    const listener = { onEvent: (envelope: FeedEnvelope) => isAboutAccount(envelope) && onEvent(envelope), onResync: () => {} }
    client.join(merchantRoom(restaurantId), { event: 'join_merchant_room', data: {} }, undefined, listener)
    return client
  }

  const stop = () => {
    followed?.end()
    followed = undefined
  }

  return {
    /** Follows the feed of the signed-in user. Clears the cache of another restaurant first. */
    follow: (user: User | undefined) => {
      const restaurantId = user?.role === 'merchant' ? user.restaurant?._id : undefined
      const seesOrders = user !== undefined && isOpenTo(user.status, 'orders.read')
      if (restaurantId === followed?.restaurantId && (restaurantId === undefined || seesOrders === followed?.seesOrders)) return
      stop()
      if (restaurantId === undefined) return
      if (orders.owner() !== undefined && orders.owner() !== restaurantId) orders.clear()
      const { end } = seesOrders ? followOrders(options, restaurantId, connect) : followAccount(restaurantId)
      followed = { restaurantId, seesOrders, end }
    },
    stop,
  }
}
