// Permissions to open a socket, join a room and send messages.
import { beforeAll, expect, test } from 'vitest'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { eq } from 'drizzle-orm'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { useApi } from '../../../testing/test-api.ts'
import { openConnection, openRoomClient, until } from '../../../testing/test-connection.ts'
import { addAdmin, addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
/** Fixed, because messages are counted per minute. */
const now = new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const place = async (of = restaurant) => (await api.call(processPayment, { body: goodPayment(of) })).orderId

test.each(['pending', 'rejected'] as const)('a %s restaurant receives new feed events only, without past order events', async (status) => {
  const other = await addRestaurant(api.connection.db)
  const { accessToken } = await api.signedIn(other.email)
  await place(other)
  await api.connection.db.update(restaurants).set({ status }).where(eq(restaurants.id, other.restaurantId))
  const socketClient = await openConnection(api, { accessToken })
  socketClient.send({ event: 'join_merchant_room', data: { since: 0 } })
  await socketClient.waitForEvent('resync')
  socketClient.send({ event: 'join_merchant_room', data: { since: 0 } })
  await until(() => socketClient.receivedEvents.filter(({ event }) => event === 'resync').length === 2)
  expect(socketClient.receivedEvents.map(({ event }) => event)).not.toContain('order_placed')
  socketClient.close()
})

const refusals: [string, () => Promise<string | undefined>, object, string][] = [
  ['a diner the counter’s room', async () => undefined, { event: 'join_merchant_room', data: {} }, 'session.none'],
  [
    'an administrator the counter’s room',
    async () => (await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')).accessToken,
    { event: 'join_merchant_room', data: {} },
    'session.forbidden',
  ],
  [
    'a pending merchant to acknowledge an order',
    async () => (await api.signedIn((await addRestaurant(api.connection.db, { status: 'pending' })).email)).accessToken,
    { event: 'order_acknowledged', data: { orderId: 'A'.repeat(22) } },
    'session.not_accepted',
  ],
  [
    'any caller an unknown order',
    async () => undefined,
    { event: 'join_order_room', data: { orderId: 'A'.repeat(22) } },
    'order.not_found',
  ],
  [
    'a diner to acknowledge an order',
    async () => undefined,
    { event: 'order_acknowledged', data: { orderId: 'A'.repeat(22) } },
    'session.none',
  ],
  ['any caller an unknown message', async () => undefined, { event: 'become_admin', data: {} }, 'request.invalid'],
  ['any caller a message without data', async () => undefined, { event: 'join_order_room' }, 'request.invalid'],
]
test.each(refusals)('the gateway refuses %s', async (_name, tokenOf, message, error) => {
  const socketClient = await openConnection(api, { accessToken: await tokenOf() })
  socketClient.send(message)
  expect(await socketClient.waitForEvent('refused')).toMatchObject({ data: { error } })
  expect(socketClient.receivedEvents.map(({ event }) => event)).toEqual(['refused'])
  socketClient.close()
})

test.each(['https://evil.test', 'null', 'http://127.0.0.1.evil.test', 'http://127.0.0.1', 'file://', ''])(
  'the gateway refuses the origin %j',
  async (origin) => {
    await expect(openConnection(api, { origin })).rejects.toThrow('403')
  },
)

test('the gateway refuses a request without an origin', async () => {
  await expect(openConnection(api, { origin: null })).rejects.toThrow('403')
})

test('a counter receives no events of another restaurant', async () => {
  const other = await addRestaurant(api.connection.db)
  const socketClient = openRoomClient(api, { accessToken: (await api.signedIn(other.email)).accessToken })
  socketClient.joinMerchant(restaurant.restaurantId, 0)
  socketClient.joinMerchant(other.restaurantId, 0)
  await place()
  await place(other)
  await until(() => socketClient.receivedEvents.length === 2)
  expect(socketClient.receivedEvents.map(({ room }) => room)).toEqual(Array.from({ length: 2 }, () => `merchant:${other.restaurantId}`))
  socketClient.end()
})
