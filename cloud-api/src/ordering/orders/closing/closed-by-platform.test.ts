import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Call } from '@sufra/shared/contract/client'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { openRoomClient, until } from '../../../../testing/test-connection.ts'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { feed } from '../../../platform/feed/feed.table.ts'
import { createOrdersStore } from '../orders.store.ts'
import { orders } from '../orders.table.ts'

const hour = 3_600_000
const day = 24 * hour
const evening = new Date('2026-11-20T18:00:00Z')

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let counter: Call
let otherCounter: Call
let accessToken: string
let now = evening

beforeEach(async () => {
  now = evening
  restaurant = await addRestaurant(api.connection.db)
  ;({ call: counter, accessToken } = await api.signedIn(restaurant.email))
  otherCounter = (await api.signedIn(restaurant.email)).call
})

const place = async () => (await api.call(processPayment, { body: goodPayment(restaurant) })).orderId
const store = () => createOrdersStore(api.connection)
/** Cancels an order as missed, like the escalation job. */
const miss = async () => {
  const orderId = await place()
  await store().move(restaurant.restaurantId, orderId, { from: 'Received', to: 'Cancelled', at: now, reason: 'missed' })
  return orderId
}
/** Closes an order automatically, like the job at the end of a business day. */
const closeAutomatically = async (businessDay = '2026-11-20') => {
  const orderId = await place()
  await api.connection.db.update(orders).set({ status: 'Out for Delivery', businessDay }).where(eq(orders.id, orderId))
  const move = { from: 'Out for Delivery', to: 'Delivered', at: now, isAutomatic: true } as const
  await store().move(restaurant.restaurantId, orderId, move)
  return orderId
}
const read = async (call = counter) => (await call(listClosedByPlatform, {})).data
const idsOf = (listed: { orderId: string }[]) => listed.map(({ orderId }) => orderId)
const dismissals = async () =>
  (
    await api.connection.db
      .select()
      .from(feed)
      .where(and(eq(feed.restaurantId, restaurant.restaurantId), eq(feed.event, 'orders_dismissed')))
  ).length

test('a missed order is listed at every counter with its reason and the diner’s phone number until it is dismissed', async () => {
  const [first, second] = [await miss(), await miss()]
  expect(await read(otherCounter)).toMatchObject({
    missed: [
      { orderId: second, cancelReason: 'missed' },
      { orderId: first, customerDetails: { customerName: 'Maryam', mobileNumber: '97455512345' } },
    ],
    missedCount: 2,
    days: [],
  })
  await counter(dismissOrders, { body: { orderIds: [first] } })
  for (const call of [counter, otherCounter]) expect(idsOf((await read(call)).missed)).toEqual([second])
})

test('orders closed automatically are grouped by business day, and a whole day is dismissed at once', async () => {
  const friday = [await closeAutomatically(), await closeAutomatically()]
  const thursday = await closeAutomatically('2026-11-19')
  expect((await read()).days).toMatchObject([
    { businessDay: '2026-11-20', count: 2 },
    { businessDay: '2026-11-19', count: 1, orders: [{ orderId: thursday, closedAutomatically: true }] },
  ])
  expect(idsOf((await read()).days[0]?.orders ?? []).toSorted()).toEqual(friday.toSorted())
  await counter(dismissOrders, { body: { businessDays: ['2026-11-20'] } })
  expect((await read(otherCounter)).days).toMatchObject([{ businessDay: '2026-11-19', count: 1 }])
})

test('the same dismissal from eight counters at once writes one feed event, which reaches the counters', async () => {
  const orderIds = [await miss(), await miss()]
  const client = openRoomClient(api, { accessToken })
  client.joinMerchant(restaurant.restaurantId, 0)
  await until(() => client.receivedEvents.length > 0)
  const body = { orderIds }
  await Promise.all(Array.from({ length: 8 }, (_, index) => (index % 2 ? counter : otherCounter)(dismissOrders, { body })))
  await until(() => client.receivedEvents.some(({ event }) => event === 'orders_dismissed'), 'the dismissal')
  client.end()
  expect(await dismissals()).toBe(1)
  expect((await read()).missed).toEqual([])
})

test('only orders closed by the platform can be dismissed', async () => {
  const open = await place()
  const cancelled = await place()
  await counter(moveOrder, { params: { orderId: cancelled }, body: { status: 'Cancelled', reason: 'closing' } })
  const delivered = await closeAutomatically()
  await counter(dismissOrders, { body: { orderIds: [open, cancelled, delivered] } })
  expect(await dismissals()).toBe(0)
  expect(await read()).toMatchObject({ missed: [], days: [{ count: 1 }] })
  for (const body of [{}, { businessDays: ['0000-01-01'] }, { businessDays: ['9999-12-31'] }])
    expect(await refusalOf(counter(dismissOrders, { body }))).toMatchObject({ status: 400, code: 'request.invalid' })
})

test('another restaurant can neither list nor dismiss them', async () => {
  const orderId = await miss()
  await closeAutomatically()
  const otherMerchant = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
  await otherMerchant(dismissOrders, { body: { orderIds: [orderId], businessDays: ['2026-11-20'] } })
  expect(await read(otherMerchant)).toEqual({ missed: [], missedCount: 0, days: [] })
  expect(await read()).toMatchObject({ missed: [{ orderId }], days: [{ count: 1 }] })
})

test('orders closed more than seven days ago are not listed', async () => {
  await miss()
  await closeAutomatically()
  now = new Date(evening.getTime() + 7 * day - 1)
  const later = (await api.signedIn(restaurant.email)).call
  expect(await read(later)).toMatchObject({ missedCount: 1, missed: { length: 1 }, days: { length: 1 } })
  now = new Date(evening.getTime() + 7 * day)
  expect(await read(later)).toEqual({ missed: [], missedCount: 0, days: [] })
})

test('only the newest 100 missed orders are listed, with the total count', async () => {
  const orderId = await miss()
  const [row] = await api.connection.db.select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw new Error('no order')
  const older = Array.from({ length: 110 }, (_, index) => ({
    ...row,
    id: String(index).padStart(22, 'm'),
    closedAt: new Date(+now - index - 1),
  }))
  await api.connection.db.insert(orders).values(older)
  const { missed, missedCount } = await read()
  expect([missed.length, missedCount, missed[0]?.orderId]).toEqual([100, 111, orderId])
})
