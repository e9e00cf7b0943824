// The room of docs/examples-rooms.md. Its kind is only an example, so that the real types lack it.
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment } from '../../../../testing/test-restaurant.ts'
import type { MemberSession } from '../../http/sessions/session.ts'
import type { Query } from '../../db/connect.ts'
import { createFeedStore } from '../../feed/feed.store.ts'
import { createReadPosition } from '../../feed/room-position.store.ts'
import type { RoomType as KnownRoomType, SocketClient } from './room-type.ts'
import { createRoomTypes } from './room-types.ts'
import { createRooms } from './rooms.ts'

type RoomType<Kind extends 'kitchen'> = Omit<KnownRoomType, 'kind'> & { kind: Kind }

/** The whole feed of a restaurant, for its kitchen screens; numbered by the feed. */
export const kitchenRoom = (restaurantId: string) => `kitchen:${restaurantId}`

const since = z.int().min(0).optional()
const clientMessage = z.discriminatedUnion('event', [
  /** `since`: the newest number that the screen has. */
  z.object({ event: z.literal('join_kitchen_room'), data: z.object({ since }).default({}) }),
])

export const createKitchenRoom = (query: Query): RoomType<'kitchen'> => ({
  kind: 'kitchen',
  nameOf: kitchenRoom,
  audience: 'staff',
  idOf: () => '',
  mayJoin: async (client) => ({ id: (await client.permitted('orders.read')).restaurantId, replays: true }),
  notFound: 'restaurant.not_found',
  readPosition: createReadPosition(query, {
    from: 'restaurant_counters c',
    where: 'c.restaurant_id = $1::uuid',
    number: 'seq',
    newest: 'c.seq',
  }),
  placeOf: (restaurantId, { seq }) => ({ name: kitchenRoom(restaurantId), number: seq }),
})

const api = useApi()

test('a kitchen screen joins the example’s room and gets the missed events', async () => {
  const { connection } = api
  const restaurant = await addRestaurant(connection.db)
  const { orderId } = await api.call(processPayment, { body: goodPayment(restaurant) })
  const types = createRoomTypes()
  const roomTypes = { add: (type: RoomType<'kitchen'>) => types.add(type as unknown as KnownRoomType) }
  roomTypes.add(createKitchenRoom(connection.query))

  const { event, data } = clientMessage.parse({ event: 'join_kitchen_room', data: { since: 0 } })
  const type = types.joinedBy(event)
  if (!type) throw new Error('the message joins no room')
  const session = { restaurantId: restaurant.restaurantId } as MemberSession // the fields that mayJoin reads
  const client = { permitted: async () => session } as unknown as SocketClient // permits everything
  const frames: { event: string; room: string; seq: number }[] = []
  const send = (frame: Buffer | string) => void frames.push(JSON.parse(String(frame)))
  const rooms = createRooms({ types, store: createFeedStore(connection.query), now: () => new Date() })
  await rooms.join({ send, cork: () => {}, uncork: () => {} }, type, await type.mayJoin(client, type.idOf(data)), data.since)
  const room = kitchenRoom(restaurant.restaurantId)
  expect(frames).toMatchObject([
    { event: 'joined', room, seq: 2 },
    { event: 'order_placed', room, seq: 1, data: { orderId } },
    { event: 'newNotification', room, seq: 2 },
  ])
})
