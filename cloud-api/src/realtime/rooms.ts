// Rooms: who listens to which restaurant's feed or order, and what each has been told. Rows come from the feed by number, so that a lost wake, a slow
// socket or a reconnect leaves no gap.
import { menuRoom, merchantRoom, orderRoom } from '@sufra/shared/realtime/rooms'
import type { FeedEvents } from '@sufra/shared/realtime/events'
import { failpoint } from '../failpoints/failpoints.ts'
import type { FeedRow, FeedStore } from './feed.store.ts'

/** What a room needs of a socket. */
export type Listener = { send: (text: string) => void }

/** `told` is the newest number that the listener has; while it catches up, live rows wait in `waiting`. */
type Member = { told: number; waiting: { number: number; text: string }[] | undefined }
type Room = { name: string; members: Map<Listener, Member>; newest: number }
type Read = { newest: () => Promise<number>; since: (from: number) => Promise<{ number: number; row: FeedRow }[]> }
type Watched = { seq: number; merchant: Room; menu: Room; orders: Map<string, Room>; pumping: boolean; pumpAgain: boolean }

/** More than this behind, a client fetches the whole state sooner than it reads the log. */
const mostReplayed = 1_000
const pageSize = 500

const frame = (room: string, number: number, row: FeedRow) =>
  `{"event":"${row.event}","data":${row.data},"room":"${room}","seq":${number},"at":"${row.at}"}`

const menuVersionOf = ({ data }: FeedRow) => (JSON.parse(data) as FeedEvents['menu_changed']).menuVersion // written by change-menu and the orders' statements

const newRoom = (name: string): Room => ({ name, members: new Map(), newest: 0 })

