import { afterEach, beforeEach, expect, test } from 'vitest'
import { merchant, numbered, openDesk, restaurantId } from './open-desk.test-data.ts'

let desk: Awaited<ReturnType<typeof openDesk>>

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

test('a paged list is stored completely, the newest order is acknowledged and the feed continues from the first page', async () => {
  const ready = Array.from({ length: 515 }, (_, index) => numbered(index + 1, { status: 'Out for Delivery' }))
  const pages: Record<string, object> = {
    '/api/merchant/orders': { data: [numbered(516), ...ready.slice(415)], seq: 900, more: { count: 415, cursor: 'second' } },
    '/api/merchant/orders?cursor=second': { data: ready.slice(200, 415), seq: 902, more: { count: 200, cursor: 'third+/=' } },
    '/api/merchant/orders?cursor=third%2B%2F%3D': { data: ready.slice(0, 200), seq: 903, more: null },
  }
  desk.answer((path) => pages[path])
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.sent).toContainEqual({ event: 'order_acknowledged', data: { orderId: numbered(516).orderId } })
  expect(desk.openNumbers()).toEqual(Array.from({ length: 516 }, (_, index) => index + 1))
  expect(desk.sent).toContainEqual({ event: 'join_merchant_room', data: { since: 900 } })
})

test('a failed page is fetched again, and no order is removed before all pages have arrived', async () => {
  desk.storage.orders.replace(restaurantId, [numbered(1, { status: 'Out for Delivery' })], 5)
  let failures = 2
  desk.answer((path) => {
    if (!path.includes('cursor')) return { data: [numbered(2)], seq: 7, more: { count: 1, cursor: 'next' } }
    if (failures > 0) {
      failures -= 1
      expect(desk.openNumbers()).toEqual([1])
      return undefined
    }
    return { data: [numbered(1, { status: 'Out for Delivery' })], seq: 7, more: null }
  })
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.sockets.length).toBe(1)
  desk.emit('resync', 7, null)
  await expect.poll(desk.openNumbers).toEqual([1, 2])
  expect(failures).toBe(0)
})

test('a list is fetched again when an order changes during the fetch', async () => {
  desk.storage.orders.replace(restaurantId, [], 5)
  const lists = [
    { data: [numbered(1)], seq: 7, more: null },
    { data: [numbered(1, { status: 'Preparing', version: 2 })], seq: 8, more: null },
  ]
  let send = () => {}
  desk.answer(() => new Promise((resolve) => (send = () => resolve(lists.shift() ?? {}))))
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.sockets.length).toBe(1)
  desk.emit('resync', 7, null)
  await expect.poll(() => desk.requested).toHaveLength(1)
  desk.emit('order_status_updated', 8, { orderId: numbered(1).orderId, orderNumber: 1, version: 2, status: 'Preparing' })
  await expect.poll(() => desk.received).toEqual(['order_status_updated'])
  const before = desk.waits.length
  send()
  await expect.poll(() => desk.requested).toHaveLength(2)
  // The next fetch starts immediately, because nothing has failed: only heartbeats have waited.
  expect(desk.waits.slice(before).filter((wait) => wait < 10_000)).toEqual([])
  send()
  await expect.poll(() => desk.storage.orders.open()).toMatchObject([{ orderNumber: 1, status: 'Preparing' }])
})

test('an order that was reopened long after it was closed is in the list', async () => {
  desk.storage.orders.replace(restaurantId, [], 5)
  const lists = [
    { data: [], seq: 5, more: null },
    { data: [numbered(3, { status: 'Out for Delivery', version: 5 })], seq: 6, more: null },
  ]
  desk.answer(() => lists.shift())
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.sockets.length).toBe(1)
  desk.emit('order_status_updated', 6, { orderId: numbered(3).orderId, orderNumber: 3, version: 5, status: 'Out for Delivery' })
  await expect.poll(desk.openNumbers).toEqual([3])
  expect(lists).toEqual([])
})

test('without a socket the list is polled every ten seconds and stored, and acknowledged after reconnecting', async () => {
  desk.setPollInterval(50)
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.sent.map(({ event }) => event)).toContain('join_merchant_room')
  const restoreEntries = desk.blockSockets()
  await expect.poll(() => desk.requested.length).toBeGreaterThan(3)
  desk.answer(() => ({ data: [numbered(1)], seq: 8, more: null }))
  await expect.poll(desk.openNumbers).toEqual([1])
  expect(desk.sent.map(({ event }) => event)).not.toContain('order_acknowledged')
  restoreEntries()
  await expect.poll(() => desk.sent).toContainEqual({ event: 'order_acknowledged', data: { orderId: numbered(1).orderId } })
  const polls = desk.requested.length
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(desk.requested).toHaveLength(polls)
})

test('signing out and in during a fetch does not poll more often', async () => {
  desk.setPollInterval(100)
  desk.storage.orders.replace(restaurantId, [], 5)
  desk.blockSockets()
  let release = () => {}
  desk.answer(() => new Promise((resolve) => (release = () => resolve({ data: [], seq: 7, more: null }))))
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.requested).toHaveLength(1)
  desk.feed.follow(undefined)
  desk.feed.follow(merchant('accepted'))
  desk.answer(() => ({ data: [], seq: 7, more: null }))
  release()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(desk.requested.length).toBeLessThan(12)
})

test('an order is acknowledged every ten seconds until the feed confirms it, and heartbeats continue', async () => {
  desk.setPollInterval(50)
  desk.storage.orders.replace(restaurantId, [numbered(1)], 7)
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.count('order_acknowledged')).toBeGreaterThan(3)
  desk.emit('order_acknowledged', 8, { orderId: numbered(1).orderId, version: 2, acknowledgedAt: '2026-11-21T09:00:01.000Z' })
  await expect.poll(() => desk.storage.orders.open()[0]?.acknowledgedAt).toBeTruthy()
  const [acknowledged, here] = [desk.count('order_acknowledged'), desk.count('device_alive')]
  await expect.poll(() => desk.count('device_alive')).toBeGreaterThan(here + 3)
  expect(desk.count('order_acknowledged')).toBe(acknowledged)
})

test('without a first list the feed is not connected, and without a response the state is down', async () => {
  desk.answer(() => undefined)
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.requested.length).toBeGreaterThan(1)
  expect([desk.states.at(-1), desk.sockets.length]).toEqual(['down', 0])
  desk.answer(() => ({ data: [numbered(1)], seq: 7, more: null }))
  await expect.poll(() => desk.states.at(-1)).toBe('live')
  expect(desk.openNumbers()).toEqual([1])
})
