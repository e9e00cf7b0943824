// Any request of a caller is placed as an order or refused with a code, never answered with a server error.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'

const api = useApi()
let restaurant: TestRestaurant

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const post = (body: string) =>
  api.fetch('/api/payments/process-payment', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body,
  })

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    'a\0b',
    '\ud800',
    '\u202eright to left\u202c',
    "'; drop table orders; --",
    '🥙'.repeat(50),
    'x'.repeat(5_000),
    { __proto__: null, constructor: { prototype: { isAdmin: true } } },
    1e308,
    -0,
    0.1 + 0.2,
    2 ** 53,
    null,
    [],
    [[[[[]]]]],
  ),
  fc.anything({ withNullPrototype: true, maxDepth: 3 }),
  fc.string({ unit: 'binary' }),
)

type Json = null | string | number | boolean | Json[] | { [key: string]: Json }

const pathsOf = (value: Json, path: (string | number)[] = []): (string | number)[][] => {
  if (value === null || typeof value !== 'object') return [path]
  const inside = Array.isArray(value) ? value.map((each, index) => [index, each] as const) : Object.entries(value)
  return [path, ...inside.flatMap(([key, each]) => pathsOf(each, [...path, key]))]
}

const withAt = (value: unknown, [first, ...rest]: (string | number)[], put: unknown): unknown => {
  if (first === undefined) return put
  const copy: Record<string | number, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) } // a copy of the original
  copy[first] = withAt((value as Record<string | number, unknown>)[first], rest, put)
  return copy
}

test('a payment with any value in any place is placed or refused, never a server error', async () => {
  const good = goodPayment(restaurant) as unknown as Json // plain JSON
  const answers = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...pathsOf(good)), nasty, async (path, put) => {
      const body =
        JSON.stringify(withAt(good, path, put), (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value)) ?? 'null'
      const { status } = await post(body)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      expect([200, 400, 404, 409]).toContain(status)
    }),
    { numRuns: 400 },
  )
  expect(answers.get(400)).toBeGreaterThan(100)
})

test.each(['a\0b', 'half \ud800 a pair', '\udfff'])(
  '%j cannot be stored by the database and is refused in every text field',
  async (text) => {
    const good = goodPayment(restaurant)
    const bodies = [
      { ...good, orderInstructions: text },
      { ...good, customerDetails: { ...good.customerDetails, customerName: text } },
      { ...good, orderType: 'Drive-thru', customerDetails: { ...good.customerDetails, vehicleModel: text, vehicleNumber: '123456' } },
    ]
    for (const body of bodies) expect((await post(JSON.stringify(body))).status).toBe(400)
  },
)

test('bodies that are not JSON are refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), async (body) => {
      expect((await post(body)).status).toBe(400)
    }),
    { numRuns: 100 },
  )
})

test('unknown properties are not stored', async () => {
  const answer = await post(
    JSON.stringify({ ...goodPayment(restaurant), status: 'Delivered', role: 'admin', orderNumber: 7_777, totalPaid: 0, verified: true }),
  )
  expect(answer.status).toBe(200)
  const { orderId } = (await answer.json()) as { orderId: string } // the contract's reply
  const [row] = await api.connection.query<{ status: string; number: number }>(
    'select status, order_number as number from orders where id = $1',
    [orderId],
  )
  expect(row?.status).toBe('Received')
  expect(row?.number).toBeLessThan(7_777)
})
