import { orderRoom } from '@sufra/shared/realtime/rooms'
import type { Query } from '../../platform/db/connect.ts'
import { createReadPosition } from '../../platform/feed/room-position.store.ts'
import type { RoomType } from '../../platform/realtime/rooms/room-type.ts'

/** The events of one order, for its diner, numbered by the order's version. */
export const createOrderRoom = (query: Query): RoomType<'order'> => ({
  kind: 'order',
  nameOf: orderRoom,
  audience: 'diners',
  idOf: ({ orderId }) => orderId,
  /** An order's id cannot be guessed, so everyone who has it may follow the order. */
  mayJoin: (_client, id) => ({ id, replays: true }),
  notFound: 'order.not_found',
  readPosition: createReadPosition(query, {
    from: 'orders o join restaurant_counters c on c.restaurant_id = o.restaurant_id',
    where: 'o.id = $1::text',
    number: 'order_version',
    newest: 'o.version',
    rows: 'order_id = o.id',
  }),
  placeOf: (_restaurantId, { orderId, orderVersion }) =>
    orderId === null || orderVersion === null ? undefined : { name: orderRoom(orderId), number: orderVersion },
})
