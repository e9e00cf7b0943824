// Delivery: reads each feed that has listeners by number, so that a lost notification leaves no gap, and sends its rows to their rooms.
import { failpoint } from '../../process/failpoints.ts'
import type { FeedRow, FeedStore } from '../../feed/feed.store.ts'
import { inOneWrite, type Room } from './room.ts'

/** `from` is the number after which this instance has sent every row; `staff` are the rooms that get all rows of one read in one write. */
type Watched = { from: number; seq: number; rooms: Set<Room>; staff: Set<Room>; draining: boolean; drainAgain: boolean }

type Deps = { store: Pick<FeedStore, 'readSince' | 'readNewest'>; emitRow: (restaurantId: string, row: FeedRow) => void }

const pageSize = 500

const watchedFrom = (head: number): Watched => ({
  from: head,
  seq: head,
  rooms: new Set(),
  staff: new Set(),
  draining: false,
  drainAgain: false,
})

/** Stores notifications of restaurants that are not watched yet, while any room is being joined. */
const createMissedNotifications = () => {
  let joining = 0
  const missed = new Set<string>()
  return {
    joinStarted: () => void (joining += 1),
    joinEnded: () => {
      joining -= 1
      if (joining === 0) missed.clear()
    },
    add: (restaurantId: string) => void (joining > 0 && missed.add(restaurantId)),
    take: (restaurantId: string): boolean => missed.delete(restaurantId),
  }
}

export const createFeedDelivery = ({ store, emitRow }: Deps) => {
  const watched = new Map<string, Watched>()
  const { joinStarted, joinEnded, add, take } = createMissedNotifications()

  const emitRows = (restaurantId: string, restaurant: Watched, rows: readonly FeedRow[]) =>
    inOneWrite(restaurant.staff, rows.length, () => {
      for (const row of rows) {
        failpoint('before_feed_delivery')
        restaurant.seq = row.seq
        emitRow(restaurantId, row)
        failpoint('after_feed_delivery')
      }
    })

  /** Reads new rows and sends them to all listeners; one read at a time per restaurant. */
  const drain = async (restaurantId: string) => {
    const restaurant = watched.get(restaurantId)
    if (!restaurant) return add(restaurantId)
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
        emitRows(restaurantId, restaurant, rows)
        if (rows.length === pageSize) restaurant.drainAgain = true
      } while (restaurant.drainAgain)
    } finally {
      restaurant.draining = false
    }
  }

  return {
    drain,

    /** Drains every restaurant with listeners and new rows, in case a notification was lost. */
    drainAll: async () => {
      const ids = [...watched.keys()]
      if (ids.length === 0) return
      const newest = await store.readNewest(ids)
      await Promise.all(
        newest
          .filter(({ restaurantId, seq }) => seq > (watched.get(restaurantId)?.seq ?? seq))
          .map(({ restaurantId }) => drain(restaurantId)),
      )
    },

    /**
     * Watches the feed of a room that was read up to `head`. Returns the number from which on every row is sent: `head`, or a later one.
     */
    watch: (restaurantId: string, room: Room, head: number): number => {
      const restaurant = watched.get(restaurantId) ?? watchedFrom(head)
      restaurant.rooms.add(room)
      if (room.isForStaff) restaurant.staff.add(room)
      watched.set(restaurantId, restaurant)
      room.restaurantId = restaurantId
      return restaurant.from
    },

    /** Called when a room's last listener has left. */
    unwatch: (room: Room) => {
      if (room.restaurantId === undefined) return
      const restaurant = watched.get(room.restaurantId)
      restaurant?.rooms.delete(room)
      restaurant?.staff.delete(room)
      if (restaurant?.rooms.size === 0) watched.delete(room.restaurantId)
    },

    joinStarted,
    joinEnded,
    /** Drains a restaurant that was notified while one of its rooms was being joined. */
    drainMissed: async (restaurantId: string) => {
      if (take(restaurantId)) await drain(restaurantId)
    },
  }
}
