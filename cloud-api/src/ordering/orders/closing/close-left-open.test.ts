import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { Call } from '@sufra/shared/contract/client'
import { listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { listOrders, moveOrder, readOrder } from '@sufra/shared/orders/order.routes'
import type { OrderStatus } from '@sufra/shared/orders/order-status'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { startTestApi, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { openRoomClient, until } from '../../../../testing/test-connection.ts'
import { feed } from '../../../platform/feed/feed.table.ts'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'
import { createCloseLeftOpen } from './close-left-open.ts'
import { createClosedByPlatformStore } from './closed-by-platform.store.ts'
import { orders, payments } from '../orders.table.ts'
import { createOrdersStore, type OrdersStore } from '../orders.store.ts'

const hour = 3_600_000
/** A Friday evening in Doha (UTC+3): its business day ends at 04:00 on Saturday, which is 01:00 UTC. */
const evening = new Date('2026-11-20T18:00:00Z')
const dayEnd = new Date('2026-11-21T01:00:00Z')

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let counter: Call
let now = evening
const ours = new Set<string>()

beforeEach(async () => {
  now = evening
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
  ours.clear()
  ours.add(restaurant.restaurantId)
})

const place = async (at = restaurant) => (await api.call(processPayment, { body: goodPayment(at) })).orderId
const move = (orderId: string, status: OrderStatus, minutes?: number) =>
  counter(moveOrder, { params: { orderId }, body: { status, minutes } })
const placeIn = async (status: 'Preparing' | 'Out for Delivery', minutes = 15) => {
  const orderId = await place()
  await move(orderId, 'Preparing', minutes)
  if (status === 'Out for Delivery') await move(orderId, status)
  return orderId
}
const statusOf = async (orderId: string) => (await api.call(readOrder, { params: { orderId } })).data.status
const rowOf = async (orderId: string) => (await api.connection.db.select().from(orders).where(eq(orders.id, orderId)))[0]
const emitted = async (orderId: string) =>
  (await api.connection.db.select().from(feed).where(eq(feed.orderId, orderId)).orderBy(feed.seq)).map(({ event, data }) =>
    event === 'order_status_updated' ? (data as { status: string }).status : event,
  )

type Stored = Pick<OrdersStore, 'move'>
/** Runs the job at the given time, for this test's restaurants only. */
const close = (at: Date, stored: Stored = createOrdersStore(api.connection)) => {
  const store = createClosedByPlatformStore(api.connection)
  const listLeftOpen = async () => (await store.listLeftOpen(at)).filter(({ restaurantId }) => ours.has(restaurantId))
  return createCloseLeftOpen({ store: { listLeftOpen }, orders: stored, notify: () => {}, now: () => at })()
}
const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)

test.each(['Preparing', 'Out for Delivery'] as const)(
  'an order that is %s when its business day ends is closed as delivered',
  async (status) => {
    const orderId = await placeIn(status)
    await close(after(dayEnd, -1))
    expect(await statusOf(orderId)).toBe(status)
    await close(dayEnd)
    expect(await rowOf(orderId)).toMatchObject({ status: 'Delivered', closedAutomatically: true, closedAt: dayEnd })
    const { data } = await counter(listOrders, { query: {} })
    expect(data).toEqual([])
  },
)

test('closing an order uses legal moves, writes each to the feed once and leaves the payment unchanged', async () => {
  const orderId = await placeIn('Preparing')
  const paid = () => api.connection.db.select().from(payments).where(eq(payments.orderId, orderId))
  const before = await paid()
  await close(dayEnd)
  await close(after(dayEnd, hour))
  expect(await emitted(orderId)).toEqual(['order_placed', 'Preparing', 'Out for Delivery', 'Delivered'])
  expect(await paid()).toEqual(before)
  expect(await rowOf(orderId)).toMatchObject({ version: 4, cancelReason: null })
})

test('an order that staff closed is not marked as closed automatically', async () => {
  const orderId = await placeIn('Out for Delivery')
  await move(orderId, 'Delivered')
  await close(dayEnd)
  expect(await rowOf(orderId)).toMatchObject({ closedAutomatically: false })
})

test('the business day ends at each restaurant’s own hour in its own time zone', async () => {
  const placeInLondon = async (dayEndsAt: number) => {
    const restaurantInLondon = await addRestaurant(api.connection.db)
    const { restaurantId } = restaurantInLondon
    ours.add(restaurantId)
    await api.connection.db.update(restaurants).set({ timeZone: 'Europe/London', dayEndsAt }).where(eq(restaurants.id, restaurantId))
    const orderId = await place(restaurantInLondon)
    await api.connection.db.update(orders).set({ status: 'Out for Delivery' }).where(eq(orders.id, orderId))
    return orderId
  }
  const inDoha = await placeIn('Preparing')
  const [atThree, atSix] = [await placeInLondon(180), await placeInLondon(360)]
  const open = async () => {
    const statuses = await Promise.all([inDoha, atThree, atSix].map(statusOf))
    return statuses.map((status) => status !== 'Delivered')
  }
  await close(new Date('2026-11-21T02:59:59Z'))
  expect(await open()).toEqual([false, true, true])
  await close(new Date('2026-11-21T03:00:00Z'))
  expect(await open()).toEqual([false, false, true])
  await close(new Date('2026-11-21T05:59:59Z'))
  expect(await open()).toEqual([false, false, true])
  await close(new Date('2026-11-21T06:00:00Z'))
  expect(await open()).toEqual([false, false, false])
})

test('an order still being prepared when the day ends stays open until two hours after its promised time', async () => {
  now = after(dayEnd, -10 * 60_000)
  counter = (await api.signedIn(restaurant.email)).call
  const orderId = await placeIn('Preparing', 30)
  const promised = after(now, 30 * 60_000)
  await close(dayEnd)
  await close(after(promised, 2 * hour - 1))
  expect(await statusOf(orderId)).toBe('Preparing')
  await close(after(promised, 2 * hour))
  expect(await statusOf(orderId)).toBe('Delivered')
})

test('an order that was silenced and never accepted counts as missed', async () => {
  const orderId = await place()
  await counter(silenceOrders, { body: { orderIds: [orderId] } })
  await close(dayEnd)
  expect(await rowOf(orderId)).toMatchObject({ status: 'Cancelled', cancelReason: 'missed', closedAutomatically: false })
})

test('eight API instances running at once close every order once', async () => {
  const orderIds = await Promise.all(Array.from({ length: 6 }, () => placeIn('Preparing')))
  await Promise.all(Array.from({ length: 8 }, () => close(dayEnd)))
  for (const orderId of orderIds) expect(await emitted(orderId)).toEqual(['order_placed', 'Preparing', 'Out for Delivery', 'Delivered'])
})

test('an order left half closed by a killed instance is closed by the next run', async () => {
  const orderIds = await Promise.all(Array.from({ length: 3 }, () => placeIn('Preparing')))
  const stored = createOrdersStore(api.connection)
  for (let kill = 0; kill < 5; kill += 1) {
    let movesLeft = 1
    const failing: Stored = {
      move: async (...parameters) => {
        if (movesLeft === 0) throw new Error('killed')
        movesLeft -= 1
        return stored.move(...parameters)
      },
    }
    await expect(close(dayEnd, failing)).rejects.toThrow('killed')
  }
  const open = await Promise.all(orderIds.map(statusOf))
  expect(open.toSorted()).toEqual(['Delivered', 'Delivered', 'Out for Delivery'])
  await close(dayEnd)
  for (const orderId of orderIds) {
    expect(await emitted(orderId)).toEqual(['order_placed', 'Preparing', 'Out for Delivery', 'Delivered'])
    expect(await rowOf(orderId)).toMatchObject({ closedAutomatically: true })
  }
})

test('an order that a cashier closes first is not marked as closed automatically', async () => {
  const orderId = await placeIn('Out for Delivery')
  const stored = createOrdersStore(api.connection)
  const slow: Stored = {
    move: async (...parameters) => {
      await move(orderId, 'Delivered')
      return stored.move(...parameters)
    },
  }
  await close(dayEnd, slow)
  expect(await rowOf(orderId)).toMatchObject({ status: 'Delivered', closedAutomatically: false })
})

test('the scheduled job closes orders left open, and the diner’s page receives each move', async () => {
  let later = evening
  const running = await startTestApi({
    connection: api.connection,
    now: () => later,
  })
  const orderId = await placeIn('Preparing')
  const phone = openRoomClient(running)
  phone.joinOrder(orderId, 2)
  later = dayEnd
  await running.runJob('close-left-open-orders')
  const statuses = () => phone.receivedEvents.flatMap((envelope) => (envelope.event === 'order_status_updated' ? [envelope.data] : []))
  await until(() => statuses().length === 2, 'the diner’s events')
  expect(statuses()).toMatchObject([
    { status: 'Out for Delivery', closedAutomatically: false },
    { status: 'Delivered', closedAutomatically: true },
  ])
  phone.end()
  await running.close()
})

test('one run closes more orders than fit in one batch', async () => {
  await place()
  const [row] = await api.connection.db.select().from(orders).where(eq(orders.restaurantId, restaurant.restaurantId))
  if (!row) throw new Error('no order')
  const rows = Array.from({ length: 510 }, (_, index) => ({
    ...row,
    id: String(index).padStart(22, 'x'),
    status: 'Out for Delivery' as const,
  }))
  await api.connection.db.insert(orders).values(rows)
  await close(dayEnd)
  const { data } = await counter(listClosedByPlatform, {})
  expect(data.days).toMatchObject([{ businessDay: '2026-11-20', count: 510, orders: { length: 50 } }])
})
