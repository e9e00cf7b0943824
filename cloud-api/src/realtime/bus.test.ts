import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
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
    stdio: ['ignore', 'pipe', 'inherit'],
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
  one = await startTestApi({ redisUrl, pollMilliseconds: 60_000 })
  two = await startTestApi({ redisUrl, pollMilliseconds: 60_000, connection: one.connection })
})
afterAll(async () => {
  await two.close()
  await one.close()
  redis.kill('SIGKILL')
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
  // What was placed meanwhile comes with the first word of the bus that is back.
  await until(() => {
    if (line.heard.length < 4) void one.call(processPayment, { body: goodPayment(restaurant) })
    return line.heard.length >= 4
  })
  expect(line.heard.map(({ seq }) => seq)).toEqual(line.heard.map((_, index) => index + 1))
  line.end()
})
