import { processPayment } from '@sufra/shared/payments/payment.routes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { startPostgres } from '../../testing/servers/throwaway-postgres.ts'
import { connectToPostgres } from './connect.ts'

const isPostgres = inject('testDatabase').kind === 'postgres'
let server: Awaited<ReturnType<typeof startPostgres>>
let api: TestApi
let restaurant: TestRestaurant

beforeAll(async () => {
  if (!isPostgres) return
  server = await startPostgres()
  api = await startTestApi({ connection: await connectToPostgres(server.url('postgres'), 8) })
  restaurant = await addRestaurant(api.connection.db)
})
afterAll(async () => {
  if (!isPostgres) return
  await api.close()
  await api.connection.close()
  await server.stop()
})

const place = () => api.call(processPayment, { body: goodPayment(restaurant) }, { idempotencyKey: crypto.randomUUID() })

test.skipIf(!isPostgres)(
  'orders are refused with 503 immediately while the database is down, and accepted within 2 s of its return',
  async () => {
    await place()
    await server.crash()
    // Far more requests than connections: none waits in a queue.
    const started = performance.now()
    const refusals = await Promise.all(Array.from({ length: 300 }, () => refusalOf(place())))
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(new Set(refusals.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 server.busy']))
    const answer = await api.fetch(`/api/orders/${'A'.repeat(22)}`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    // Long enough that an exponential backoff would have reached many seconds.
    await server.stayAway(3_000)
    await Promise.all(Array.from({ length: 50 }, () => refusalOf(place())))
    await server.restart()
    const back = performance.now()
    await expect
      .poll(
        () =>
          place().then(
            () => true,
            () => false,
          ),
        { timeout: 10_000, interval: 50 },
      )
      .toBe(true)
    expect(performance.now() - back).toBeLessThan(2_000)
  },
)

test.skipIf(!isPostgres)('liveness and readiness are separate', async () => {
  expect((await api.fetch('/ready')).status).toBe(200)
  await server.crash()
  await expect.poll(async () => (await api.fetch('/ready')).status, { timeout: 5_000 }).toBe(503)
  expect((await api.fetch('/health')).status).toBe(200)
  await server.restart()
  await expect.poll(async () => (await api.fetch('/ready')).status, { timeout: 5_000 }).toBe(200)
})
