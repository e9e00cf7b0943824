// A keyed route for tests alone, served like every other.
import { randomUUID } from 'node:crypto'
import { route } from '@sufra/shared/contract/route'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '../../../../testing/test-database.ts'
import { testSecret } from '../../../../testing/test-secret.ts'
import type { Connection } from '../../db/connect.ts'
import { createServer, registerHttp } from '../create-server.ts'
import { refused } from '../../refusals/refused.ts'
import { serve, type Handler } from '../serve.ts'
import { createPlatform } from '../../platform.ts'
import { createFolderStore } from '../../files/uploads/folder-store.ts'
import { inFlightSeconds } from './idempotency.store.ts'
import { registerIdempotency } from './register-idempotency.ts'

const orderCoffee = route({
  method: 'POST',
  path: '/api/coffee/:size',
  permission: 'orders.move',
  summary: 'Orders coffee',
  params: z.object({ size: z.string() }),
  body: z.object({ cups: z.int() }),
  reply: z.object({ success: z.literal(true), number: z.int(), at: z.string() }),
  idempotency: 'keyed',
})

let connection: Connection
let app: FastifyInstance
let now = new Date('2026-11-20T12:00:00Z')
let orders = 0
const usual: Handler<typeof orderCoffee> = async () => ({ number: (orders += 1), at: now.toISOString() })
let handler = usual

beforeAll(async () => {
  connection = await openTestDatabase()
  const options = {
    connection,
    secret: testSecret,
    files: createFolderStore('unused'),
    logLevel: 'silent',
    jobs: { mode: 'manual' },
    now: () => now,
  } as const
  app = createServer(options)
  const platform = await createPlatform(app, options)
  await registerHttp(app, platform, { scripts: [], frames: [] })
  app.decorateRequest('session', undefined)
  // The restaurant is the request's bearer token.
  app.decorate('readSession', async ({ headers }) => ({
    sessionId: 'session',
    userId: randomUUID(),
    role: 'staff',
    status: 'accepted',
    restaurantId: String(headers.authorization),
  }))
  registerIdempotency(app, platform)
  serve(app, orderCoffee, (served) => handler(served))
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await connection.close()
})
afterEach(() => {
  handler = usual
})

const restaurantId = randomUUID()
type Request = { key?: string; cups?: number; size?: string; restaurant?: string }
const order = async ({ key, cups = 2, size = 'small', restaurant = restaurantId }: Request) => {
  const response = await app.inject({
    method: 'POST',
    url: `/api/coffee/${size}`,
    headers: { authorization: restaurant, ...(key && { 'idempotency-key': key }) },
    body: { cups },
  })
  return { status: response.statusCode, headers: response.headers, text: response.body, body: response.json<Record<string, unknown>>() }
}

test('a second request with the same key returns the first response, byte by byte, and is not handled', async () => {
  const key = randomUUID()
  const first = await order({ key })
  expect(first).toMatchObject({ status: 200, body: { success: true, number: orders } })
  const before = orders
  now = new Date(now.getTime() + 3_600_000)
  const second = await order({ key })
  expect([second.status, second.text, second.headers['content-type']]).toEqual([200, first.text, first.headers['content-type']])
  expect(orders).toBe(before)
})

test.each([
  ['another body', { cups: 3 }],
  ['another path', { size: 'large' }],
])('the same key with %s is refused', async (_what, change) => {
  const key = randomUUID()
  await order({ key })
  const before = orders
  expect(await order({ key, ...change })).toMatchObject({ status: 422, body: { error: 'idempotency.other_body' } })
  expect(orders).toBe(before)
})

test('the same key of another restaurant is a different key, and requests without a key are all handled', async () => {
  const key = randomUUID()
  const numbers = [await order({ key }), await order({ key, restaurant: randomUUID() }), await order({}), await order({})].map(
    ({ body }) => body.number,
  )
  expect(new Set(numbers).size).toBe(4)
})

