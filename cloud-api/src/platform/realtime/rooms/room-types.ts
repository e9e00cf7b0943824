// The registry of rooms. The code that delivers events and answers clients knows no room by name.
import { feedEvents } from '@sufra/shared/features'
import type { FeedEvent } from '@sufra/shared/realtime/feed-event'
import { roomKinds, type RoomKind } from '@sufra/shared/realtime/feed-event'
import type { FeedRow } from '../../feed/feed.store.ts'
import type { Place, RoomType } from './room-type.ts'

/** Rooms for an event of a newer release: these rooms replay rows without gaps, so the row must not be missing. */
const roomsOfUnknown = ['merchant', 'order'] as const satisfies readonly RoomKind[]

const isKnown = (event: string): event is FeedEvent => Object.hasOwn(feedEvents, event)

export const createRoomTypes = () => {
  const types = new Map<RoomKind, RoomType>()
  const joinedBy = new Map<string, RoomType>()
  return {
    /** Throws when the kind was added before. */
    add: <Kind extends RoomKind>(type: RoomType<Kind>): void => {
      if (types.has(type.kind)) throw new Error(`the room ${type.kind} was added twice`)
      const added = type as unknown as RoomType // `idOf` is only called with the data of its own message
      types.set(type.kind, added)
      joinedBy.set(`join_${type.kind}_room`, added)
    },

    /** Throws when no feature has added a kind that events may name. */
    requireAll: (): void => {
      for (const kind of roomKinds) if (!types.has(kind)) throw new Error(`no feature has added the room ${kind}`)
    },

    /** The rooms that a client message joins; undefined for other messages. */
    joinedBy: (event: string): RoomType | undefined => joinedBy.get(event),

    /** Returns the rooms that a row of the feed goes to, by its event's definition, and its number in each. */
    placesOf: (restaurantId: string, row: FeedRow): Place[] => {
      const kinds: readonly RoomKind[] = isKnown(row.event) ? feedEvents[row.event].rooms : roomsOfUnknown
      return kinds.flatMap((kind) => types.get(kind)?.placeOf(restaurantId, row) ?? [])
    },
  }
}

export type RoomTypes = ReturnType<typeof createRoomTypes>
