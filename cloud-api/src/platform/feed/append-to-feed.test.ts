// Also on PGlite: numbers of the feed come from one locked row.
import { processPayment } from '@sufra/shared/payments/payment.routes'
import type { FeedEvents } from '@sufra/shared/realtime/feed-event'
import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useApi } from '../../../testing/test-api.ts'
import { addRestaurant, goodPayment } from '../../../testing/test-restaurant.ts'
import { appendToFeed, type NewEvent } from './append-to-feed.ts'
import { restaurantCounters } from './counters.table.ts'
import { feed } from './feed.table.ts'

const api = useApi()

const changed: NewEvent = { event: 'account_changed', data: { status: 'accepted' } }
const menuChanged: NewEvent = { event: 'menu_changed' }
// @ts-expect-error -- the statement that silences an order appends this event with the order's version
void ((data: FeedEvents['order_silenced']): NewEvent => ({ event: 'order_silenced', data }))

const rowsOf = (restaurantId: string) =>
  api.connection.db.select().from(feed).where(eq(feed.restaurantId, restaurantId)).orderBy(asc(feed.seq))
const countersOf = async (restaurantId: string) => {
  const [row] = await api.connection.db.select().from(restaurantCounters).where(eq(restaurantCounters.restaurantId, restaurantId))
  return row
}
const append = (restaurantId: string, events: NewEvent[]) =>
  api.connection.transact((tx) => appendToFeed(tx, restaurantId, events, new Date()))
const rollBack = (restaurantId: string) =>
  api.connection.transact(async (tx) => {
    await appendToFeed(tx, restaurantId, [changed, menuChanged], new Date())
    throw new Error('rolled back')
  })

test('concurrent transactions, orders and rollbacks number the feed without a gap', async () => {
  const restaurant = await addRestaurant(api.connection.db)
  const { restaurantId } = restaurant
  const place = () => api.call(processPayment, { body: goodPayment(restaurant) })
  const writers = Array.from({ length: 6 }, () => [
    append(restaurantId, [changed, changed]),
    rollBack(restaurantId).catch(() => {}),
    place(),
    append(restaurantId, [changed]),
  ])
  await Promise.all(writers.flat())
  const rows = await rowsOf(restaurantId)
  expect(rows.filter(({ event }) => event === 'account_changed')).toHaveLength(18)
  expect(rows.filter(({ event }) => event === 'order_placed')).toHaveLength(6)
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1))
  expect((await countersOf(restaurantId))?.seq).toBe(rows.length)
})

test('events keep their order, and only `menu_changed` increments the version of the menu, which is the data of the event', async () => {
  const { restaurantId } = await addRestaurant(api.connection.db)
  const before = (await countersOf(restaurantId))?.menuVersion ?? 0
  await append(restaurantId, [changed, menuChanged])
  await append(restaurantId, [changed])
  expect((await rowsOf(restaurantId)).map(({ event, data }) => [event, data])).toEqual([
    ['account_changed', { status: 'accepted' }],
    ['menu_changed', { menuVersion: before + 1 }],
    ['account_changed', { status: 'accepted' }],
  ])
  expect((await countersOf(restaurantId))?.menuVersion).toBe(before + 1)
})

test('an unknown restaurant has no feed', async () => {
  await expect(append('018f0000-0000-7000-8000-000000000000', [changed])).rejects.toMatchObject({ code: 'restaurant.not_found' })
})
