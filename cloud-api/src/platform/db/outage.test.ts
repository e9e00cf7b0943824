// Runs on PostgreSQL alone: PGlite runs in the API's process and cannot be away.
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OwnTestApi, refusalOf, startTestApi } from '../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { startPostgres } from '../../../testing/servers/throwaway-postgres.ts'
import { connectToPostgres } from './connect.ts'

let server: Awaited<ReturnType<typeof startPostgres>>
let api: OwnTestApi
let restaurant: TestRestaurant
/** Statements sent by the API. */
let statements = 0

beforeAll(async () => {
  server = await startPostgres({ durable: true }) // without it the crash loses the restaurant
  const connection = await connectToPostgres(server.url('postgres'), 8)
  api = await startTestApi({
    connection: {
      ...connection,
      query: (text, parameters) => {
        statements += 1
        return connection.query(text, parameters)
      },
    },
  })
  restaurant = await addRestaurant(api.connection.db)
})
afterAll(async () => {
  await api.close()
  await api.connection.close()
  await server.stop()
})

const place = () => api.call(processPayment, { body: goodPayment(restaurant) }, { idempotencyKey: crypto.randomUUID() })
const refusals = async (count: number) =>
  new Set((await Promise.all(Array.from({ length: count }, () => refusalOf(place())))).map(({ status, code }) => `${status} ${code}`))
/** Orders are retried every 50 ms, so that two seconds pass on an idle machine. */
const maxTries = 40
const triesUntilPlaced = async () => {
  let tries = 0
  const tryToPlace = () => {
    tries += 1
    return place().then(
      () => true,
      () => false,
    )
  }
  await expect.poll(tryToPlace, { interval: 50 }).toBe(true)
  return tries
}

test('orders are refused with 503 while the database is down without waiting for it, and accepted soon after its return', async () => {
  await place()
  await server.crash()
  // There are far more requests than connections, and none of them waits in a queue until the database is back.
  expect(await refusals(300)).toEqual(new Set(['503 server.busy']))
  // As soon as the outage is known, no statement is sent.
  await expect.poll(() => api.connection.isUnavailable()).toBe(true)
  const sent = statements
  expect(await refusals(50)).toEqual(new Set(['503 server.busy']))
  expect(statements).toBe(sent)
  const answer = await api.fetch(`/api/orders/${'A'.repeat(22)}`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  // Long enough that an exponential backoff would have reached many seconds.
  await server.stayAway(3_000)
  expect(await refusals(50)).toEqual(new Set(['503 server.busy']))
  await server.restart()
  expect(await triesUntilPlaced()).toBeLessThanOrEqual(maxTries)
})

test('liveness and readiness are separate', async () => {
  const ready = async () => (await api.fetch('/ready')).status
  await expect.poll(ready).toBe(200)
  await server.crash()
  await expect.poll(ready).toBe(503)
  expect((await api.fetch('/health')).status).toBe(200)
  await server.restart()
  await expect.poll(ready).toBe(200)
})
