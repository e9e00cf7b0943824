import { isOpenTo } from '@sufra/shared/accounts/merchant-status'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import type { Query } from '../../db/connect.ts'
import type { RoomType } from './room-type.ts'
import { createReadPosition } from '../../feed/room-position.store.ts'

/** A restaurant's whole feed, for its counters. */
export const createMerchantRoom = (query: Query): RoomType<'merchant'> => ({
  kind: 'merchant',
  nameOf: merchantRoom,
  audience: 'staff',
  idOf: () => '',
  // Any status may join: the feed also announces that a restaurant was accepted. Past order events are replayed only to clients that may
  // see orders.
  mayJoin: async (client) => {
    const { restaurantId, status } = await client.permitted('feed.join')
    return { id: restaurantId, replays: isOpenTo(status, 'orders.read') }
  },
  notFound: 'restaurant.not_found',
  readPosition: createReadPosition(query, {
    from: 'restaurant_counters c',
    where: 'c.restaurant_id = $1::uuid',
    number: 'seq',
    newest: 'c.seq',
  }),
  placeOf: (restaurantId, { seq }) => ({ name: merchantRoom(restaurantId), number: seq }),
})