export const createRooms = (store: FeedStore, now: () => Date) => {
  const watched = new Map<string, Watched>()
  const memberships = new Map<Listener, Map<Room, string>>()

  const lineFrame = (event: 'joined' | 'resync', room: string, seq: number) =>
    JSON.stringify({ event, data: null, room, seq, at: now().toISOString() })

  const tellRoom = (room: Room, number: number, row: FeedRow) => {
    room.newest = Math.max(room.newest, number)
    if (room.members.size === 0) return
    const text = frame(room.name, number, row)
    for (const [listener, member] of room.members) {
      if (member.waiting) member.waiting.push({ number, text })
      else if (number > member.told) {
        member.told = number
        listener.send(text)
      }
    }
  }

  const tell = (restaurant: Watched, row: FeedRow) => {
    restaurant.seq = row.seq
    tellRoom(restaurant.merchant, row.seq, row)
    if (row.event === 'menu_changed') tellRoom(restaurant.menu, menuVersionOf(row), row)
    if (row.orderId === null || row.orderVersion === null) return
    const room = restaurant.orders.get(row.orderId)
    if (room) tellRoom(room, row.orderVersion, row)
  }

  /** Reads on from where this copy is, and tells everybody; one reading at a time for a restaurant. */
  const pump = async (restaurantId: string) => {
    const restaurant = watched.get(restaurantId)
    if (!restaurant) return
    if (restaurant.pumping) {
      restaurant.pumpAgain = true
      return
    }
    restaurant.pumping = true
    try {
      do {
        restaurant.pumpAgain = false
        failpoint('before_feed_read')
        const rows = await store.readSince(restaurantId, restaurant.seq, pageSize)
        for (const row of rows) {
          failpoint('before_feed_delivery')
          tell(restaurant, row)
          failpoint('after_feed_delivery')
        }
        if (rows.length === pageSize) restaurant.pumpAgain = true
      } while (restaurant.pumpAgain)
    } finally {
      restaurant.pumping = false
    }
  }

  const watch = (restaurantId: string, seq: number): Watched => {
    const known = watched.get(restaurantId)
    if (known) return known
    const [merchant, menu] = [newRoom(merchantRoom(restaurantId)), newRoom(menuRoom(restaurantId))]
    const restaurant = { seq, merchant, menu, orders: new Map(), pumping: false, pumpAgain: false }
    watched.set(restaurantId, restaurant)
    return restaurant
  }

  /**
   * Enters a listener, then tells what it missed, or `resync` when the log does not reach back to it, then lets live rows through. It is entered before
   * the newest number is read: whatever is told meanwhile waits, so nothing falls between.
   */
  const enter = async (room: Room, listener: Listener, since: number | undefined, read: Read) => {
    const member: Member = { told: 0, waiting: [] }
    room.members.set(listener, member)
    const newest = await read.newest()
    room.newest = Math.max(room.newest, newest)
    const from = since ?? newest
    const missed = from < newest && newest - from <= mostReplayed ? await read.since(from) : []
    const isWhole = from === newest || missed[0]?.number === from + 1
    listener.send(lineFrame(isWhole ? 'joined' : 'resync', room.name, newest))
    const pending = isWhole
      ? [...missed.map(({ number, row }) => ({ number, text: frame(room.name, number, row) })), ...(member.waiting ?? [])]
      : member.waiting
    member.told = isWhole ? from : newest
    for (const { number, text } of pending ?? []) {
      if (number <= member.told) continue
      member.told = number
      listener.send(text)
    }
    member.waiting = undefined
  }

  const readNewest = async (restaurantId: string) => (await store.readNewest([restaurantId]))[0]?.seq ?? 0

  const watchFromNow = async (restaurantId: string) => watched.get(restaurantId) ?? watch(restaurantId, await readNewest(restaurantId))

  const note = (listener: Listener, restaurantId: string, room: Room) => {
    const joined = memberships.get(listener) ?? new Map<Room, string>()
    memberships.set(listener, joined.set(room, restaurantId))
  }

  const forgetEmpty = (restaurantId: string, room: Room) => {
    const restaurant = watched.get(restaurantId)
    if (!restaurant || room.members.size > 0) return
    for (const [orderId, other] of restaurant.orders) if (other === room) restaurant.orders.delete(orderId)
    const isLeft = [restaurant.merchant, restaurant.menu].every(({ members }) => members.size === 0)
    if (restaurant.orders.size === 0 && isLeft) watched.delete(restaurantId)
  }

  return {
    /** `from now on`: nothing that was told before is told again; who asks for it is told to fetch. */
    joinMerchant: async (
      listener: Listener,
      restaurantId: string,
      since: number | undefined,
      missed: 'replay' | 'from now on' = 'replay',
    ) => {
      const { merchant } = await watchFromNow(restaurantId)
      note(listener, restaurantId, merchant)
      await enter(merchant, listener, since, {
        newest: () => readNewest(restaurantId),
        since: async (from) =>
          missed === 'replay' ? (await store.readSince(restaurantId, from, mostReplayed)).map((row) => ({ number: row.seq, row })) : [],
      })
    },

    /** False when there is no such order. */
    joinOrder: async (listener: Listener, orderId: string, since: number | undefined): Promise<boolean> => {
      const position = await store.readOrderPosition(orderId)
      if (!position) return false
      const { restaurantId } = position
      const restaurant = await watchFromNow(restaurantId)
      const room = restaurant.orders.get(orderId) ?? newRoom(orderRoom(orderId))
      restaurant.orders.set(orderId, room)
      note(listener, restaurantId, room)
      await enter(room, listener, since, {
        newest: async () => (await store.readOrderPosition(orderId))?.version ?? position.version,
        since: async (from) =>
          (await store.readOrderSince(restaurantId, orderId, from, mostReplayed)).map((row) => ({ number: row.orderVersion ?? 0, row })),
      })
      return true
    },

    /** A restaurant's menu, numbered by its version: who is behind fetches it. False when there is no such restaurant. */
    joinMenu: async (listener: Listener, restaurantId: string, since: number | undefined): Promise<boolean> => {
      if ((await store.readMenuVersion(restaurantId)) === undefined) return false
      const { menu } = await watchFromNow(restaurantId)
      note(listener, restaurantId, menu)
      await enter(menu, listener, since, {
        newest: async () => (await store.readMenuVersion(restaurantId)) ?? 0,
        since: async () => [],
      })
      return true
    },

    leaveAll: (listener: Listener) => {
      for (const [room, restaurantId] of memberships.get(listener) ?? []) {
        room.members.delete(listener)
        forgetEmpty(restaurantId, room)
      }
      memberships.delete(listener)
    },

    wake: pump,

    /** Looks at every restaurant with listeners, for when a wake was lost. */
    wakeAll: async () => {
      const ids = [...watched.keys()]
      if (ids.length === 0) return
      const newest = await store.readNewest(ids)
      await Promise.all(
        newest
          .filter(({ restaurantId, seq }) => seq > (watched.get(restaurantId)?.seq ?? seq))
          .map(({ restaurantId }) => pump(restaurantId)),
      )
    },

    /** The newest number of each room that a listener is in. */
    positionsOf: (listener: Listener): Record<string, number> =>
      Object.fromEntries([...(memberships.get(listener)?.keys() ?? [])].map((room) => [room.name, room.newest])),

    countOf: (listener: Listener): number => memberships.get(listener)?.size ?? 0,
  }
}

export type Rooms = ReturnType<typeof createRooms>
