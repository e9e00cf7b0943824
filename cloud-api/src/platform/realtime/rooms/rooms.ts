// The members of each room. A listener is added before the room's position is read, so that a slow socket or a reconnect leaves no gap.
import type { FeedRow, FeedStore } from '../../feed/feed.store.ts'
import type { RoomPosition } from '../../feed/room-position.store.ts'
import { createFeedDelivery } from './deliver-feed.ts'
import { catchUp, emitToRoom, type Listener, type Member, type Room } from './room.ts'
import type { Permit, RoomType } from './room-type.ts'
import type { RoomTypes } from './room-types.ts'

type Deps = { types: Pick<RoomTypes, 'placesOf'>; store: Pick<FeedStore, 'readSince' | 'readNewest'>; now: () => Date }

/** A client further behind than this fetches the whole state instead of a replay. */
const maxReplayed = 1_000

export const createRooms = ({ types, store, now }: Deps) => {
  const named = new Map<string, Room>()
  const memberships = new Map<Listener, Set<Room>>()

  const emitRow = (restaurantId: string, row: FeedRow) => {
    for (const { name, number } of types.placesOf(restaurantId, row)) {
      const room = named.get(name)
      if (room) emitToRoom(room, number, row)
    }
  }
  const delivery = createFeedDelivery({ store, emitRow })

  const leave = (listener: Listener, room: Room) => {
    room.members.delete(listener)
    if (room.members.size > 0) return
    // A later join may have created another room with this name since.
    if (named.get(room.name) === room) named.delete(room.name)
    delivery.unwatch(room)
  }

  /** Returns the room's position and watches its restaurant from there or earlier. */
  const readWatched = async (room: Room, read: () => Promise<RoomPosition | undefined>) => {
    const position = await read()
    // A second query is needed only when this instance began to watch the restaurant in between, from a later number.
    return position && delivery.watch(position.restaurantId, room, position.head) > position.head ? read() : position
  }

  /** Takes one query. Returns false when there is no such room. */
  const join = async (listener: Listener, type: RoomType, { id, replays }: Permit, since: number | undefined): Promise<boolean> => {
    const name = type.nameOf(id)
    const room = named.get(name) ?? {
      name,
      isForStaff: type.audience === 'staff',
      members: new Map<Listener, Member>(),
      newest: 0,
      restaurantId: undefined,
    }
    named.set(name, room)
    const member: Member = { sent: 0, waiting: [] }
    room.members.set(listener, member)
    delivery.joinStarted()
    let position: RoomPosition | undefined
    try {
      position = await readWatched(room, () => type.readPosition(id, since, replays ? maxReplayed : 0))
      if (!position) return false
      const { restaurantId, newest } = position
      memberships.set(listener, (memberships.get(listener) ?? new Set()).add(room))
      const missed = position.missed.map((row) => ({ number: type.placeOf(restaurantId, row)?.number ?? 0, row }))
      catchUp(room, listener, member, { newest, missed, since, at: now() })
      await delivery.drainMissed(restaurantId)
      return true
    } finally {
      delivery.joinEnded()
      if (!position && room.members.get(listener) === member) {
        // The room was also joined before: without it in the heartbeat, its client joins again.
        memberships.get(listener)?.delete(room)
        leave(listener, room)
      }
    }
  }

  return {
    join,
    leaveAll: (listener: Listener) => {
      for (const room of memberships.get(listener) ?? []) leave(listener, room)
      memberships.delete(listener)
    },
    notify: delivery.drain,
    /** Polls every restaurant with listeners, in case a notification was lost. */
    notifyAll: delivery.drainAll,
    /** Returns the newest number of each room that a listener is in. */
    positionsOf: (listener: Listener): Record<string, number> =>
      Object.fromEntries([...(memberships.get(listener) ?? [])].map((room) => [room.name, room.newest])),
    countOf: (listener: Listener): number => memberships.get(listener)?.size ?? 0,
  }
}

export type Rooms = ReturnType<typeof createRooms>
