// The restaurant's feed, heard by main. A restaurant that is not accepted has no orders to store: of its feed main hears what concerns the account, from
// now on.
import type { User } from '@sufra/shared/accounts/account'
import { isAboutAccount, type FeedEnvelope } from '@sufra/shared/realtime/events'
import { counterTiming } from '@sufra/shared/realtime/reconnecting-socket'
import { createRoomClient, type ConnectionState, type RoomClient } from '@sufra/shared/realtime/room-client'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import { openWebSocket } from '@sufra/shared/realtime/web-socket'
import { WebSocket } from 'ws'
import type { Cloud } from '../gateway/cloud.ts'
import type { FeedOrders } from '../local/feed-orders.ts'
import { followOrders } from './follow-orders.ts'

export type OrderFeedOptions = {
  cloud: Cloud
  orders: FeedOrders
  deviceId: string
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
  /** Renews the session, which the socket signs in with. Throws when the cloud does not answer; ends the session when it is over. */
  renew: () => Promise<void>
  onState: (state: ConnectionState) => void
  /** Before it is stored: what must not be missed should main end between the two. Told again after a restart. */
  beforeStored: (envelope: FeedEnvelope) => void
  /** After it was stored; what concerns the account alone is not stored where there are no orders. */
  onEvent: (envelope: FeedEnvelope) => void
  /** After the whole list was fetched and stored. */
  onReset: () => void
}

type Followed = { restaurantId: string; takesOrders: boolean; end: () => void }

export const createOrderFeed = (options: OrderFeedOptions) => {
  const { cloud, orders, after, random, renew, onState, onEvent } = options
  let followed: Followed | undefined

  const connect = (change: (state: ConnectionState) => void): RoomClient => {
    const origin = cloud.address() ?? ''
    class Socket extends WebSocket {
      constructor(url: string) {
        super(url, { headers: { origin, cookie: cloud.cookies() }, perMessageDeflate: false, handshakeTimeout: 8_000 })
        this.on('error', () => {}) // a close follows
      }
    }
    return createRoomClient({
      open: openWebSocket(`${origin.replace(/^http/, 'ws')}/ws`, Socket as never), // ws's own events are a superset of what it listens to
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
    /** Follows the feed of who is signed in; a cache of another restaurant is forgotten first. */
    follow: (user: User | undefined) => {
      const restaurantId = user?.role === 'merchant' ? user.restaurant?._id : undefined
      const takesOrders = user?.status === 'accepted'
      if (restaurantId === followed?.restaurantId && (restaurantId === undefined || takesOrders === followed?.takesOrders)) return
      stop()
      if (restaurantId === undefined) return
      if (orders.owner() !== undefined && orders.owner() !== restaurantId) orders.forget()
      const { end } = takesOrders ? followOrders(options, restaurantId, connect) : followAccount(restaurantId)
      followed = { restaurantId, takesOrders, end }
    },
    stop,
  }
}