test('an invalid key is refused', async () => {
  expect(await order({ key: 'short' })).toMatchObject({ status: 400, body: { error: 'idempotency.key_invalid' } })
})

test('while a request is in flight the same key is refused with 409 and Retry-After', async () => {
  const key = randomUUID()
  let finish = () => {}
  let hasBegun = () => {}
  const begun = new Promise<void>((resolve) => (hasBegun = resolve))
  handler = async (served) => {
    hasBegun()
    await new Promise<void>((resolve) => (finish = resolve))
    return usual(served)
  }
  const first = order({ key })
  await begun
  const refusal = await order({ key })
  expect(refusal).toMatchObject({ status: 409, body: { error: 'idempotency.in_flight' } })
  expect(refusal.headers['retry-after']).toBe('1')
  finish()
  const { text } = await first
  expect((await order({ key })).text).toBe(text)
})

test('only one of twenty concurrent requests with one key is handled', async () => {
  const key = randomUUID()
  const before = orders
  const responses = await Promise.all(Array.from({ length: 20 }, () => order({ key })))
  expect(orders).toBe(before + 1)
  expect(responses.filter(({ status }) => status !== 200).every(({ status }) => status === 409)).toBe(true)
  expect(new Set(responses.flatMap(({ status, text }) => (status === 200 ? [text] : []))).size).toBe(1)
})

test('a refused request leaves no key, so that it may be sent again', async () => {
  const key = randomUUID()
  handler = () => Promise.reject(refused('order.not_found'))
  expect(await order({ key })).toMatchObject({ status: 404 })
  handler = usual
  expect(await order({ key })).toMatchObject({ status: 200 })
})

test(`a request whose process died may be sent again ${inFlightSeconds} seconds later`, async () => {
  const key = randomUUID()
  const start = now.getTime()
  let fail = () => {}
  let hasBegun = () => {}
  const begun = new Promise<void>((resolve) => (hasBegun = resolve))
  handler = () => {
    hasBegun()
    return new Promise<never>((_resolve, reject) => (fail = () => reject(refused('order.not_found'))))
  }
  const lost = order({ key })
  await begun
  handler = usual
  now = new Date(start + inFlightSeconds * 1_000 - 1)
  expect(await order({ key })).toMatchObject({ status: 409 })
  now = new Date(start + inFlightSeconds * 1_000)
  expect(await order({ key, cups: 3 })).toMatchObject({ status: 422 })
  const second = await order({ key })
  expect(second.status).toBe(200)
  // The first request was not lost after all, but its use of the key no longer counts.
  fail()
  await lost
  expect((await order({ key })).text).toBe(second.text)
})

test('an answer that is stored in the transaction of the change is the response, even when the process dies after the commit', async () => {
  const key = randomUUID()
  handler = async ({ storeAnswer }) => {
    const answer = { number: 1_000, at: 'then' }
    await connection.transact((tx) => storeAnswer(tx, answer))
    throw new Error('died after the commit')
  }
  expect(await order({ key })).toMatchObject({ status: 500 })
  handler = usual
  expect(await order({ key })).toMatchObject({ status: 200, body: { success: true, number: 1_000, at: 'then' } })
})

test('an answer whose transaction is rolled back is not stored', async () => {
  const key = randomUUID()
  handler = ({ storeAnswer }) =>
    connection.transact(async (tx) => {
      await storeAnswer(tx, { number: 1_000, at: 'then' })
      throw refused('order.not_found')
    })
  expect(await order({ key })).toMatchObject({ status: 404 })
  handler = usual
  expect((await order({ key })).body.number).toBe(orders)
})

test('a public route or a form cannot be keyed', () => {
  const open = route({ ...orderCoffee, path: '/api/tea/:size', permission: 'public' })
  expect(() => serve(app, open, usual as never)).toThrow('cannot be keyed') // the handler is not called
})
