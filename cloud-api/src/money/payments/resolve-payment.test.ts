import { randomUUID } from 'node:crypto'
import { processPayment, resolvePayment } from '@sufra/shared/payments/payment.routes'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { orders } from '../../ordering/orders/orders.table.ts'

const api = useApi()
let restaurant: TestRestaurant

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const place = (key: string) => api.call(processPayment, { body: goodPayment(restaurant) }, { idempotencyKey: key })
const resolve = async (key: string, withdraw = false, { restaurantId } = restaurant) =>
  (await api.call(resolvePayment, { body: { restaurantId, key, withdraw } })).data
const countOrders = async () =>
  (await api.connection.db.select().from(orders).where(eq(orders.restaurantId, restaurant.restaurantId))).length

test('an unused key is unknown and can still place an order', async () => {
  const key = randomUUID()
  expect(await resolve(key)).toEqual({ outcome: 'unknown' })
  expect((await place(key)).orderId).toHaveLength(22)
})

test('a key that placed an order returns it, including on withdrawal', async () => {
  const key = randomUUID()
  const { orderId, orderNumber } = await place(key)
  expect(await resolve(key)).toEqual({ outcome: 'placed', orderId, orderNumber })
  expect(await resolve(key, true)).toEqual({ outcome: 'placed', orderId, orderNumber })
})

test('a withdrawn key never places an order', async () => {
  const key = randomUUID()
  const before = await countOrders()
  expect(await resolve(key, true)).toEqual({ outcome: 'withdrawn' })
  expect(await refusalOf(place(key))).toMatchObject({ status: 409, code: 'order.withdrawn' })
  expect(await resolve(key, true)).toEqual({ outcome: 'withdrawn' })
  expect(await refusalOf(place(key))).toMatchObject({ code: 'order.withdrawn' })
  expect(await countOrders()).toBe(before)
})

test('exactly one of a concurrent order and withdrawal succeeds, and both responses agree', async () => {
  for (let round = 0; round < 25; round += 1) {
    const key = randomUUID()
    const before = await countOrders()
    const [placed, { outcome }] = await Promise.all([
      place(key).then(
        () => 'placed',
        (error: unknown) => (error instanceof Error ? 'withdrawn' : 'broken'),
      ),
      resolve(key, true),
    ])
    expect(outcome).toBe(placed)
    expect(await countOrders()).toBe(before + (placed === 'placed' ? 1 : 0))
  }
})

test('keys are separate per restaurant, and an unknown restaurant stores nothing', async () => {
  const other = await addRestaurant(api.connection.db)
  const key = randomUUID()
  await place(key)
  expect(await resolve(key, true, other)).toEqual({ outcome: 'withdrawn' })
  expect((await resolve(key)).outcome).toBe('placed')
  expect(await resolve(key, true, { ...other, restaurantId: randomUUID() })).toEqual({ outcome: 'unknown' })
})

test.each(['short', 'with spaces in it', 'x'.repeat(129)])('%j is not a valid key', async (key) => {
  expect(await refusalOf(resolve(key))).toMatchObject({ status: 400 })
})
