import type { FeedEvents } from '@sufra/shared/realtime/feed-event'
import { menuRoom } from '@sufra/shared/realtime/rooms'
import type { Query } from '../../platform/db/connect.ts'
import type { RoomType } from '../../platform/realtime/rooms/room-type.ts'
import { readMenuPosition } from './menu-position.store.ts'

/** A restaurant's menu, for its diners, numbered by its version. It replays no rows: a client that is behind gets `resync` and fetches the menu. */
export const createMenuRoom = (query: Query): RoomType<'menu'> => ({
  kind: 'menu',
  nameOf: menuRoom,
  audience: 'diners',
  idOf: ({ restaurantId }) => restaurantId,
  mayJoin: (_client, id) => ({ id, replays: true }),
  notFound: 'restaurant.not_found',
  readPosition: (restaurantId) => readMenuPosition(query, restaurantId),
  placeOf: (restaurantId, { data }) => {
    const { menuVersion } = JSON.parse(data) as FeedEvents['menu_changed'] // written by append-to-feed and the orders' statements
    return { name: menuRoom(restaurantId), number: menuVersion }
  },
})
