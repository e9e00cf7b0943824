import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { openRoomClient, until } from '../../testing/test-line.ts'
import { addRestaurant, goodPayment } from '../../testing/test-restaurant.ts'

let port: number
let redis: ChildProcess
let one: TestApi
let two: TestApi

const startRedis = async () => {
  redis = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no', '--bind', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((resolve) => redis.stdout?.on('data', (chunk: Buffer) => chunk.includes('eady to accept') && resolve()))
}

beforeAll(async () => {
  port = await new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
  await startRedis()
  const redisUrl = `redis://127.0.0.1:${port}`
  one = await startTestApi({ redisUrl })
  two = await startTestApi({ redisUrl, connection: one.connection })
})
afterAll(async () => {
  redis.kill('SIGKILL')
  await two.close()
  await one.close()
})

test('an order placed at one copy of the API reaches a counter at the other, also after Redis was away', async () => {
  const restaurant = await addRestaurant(one.connection.db)
  const { accessToken } = await one.signedIn(restaurant.email)
  const line = openRoomClient(two, { accessToken })
  line.joinMerchant(restaurant.restaurantId, 0)
  await one.call(processPayment, { body: goodPayment(restaurant) })
  await until(() => line.heard.length === 2)

  redis.kill('SIGKILL')
  await new Promise((resolve) => redis.once('exit', resolve))
  await one.call(processPayment, { body: goodPayment(restaurant) })
  await startRedis()
  // What was placed meanwhile comes with the first message of the bus that is back.
  const placeAnother = async () => {
    await one.call(processPayment, { body: goodPayment(restaurant) })
    return line.heard.length
  }
  await expect.poll(placeAnother, { interval: 50, timeout: 20_000 }).toBeGreaterThanOrEqual(4)
  expect(line.heard.map(({ seq }) => seq)).toEqual(line.heard.map((_, index) => index + 1))
  line.end()
})

test.each(['{"kind":"of_a_newer_version","more":1}', 'not JSON', '7', '{"kind":"feed"}'])(
  'a message that this version does not know is passed over: %s',
  async (text) => {
    const publisher = new Redis(`redis://127.0.0.1:${port}`)
    await publisher.publish('sufra', text)
    publisher.disconnect()
    const restaurant = await addRestaurant(one.connection.db)
    const { accessToken } = await one.signedIn(restaurant.email)
    const line = openRoomClient(two, { accessToken })
    line.joinMerchant(restaurant.restaurantId, 0)
    await one.call(processPayment, { body: goodPayment(restaurant) })
    await until(() => line.heard.length === 2)
    line.end()
  },
)

test('a copy that starts while Redis is away subscribes as soon as it is there', async () => {
  redis.kill('SIGKILL')
  await new Promise((resolve) => redis.once('exit', resolve))
  const late = await startTestApi({ redisUrl: `redis://127.0.0.1:${port}`, connection: one.connection })
  await startRedis()
  const restaurant = await addRestaurant(one.connection.db)
  const { accessToken } = await one.signedIn(restaurant.email)
  const line = openRoomClient(late, { accessToken })
  line.joinMerchant(restaurant.restaurantId, 0)
  let placed = 0
  // Its first connection comes within two seconds; until then orders of the other copy wait for the next message.
  await until(() => {
    placed += 1
    if (placed % 20 === 1) void one.call(processPayment, { body: goodPayment(restaurant) })
    return line.heard.length > 0
  })
  line.end()
  await late.close()
})
