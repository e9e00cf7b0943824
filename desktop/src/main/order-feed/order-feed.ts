// The restaurant's feed, heard by main: stored first, then acknowledged, then told to whoever shows, rings or prints it. A restaurant that is not
// accepted has no orders to store: of its feed main hears what concerns the account, from now on.
import type { User } from '@sufra/shared/accounts/account'
import { isAboutAccount, type FeedEnvelope } from '@sufra/shared/realtime/events'
import { counterTiming } from '@sufra/shared/realtime/reconnecting-socket'
import { createRoomClient, type LineState, type RoomClient } from '@sufra/shared/realtime/room-client'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import { openWebSocket } from '@sufra/shared/realtime/web-socket'
import { WebSocket } from 'ws'
import type { Cloud } from '../gateway/cloud.ts'
import type { FeedOrders } from '../local/feed-orders.ts'
import { readWholeList } from './read-whole-list.ts'

type Options = {
  cloud: Cloud
  orders: FeedOrders
  deviceId: string
  after: (milliseconds: number, run: () => void) => () => void
  random: () => number
  /** Renews the session, which the socket signs in with. Throws when the cloud does not answer; ends the session when it is over. */
  renew: () => Promise<void>
  onState: (state: LineState) => void
  /** Before it is stored: what must not be missed should main end between the two. Told again after a restart. */
  beforeStored: (envelope: FeedEnvelope) => void
  /** After it was stored; what concerns the account alone is not stored where there are no orders. */
  onEvent: (envelope: FeedEnvelope) => void
  /** After the whole list was fetched and stored. */
  onReset: () => void
}

/** How often a counter says that it is there, and again of each order that nobody has confirmed that it was heard. */
const hereEvery = 10_000
/** How often the list is asked for while the feed is not heard: HTTP may come through where a socket does not. */
const pollEvery = 10_000

export const createOrderFeed = (options: Options) => {
  const { cloud, orders, deviceId, after, random, renew, onState, beforeStored, onEvent, onReset } = options
  let restaurantId: string | undefined
  let takesOrders = false
  let client: RoomClient | undefined
  let isLive = false
  let cancelHere = () => {}
  let cancelPoll: (() => void) | undefined
  const said = new Set<string>()
  /** Versions of orders that changed before the list that is on its way had brought them. */
  const unmatched = new Map<string, number>()

  const acknowledge = () => {
    if (!isLive || !takesOrders) return
    for (const { orderId, status, heardAt } of orders.open()) {
      if (status !== 'Received' || heardAt || said.has(orderId)) continue
      said.add(orderId)
      client?.say({ event: 'order_heard', data: { orderId } })
    }
  }

  const sayHere = () => {
    if (!takesOrders) return
    client?.say({ event: 'device_here', data: { deviceId } })
    said.clear()
    acknowledge()
    cancelHere = after(hereEvery, sayHere)
  }

  const hear = (envelope: FeedEnvelope) => {
    if (!restaurantId) return
    beforeStored(envelope)
    const orderId = 'orderId' in envelope.data ? envelope.data.orderId : undefined
    orders.hear(restaurantId, envelope.seq, orderId, (known) => {
      if (envelope.event === 'order_placed') return envelope.data
      if (!known && 'orderId' in envelope.data) unmatched.set(envelope.data.orderId, envelope.data.version)
      return known && 'orderId' in envelope.data ? { ...known, ...envelope.data } : undefined
    })
    acknowledge()
    onEvent(envelope)
  }

  /** Reads the list and stores it. False when it did not come, or an order in it changed meanwhile. */
  const fetchOnce = async (): Promise<boolean> => {
    const asked = restaurantId
    unmatched.clear()
    const list = await readWholeList(cloud)
    if (!asked || asked !== restaurantId) return true
    if (!list) return false
    orders.replace(asked, list.data, list.seq)
    acknowledge()
    onReset()
    return list.data.every(({ orderId, version }) => version >= (unmatched.get(orderId) ?? 0))
  }

  const fetchAll = async (): Promise<void> => {
    const asked = restaurantId
    if ((await fetchOnce()) || asked !== restaurantId) return
    await new Promise<void>((resolve) => after(2_000 + random() * 2_000, resolve))
    return fetchAll()
  }

  const poll = () => {
    cancelPoll = after(pollEvery, () => void fetchOnce().finally(() => cancelPoll && poll()))
  }
  const stopPolling = () => {
    cancelPoll?.()
    cancelPoll = undefined
  }

  const join = () => {
    const position = restaurantId === undefined ? undefined : orders.position(restaurantId)
    if (restaurantId === undefined || position === undefined) return
    const listener = { onEvent: hear, onResync: () => void fetchAll() }
    client?.join(merchantRoom(restaurantId), { event: 'join_merchant_room', data: {} }, position, listener)
  }

  const joinAccount = (room: string) => {
    const listener = { onEvent: (envelope: FeedEnvelope) => isAboutAccount(envelope) && onEvent(envelope), onResync: () => {} }
    client?.join(room, { event: 'join_merchant_room', data: {} }, undefined, listener)
  }

  const change = (state: LineState) => {
    isLive = state === 'live'
    if (!isLive) {
      cancelHere()
      if (takesOrders && !cancelPoll) poll()
    } else {
      stopPolling()
      sayHere()
    }
    onState(state)
  }

  const connect = () => {
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

  const stop = () => {
    client?.end()
    client = undefined
    isLive = false
    cancelHere()
    stopPolling()
    said.clear()
    restaurantId = undefined
    takesOrders = false
  }

  return {
    /** Follows the feed of who is signed in; a cache of another restaurant is forgotten first. */
    follow: (user: User | undefined) => {
      const next = user?.role === 'merchant' ? user.restaurant?._id : undefined
      const isAccepted = user?.status === 'accepted'
      if (next === restaurantId && isAccepted === takesOrders) return
      stop()
      if (!next) return
      takesOrders = isAccepted
      if (orders.owner() !== undefined && orders.owner() !== next) orders.forget()
      restaurantId = next
      client = connect()
      if (!takesOrders) return joinAccount(merchantRoom(next))
      const position = orders.position(next)
      if (position === undefined) void fetchAll().then(join)
      else join()
    },
    retryNow: () => client?.retryNow(),
    stop,
  }
}
