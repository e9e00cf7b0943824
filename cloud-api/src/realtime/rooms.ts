// Rooms: the listeners of restaurant feeds, orders and menus. Rows are read from the feed by number, so that a lost notification, a slow
// socket or a reconnect leaves no gap.
import { menuRoom, merchantRoom, orderRoom } from '@sufra/shared/realtime/rooms'
import { failpoint } from '../failpoints/failpoints.ts'
import type { FeedRow, FeedStore, RoomPosition } from '../feed/feed.store.ts'
import { placesOf } from './places-of.ts'
import { catchUp, inOneWrite, emitToRoom, type Listener, type Member, type Room } from './room.ts'

/** How a room is joined: the query for its position, and the number of a row in this room. */
type Join = { read: () => Promise<RoomPosition | undefined>; numberOf: (row: FeedRow) => number }
/** `from` is the number after which this instance has sent every row. */
type Watched = { from: number; seq: number; rooms: Set<Room>; draining: boolean; drainAgain: boolean }

/** A client further behind than this fetches the whole state instead of a replay. */
const maxReplayed = 1_000
const pageSize = 500

export const createRooms = (store: FeedStore, now: () => Date) => {
  const watched = new Map<string, Watched>()
  const named = new Map<string, Room>()
  /** Number of joins in progress, and unwatched restaurants with notifications meanwhile. */
  let joining = 0
  const missedNotifications = new Set<string>()
  const memberships = new Map<Listener, Set<Room>>()

  const emitNamed = (name: string, number: number, row: FeedRow) => {
    const room = named.get(name)
    if (room) emitToRoom(room, number, row)
  }

  const emitRow = (restaurantId: string, restaurant: Watched, row: FeedRow) => {
    restaurant.seq = row.seq
    for (const { name, number } of placesOf(restaurantId, row)) emitNamed(name, number, row)
  }

  /** Reads new rows and sends them to all listeners; one read at a time per restaurant. */
  const drain = async (restaurantId: string) => {
    const restaurant = watched.get(restaurantId)
    if (!restaurant) {
      if (joining > 0) missedNotifications.add(restaurantId)
      return
    }
    if (restaurant.draining) {
      restaurant.drainAgain = true
      return
    }
    restaurant.draining = true
    try {
      do {
        restaurant.drainAgain = false
        failpoint('before_feed_read')
        const rows = await store.readSince(restaurantId, restaurant.seq, pageSize)
        const counters = named.get(merchantRoom(restaurantId))?.members.keys() ?? []
        inOneWrite(counters, rows.length, () => {
          for (const row of rows) {
            failpoint('before_feed_delivery')
            emitRow(restaurantId, restaurant, row)
            failpoint('after_feed_delivery')
          }
        })
        if (rows.length === pageSize) restaurant.drainAgain = true
      } while (restaurant.drainAgain)
    } finally {
      restaurant.draining = false
    }
  }

  const watch = (restaurantId: string, room: Room, head: number): Watched => {
    const restaurant = watched.get(restaurantId) ?? { from: head, seq: head, rooms: new Set(), draining: false, drainAgain: false }
    restaurant.rooms.add(room)
    watched.set(restaurantId, restaurant)
    room.restaurantId = restaurantId
    return restaurant
  }

  const leave = (listener: Listener, room: Room) => {
    room.members.delete(listener)
    if (room.members.size > 0) return
    // A later join may have made another room of this name since.
    if (named.get(room.name) === room) named.delete(room.name)
    if (room.restaurantId === undefined) return
    const restaurant = watched.get(room.restaurantId)
    restaurant?.rooms.delete(room)
    if (restaurant?.rooms.size === 0) watched.delete(room.restaurantId)
  }

  /** Returns the room's position and watches its restaurant from there or earlier. */
  const readWatched = async (room: Room, read: Join['read']) => {
    const position = await read()
    // A second query only when this instance began to watch the restaurant meanwhile, from a later number.
    return position && watch(position.restaurantId, room, position.head).from > position.head ? read() : position
  }

  /**
   * Adds a listener before the room's position is read, so that rows sent meanwhile are buffered and none is lost. One query. Returns false when there
   * is no such room.
   */
  const join = async (name: string, listener: Listener, since: number | undefined, { read, numberOf }: Join): Promise<boolean> => {
    const room = named.get(name) ?? { name, members: new Map(), newest: 0, restaurantId: undefined }
    named.set(name, room)
    const member: Member = { sent: 0, waiting: [] }
    room.members.set(listener, member)
    joining += 1
    let position: RoomPosition | undefined
    try {
      position = await readWatched(room, read)
      if (!position) return false
      const { restaurantId, newest } = position
      memberships.set(listener, (memberships.get(listener) ?? new Set()).add(room))
      const missed = position.missed.map((row) => ({ number: numberOf(row), row }))
      catchUp(room, listener, member, { newest, missed, since, at: now() })
      if (missedNotifications.delete(restaurantId)) await drain(restaurantId)
      return true
    } finally {
      joining -= 1
      if (joining === 0) missedNotifications.clear()
      if (!position && room.members.get(listener) === member) {
        // The room was joined before, too: without it in the heartbeat, its client joins again.
        memberships.get(listener)?.delete(room)
        leave(listener, room)
      }
    }
  }

  return {
    /** With `from now on` no past rows are replayed; a client that asks for them gets `resync`. Returns false for an unknown restaurant. */
    joinMerchant: (listener: Listener, restaurantId: string, since: number | undefined, missed: 'replay' | 'from now on' = 'replay') =>
      join(merchantRoom(restaurantId), listener, since, {
        read: () => store.readMerchantPosition(restaurantId, since, missed === 'replay' ? maxReplayed : 0),
        numberOf: ({ seq }) => seq,
      }),

    /** Returns false for an unknown order. */
    joinOrder: (listener: Listener, orderId: string, since: number | undefined) =>
      join(orderRoom(orderId), listener, since, {
        read: () => store.readOrderPosition(orderId, since, maxReplayed),
        numberOf: ({ orderVersion }) => orderVersion ?? 0,
      }),

    /** A restaurant's menu, numbered by its version: a client that is behind gets `resync`. Returns false for an unknown restaurant. */
    joinMenu: (listener: Listener, restaurantId: string, since: number | undefined) =>
      join(menuRoom(restaurantId), listener, since, {
        read: () => store.readMenuPosition(restaurantId),
        numberOf: ({ seq }) => seq,
      }),

    leaveAll: (listener: Listener) => {
      for (const room of memberships.get(listener) ?? []) leave(listener, room)
      memberships.delete(listener)
    },

    notify: drain,

    /** Polls every restaurant with listeners, in case a notification was lost. */
    notifyAll: async () => {
      const ids = [...watched.keys()]
      if (ids.length === 0) return
      const newest = await store.readNewest(ids)
      await Promise.all(
        newest
          .filter(({ restaurantId, seq }) => seq > (watched.get(restaurantId)?.seq ?? seq))
          .map(({ restaurantId }) => drain(restaurantId)),
      )
    },

    /** The newest number of each room that a listener is in. */
    positionsOf: (listener: Listener): Record<string, number> =>
      Object.fromEntries([...(memberships.get(listener) ?? [])].map((room) => [room.name, room.newest])),

    countOf: (listener: Listener): number => memberships.get(listener)?.size ?? 0,
  }
}

export type Rooms = ReturnType<typeof createRooms>
