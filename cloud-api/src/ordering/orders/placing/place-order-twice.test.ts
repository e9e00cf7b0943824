// Also on PGlite: a second request with a key meets the row of the first request, whose lock is the database's.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { refusalOf, startTestApi, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { idempotency } from '../../../platform/http/idempotency/idempotency.table.ts'
import { menuItems } from '../../../catalogue/menu/menu.table.ts'
import { restaurantCounters } from '../../../platform/feed/counters.table.ts'
import { orders } from '../orders.table.ts'

const api = useApi()
let restaurant: TestRestaurant
let other: TestRestaurant

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
  other = await addRestaurant(api.connection.db)
})

const pay = (payment: object, idempotencyKey?: string) => api.call(processPayment, { body: payment as never }, { idempotencyKey }) // any body may be sent
const ordersOf = ({ restaurantId }: TestRestaurant) => api.connection.db.select().from(orders).where(eq(orders.restaurantId, restaurantId))

describe('an Idempotency-Key', () => {
  test('five concurrent requests with the same key create one order and get the same response', async () => {
    const key = randomUUID()
    const before = (await ordersOf(restaurant)).length
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(goodPayment(restaurant), key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await ordersOf(restaurant)).toHaveLength(before + 1)
    const storedKeys = await api.connection.db.select().from(idempotency).where(eq(idempotency.key, key))
    expect(storedKeys).toMatchObject([{ orderId: answers[0]?.orderId }])
  })

  test('returns the first response even when prices have changed since', async () => {
    const key = randomUUID()
    const first = await pay(goodPayment(restaurant), key)
    await api.connection.db.update(menuItems).set({ isAvailable: false }).where(eq(menuItems.id, restaurant.items.shawarma))
    await api.connection.db.update(restaurantCounters).set({ menuVersion: sql`${restaurantCounters.menuVersion} + 1` })
    expect(await refusalOf(pay(goodPayment(restaurant), randomUUID()))).toMatchObject({ code: 'cart.item_unavailable' })
    expect(await pay(goodPayment(restaurant), key)).toEqual(first)
    await api.connection.db.update(menuItems).set({ isAvailable: true }).where(eq(menuItems.id, restaurant.items.shawarma))
    await api.connection.db.update(restaurantCounters).set({ menuVersion: sql`${restaurantCounters.menuVersion} + 1` })
  })

  test('with another body is refused, with the key’s order in the details', async () => {
    const key = randomUUID()
    const { orderId, orderNumber } = await pay(goodPayment(restaurant), key)
    const refusal = await refusalOf(pay({ ...goodPayment(restaurant), cashAmount: 50 }, key))
    expect(refusal).toMatchObject({ status: 422, code: 'idempotency.other_body', details: { orderId, orderNumber } })
  })

  test('with an invalid format is refused', async () => {
    expect(await refusalOf(pay(goodPayment(restaurant), 'short'))).toMatchObject({ status: 400, code: 'idempotency.key_invalid' })
  })

  test('of one restaurant is independent of another’s', async () => {
    const key = randomUUID()
    const first = await pay(goodPayment(other), key)
    const second = await pay(goodPayment(restaurant), key)
    expect(second.orderId).not.toBe(first.orderId)
  })
})

test('orders are numbered per restaurant without a gap, and from 1 again on the next business day', async () => {
  const now = { value: new Date('2026-03-06T20:00:00Z') }
  const later = await startTestApi({ connection: api.connection, now: () => now.value })
  const fresh = await addRestaurant(api.connection.db)
  const order = () => later.call(processPayment, { body: goodPayment(fresh) }).then(({ orderNumber }) => orderNumber)
  const numbers = await Promise.all(Array.from({ length: 8 }, order))
  expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  now.value = new Date('2026-03-07T00:30:00Z') // 03:30 in Doha, still the night before
  expect(await order()).toBe(9)
  now.value = new Date('2026-03-07T01:30:00Z') // 04:30
  expect(await order()).toBe(1)
  await later.close()
})
