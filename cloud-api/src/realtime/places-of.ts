// The rooms that a row of the feed goes to, as its event's definition names them, and its number in each.
import { feedEvents, type FeedEvent, type FeedEvents } from '@sufra/shared/realtime/events'
import type { RoomKind } from '@sufra/shared/realtime/feed-event'
import { menuRoom, merchantRoom, orderRoom } from '@sufra/shared/realtime/rooms'
import type { FeedRow } from '../feed/feed.store.ts'

type Place = { name: string; number: number }

const placeIn: Record<RoomKind, (restaurantId: string, row: FeedRow) => Place | undefined> = {
  merchant: (restaurantId, { seq }) => ({ name: merchantRoom(restaurantId), number: seq }),
  order: (_restaurantId, { orderId, orderVersion }) =>
    orderId === null || orderVersion === null ? undefined : { name: orderRoom(orderId), number: orderVersion },
  menu: (restaurantId, { data }) => {
    const { menuVersion } = JSON.parse(data) as FeedEvents['menu_changed'] // written by append-to-feed and the orders' statements
    return { name: menuRoom(restaurantId), number: menuVersion }
  },
}

/** For an event of a newer release: a row that these rooms replay must not be missing in them. */
const roomsOfUnknown = ['merchant', 'order'] as const satisfies readonly RoomKind[]

const isKnown = (event: string): event is FeedEvent => Object.hasOwn(feedEvents, event)

export const placesOf = (restaurantId: string, row: FeedRow): Place[] => {
  const rooms: readonly RoomKind[] = isKnown(row.event) ? feedEvents[row.event].rooms : roomsOfUnknown
  return rooms.flatMap((room) => placeIn[room](restaurantId, row) ?? [])
}
