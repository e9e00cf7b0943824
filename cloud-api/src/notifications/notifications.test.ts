import { processPayment } from '@sufra/shared/payments/payment.routes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { appendToFeed, type NewEvent } from '../feed/append-to-feed.ts'
import { feed } from '../feed/feed.table.ts'
import { createNotificationsStore, type NotificationsStore } from './notifications.store.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T12:00:00Z')
const iso = (time: number) => new Date(time).toISOString()

let api: TestApi
let store: NotificationsStore
let restaurant: TestRestaurant
let now = new Date(start)

beforeAll(async () => {
  api = await startTestApi({ now: () => now })
  store = createNotificationsStore(api.connection.query)
})
beforeEach(async () => {
  now = new Date(start)
  restaurant = await addRestaurant(api.connection.db)
})
afterAll(() => api.close())

const place = async (of = restaurant) => (await api.call(processPayment, { body: goodPayment(of) })).orderId
const linkOf = (orderId: string) => `/merchant/orders?order=${orderId}`
const list = (before?: number, limit = 100) => store.list(restaurant.restaurantId, before, limit)
const decided: NewEvent = {
  event: 'newNotification',
  data: {
    chatLink: '/merchant/settings/documents',
    notification: { kind: 'application_decided', isRead: false, createdAt: iso(start) },
  },
}

test('an order has one notification, numbered by its event', async () => {
  const orderId = await place()
  const events = await api.connection.db.select().from(feed).where(eq(feed.restaurantId, restaurant.restaurantId))
  expect(await list()).toEqual([
    {
      id: events.find(({ event }) => event === 'newNotification')?.seq,
      kind: 'order_placed',
      data: { orderId, orderNumber: 1 },
      chatLink: linkOf(orderId),
      createdAt: iso(start),
      readAt: null,
    },
  ])
})

test('events appended by a transaction have notifications too, and other events have none', async () => {
  await api.connection.transact((tx) =>
    appendToFeed(tx, restaurant.restaurantId, [{ event: 'account_changed', data: { status: 'accepted' } }, decided], now),
  )
  expect(await list()).toMatchObject([{ id: 2, kind: 'application_decided', data: {}, chatLink: '/merchant/settings/documents' }])
})

test('a transaction that is rolled back leaves neither the event nor the notification', async () => {
  const rolledBack = api.connection.transact(async (tx) => {
    await appendToFeed(tx, restaurant.restaurantId, [decided], now)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await list()).toEqual([])
})

test('the list is newest first and continues before a notification', async () => {
  const [first, second, third] = [await place(), await place(), await place()]
  const page = await list(undefined, 2)
  expect(page.map(({ chatLink }) => chatLink)).toEqual([linkOf(third), linkOf(second)])
  expect((await list(page[1]?.id)).map(({ chatLink }) => chatLink)).toEqual([linkOf(first)])
})

test('marking a page as read changes its notification once, and no other restaurant’s', async () => {
  const other = await addRestaurant(api.connection.db)
  const [first] = [await place(), await place(), await place(other)]
  expect(await store.countUnread(restaurant.restaurantId)).toBe(2)
  await store.markRead(restaurant.restaurantId, linkOf(first), new Date(start + 1_000))
  await store.markRead(restaurant.restaurantId, linkOf(first), new Date(start + 2_000))
  await store.markRead(other.restaurantId, linkOf(first), new Date(start + 3_000))
  expect((await list()).map(({ readAt }) => readAt)).toEqual([null, iso(start + 1_000)])
  expect(await store.countUnread(restaurant.restaurantId)).toBe(1)
  expect(await store.countUnread(other.restaurantId)).toBe(1)
})

test('notifications stay when the feed has deleted their events, and are deleted after 90 days', async () => {
  await place()
  const after = async (time: number) => {
    now = new Date(start + time)
    await api.runJob('delete-old-events')
    await api.runJob('delete-old-notifications')
    const events = await api.connection.db.select().from(feed).where(eq(feed.restaurantId, restaurant.restaurantId))
    return { events: events.length, notifications: (await list()).length }
  }
  expect(await after(8 * day)).toEqual({ events: 0, notifications: 1 })
  expect(await after(90 * day)).toEqual({ events: 0, notifications: 1 })
  expect(await after(90 * day + 1)).toEqual({ events: 0, notifications: 0 })
})
