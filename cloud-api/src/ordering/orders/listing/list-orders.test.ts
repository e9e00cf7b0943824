import { randomBytes } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeEach, expect, test } from 'vitest'
import type { Call } from '@sufra/shared/contract/client'
import { listOrders, moveOrder } from '@sufra/shared/orders/order.routes'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { orderLines, orders, payments } from '../orders.table.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let counter: Call
let now = new Date('2026-11-20T09:00:00Z')

beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
})

/** Places an order over HTTP and returns its rows. */
const placeOne = async () => {
  const { orderId } = await api.call(processPayment, { body: goodPayment(restaurant) })
  const { db } = api.connection
  const [[order], lines, [payment]] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, orderId)),
    db.select().from(orderLines).where(eq(orderLines.orderId, orderId)),
    db.select().from(payments).where(eq(payments.orderId, orderId)),
  ])
  if (!order || !payment) throw new Error('the order was not stored')
  return { order, lines, payment }
}

/** Places orders a second apart, or all in one second, oldest first: one over HTTP, and the others as copies of its rows. */
const place = async (count: number, seconds = 1): Promise<string[]> => {
  now = new Date(now.getTime() + seconds * 1_000)
  const first = await placeOne()
  const copies = Array.from({ length: count - 1 }, (_, index) => ({
    id: randomBytes(16).toString('base64url'),
    placedAt: new Date(now.getTime() + (index + 1) * seconds * 1_000),
  }))
  const idsOnly = copies.map(({ id }) => ({ orderId: id }))
  if (copies.length > 0)
    await api.connection.db.transaction(async (tx) => {
      await tx.insert(orders).values(copies.map((copy) => ({ ...first.order, ...copy })))
      await tx.insert(orderLines).values(idsOnly.flatMap((id) => first.lines.map((line) => ({ ...line, ...id }))))
      await tx.insert(payments).values(idsOnly.map((id) => ({ ...first.payment, ...id, id: uuidv7() })))
    })
  now = copies.at(-1)?.placedAt ?? now
  return [first.order.id, ...copies.map(({ id }) => id)]
}
const setStatus = (orderIds: string[], status: OrderStatus) =>
  api.connection.db
    .update(orders)
    .set({ status })
    .where(and(eq(orders.restaurantId, restaurant.restaurantId), inArray(orders.id, orderIds)))

const idsOf = ({ data }: { data: { orderId: string }[] }) => data.map(({ orderId }) => orderId)

/** Reads the list page by page to its end. */
const readPages = async (query: { status?: OrderStatus } = {}) => {
  const pages = [await counter(listOrders, { query })]
  for (let more = pages[0]?.more; more; more = pages.at(-1)?.more)
    pages.push(await counter(listOrders, { query: { ...query, cursor: more.cursor } }))
  return pages
}

test('with 520 open orders, a new order is on the first page', async () => {
  const ready = await place(515)
  await setStatus(ready, 'Out for Delivery')
  const preparing = await place(5)
  await setStatus(preparing, 'Preparing')
  const [placed = ''] = await place(1)
  const pages = await readPages()
  expect(idsOf(pages[0] ?? { data: [] })[0]).toBe(placed)
  expect(idsOf(pages[0] ?? { data: [] })).toEqual(expect.arrayContaining(preparing))
  expect(pages.map(({ more }) => more?.count)).toEqual([415, 315, 215, 115, 15, undefined])
  expect(pages.flatMap(idsOf)).toEqual([placed, ...preparing.toReversed(), ...ready.toReversed()])
})

test('Received and Preparing orders are never paginated', async () => {
  const received = await place(120)
  const preparing = await place(105)
  await setStatus(preparing, 'Preparing')
  const page = await counter(listOrders, { query: {} })
  expect(idsOf(page)).toEqual([...preparing.toReversed(), ...received.toReversed()])
  expect(page.more).toBeNull()
  expect(await counter(listOrders, { query: { status: 'Received' } })).toMatchObject({ data: { length: 120 }, more: null })
})

test('a list of exactly one page has no next page, one more order adds one', async () => {
  await setStatus(await place(100), 'Out for Delivery')
  expect((await counter(listOrders, { query: {} })).more).toBeNull()
  await setStatus(await place(1), 'Out for Delivery')
  expect((await counter(listOrders, { query: {} })).more).toMatchObject({ count: 1 })
})

test('the pages contain every order once, even when orders are added or closed between two reads, or share a timestamp', async () => {
  const ready = await place(205, 0) // in the same millisecond
  await setStatus(ready, 'Out for Delivery')
  const first = await counter(listOrders, { query: {} })
  await setStatus(idsOf(first).slice(0, 10), 'Delivered')
  await setStatus(await place(7), 'Out for Delivery')
  const second = await counter(listOrders, { query: { cursor: first.more?.cursor } })
  const third = await counter(listOrders, { query: { cursor: second.more?.cursor } })
  expect([first, second, third].flatMap(idsOf).toSorted()).toEqual(ready.toSorted())
  expect(third.more).toBeNull()
})

test('a closed status is paginated too', async () => {
  const delivered = await place(101)
  await setStatus(delivered, 'Delivered')
  const pages = await readPages({ status: 'Delivered' })
  expect(pages.flatMap(idsOf)).toEqual(delivered.toReversed())
  expect(pages).toHaveLength(2)
})

test('an invalid cursor is refused, and a cursor of another restaurant exposes none of its orders', async () => {
  for (const cursor of ['x', '', Buffer.from("2026-11-20T09:00:00.000Z ' or true --").toString('base64url')])
    expect(await refusalOf(counter(listOrders, { query: { cursor } })), cursor).toMatchObject({ status: 400, code: 'request.invalid' })
  await setStatus(await place(101), 'Out for Delivery')
  const { more } = await counter(listOrders, { query: {} })
  const other = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  expect(idsOf(await other(listOrders, { query: { cursor: more?.cursor } }))).toEqual([])
})

test('the feed position matches the list: later events are not in the list yet', async () => {
  const [orderId = ''] = await place(1)
  const before = await counter(listOrders, { query: {} })
  await counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 15 } })
  const after = await counter(listOrders, { query: {} })
  expect([before.data[0]?.status, after.data[0]?.status]).toEqual(['Received', 'Preparing'])
  expect(after.seq).toBe(before.seq + 1)
})
