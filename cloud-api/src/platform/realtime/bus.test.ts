import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { startRedis, type RedisServer } from '../../../testing/servers/redis-server.ts'
import { type OwnTestApi, startTestApi } from '../../../testing/test-api.ts'
import { openRoomClient, until } from '../../../testing/test-connection.ts'
import { addRestaurant, goodPayment } from '../../../testing/test-restaurant.ts'

let redis: RedisServer
let one: OwnTestApi
let two: OwnTestApi

beforeAll(async () => {
  redis = await startRedis()
  const redisUrl = redis.url
  one = await startTestApi({ redisUrl })
  two = await startTestApi({ redisUrl, connection: one.connection })
})
afterAll(async () => {
  await redis.kill()
  await two.close()
  await one.close()
})

test('an order placed at one API instance reaches a counter at the other, also after a Redis outage', async () => {
  const restaurant = await addRestaurant(one.connection.db)
  const { accessToken } = await one.signedIn(restaurant.email)
  const roomClient = openRoomClient(two, { accessToken })
  roomClient.joinMerchant(restaurant.restaurantId, 0)
  await one.call(processPayment, { body: goodPayment(restaurant) })
  await until(() => roomClient.receivedEvents.length === 2)

  await redis.kill()
  await one.call(processPayment, { body: goodPayment(restaurant) })
  await redis.restart()
  // Orders placed during the outage arrive with the first message after it.
  const placeAnother = async () => {
    await one.call(processPayment, { body: goodPayment(restaurant) })
    return roomClient.receivedEvents.length
  }
  await expect.poll(placeAnother, { interval: 50 }).toBeGreaterThanOrEqual(4)
  expect(roomClient.receivedEvents.map(({ seq }) => seq)).toEqual(roomClient.receivedEvents.map((_, index) => index + 1))
  roomClient.end()
})

test.each(['{"kind":"of_a_newer_version","more":1}', 'not JSON', '7', '{"kind":"feed"}'])(
  'an unknown message is ignored: %s',
  async (text) => {
    const publisher = new Redis(redis.url)
    await publisher.publish('sufra', text)
    publisher.disconnect()
    const restaurant = await addRestaurant(one.connection.db)
    const { accessToken } = await one.signedIn(restaurant.email)
    const roomClient = openRoomClient(two, { accessToken })
    roomClient.joinMerchant(restaurant.restaurantId, 0)
    await one.call(processPayment, { body: goodPayment(restaurant) })
    await until(() => roomClient.receivedEvents.length === 2)
    roomClient.end()
  },
)

test('an instance started during a Redis outage subscribes when Redis is back', async () => {
  await redis.kill()
  const late = await startTestApi({ redisUrl: redis.url, connection: one.connection })
  await redis.restart()
  const restaurant = await addRestaurant(one.connection.db)
  const { accessToken } = await one.signedIn(restaurant.email)
  const roomClient = openRoomClient(late, { accessToken })
  roomClient.joinMerchant(restaurant.restaurantId, 0)
  let placed = 0
  // It connects within two seconds; until then the other instance's orders arrive with the next message.
  await until(() => {
    placed += 1
    if (placed % 20 === 1) void one.call(processPayment, { body: goodPayment(restaurant) })
    return roomClient.receivedEvents.length > 0
  })
  roomClient.end()
  await late.close()
})
