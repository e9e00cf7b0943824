import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MerchantStatus, User } from '@sufra/shared/accounts/account'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import type { Ask } from '@sufra/shared/realtime/messages'
import type { LineState } from '@sufra/shared/realtime/room-client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Cloud } from '../gateway/cloud.ts'
import { openStorage, type Storage } from '../local/desk-storage.ts'
import { after } from '../life/timers.ts'
import { aKitchenOrder } from '../printing/printing.test-data.ts'
import { createOrderFeed } from './order-feed.ts'

const migrationsFolder = join(import.meta.dirname, '../../../migrations')
const restaurantId = '0198c0de-0000-7000-8000-000000000001'
const room = `merchant:${restaurantId}`

const merchant = (status: MerchantStatus): User => ({
  id: restaurantId,
  role: 'merchant',
  status,
  name: 'Noora',
  email: 'noora@sufra.test',
  restaurant: { _id: restaurantId, name: { en: 'Bayt Noora', ar: '' }, branchName: 'Al Sadd', timeZone: 'Asia/Qatar' },
})

let folder: string
let storage: Storage
let server: WebSocketServer
let sockets: WebSocket[]
let said: { event: string; data: unknown }[]
let asked: string[]
let heard: FeedEnvelope['event'][]
let states: LineState[]
/** How long what happens every ten seconds waits, in milliseconds. */
let tenSeconds: number
let answer: (path: string) => Promise<object> | object | undefined
let feed: ReturnType<typeof createOrderFeed>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-feed-'))
  storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  sockets = []
  said = []
  asked = []
  heard = []
  states = []
  tenSeconds = 10_000
  answer = () => ({ data: [], seq: 7, more: null })
  server = new WebSocketServer({ port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString()) as { event: Ask['event']; data: { since?: number } } // the feed's own
      said.push(message)
      if (message.event === 'join_merchant_room' && message.data.since !== undefined) tell('joined', message.data.since, null)
    })
  })
  const cloud: Cloud = {
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    cookies: () => '',
    ask: async ({ path }) => {
      asked.push(path)
      const body = await answer(path)
      return body && { status: 200, headers: new Headers(), body: new TextEncoder().encode(JSON.stringify(body)) }
    },
    forgetSession: () => {},
  }
  feed = createOrderFeed({
    cloud,
    orders: storage.orders,
    deviceId: '0198c0de-0000-7000-8000-000000000002',
    after: (milliseconds, run) => after(milliseconds === 10_000 ? tenSeconds : milliseconds, run),
    random: () => 0,
    renew: async () => {},
    onState: (state) => states.push(state),
    beforeStored: () => {},
    onEvent: ({ event }) => heard.push(event),
    onReset: () => {},
  })
})
afterEach(async () => {
  feed.stop()
  for (const socket of sockets) socket.terminate()
  await new Promise((resolve) => server.close(resolve))
  storage.close()
  rmSync(folder, { recursive: true, force: true })
})

const tell = (event: string, seq: number, data: unknown) =>
  sockets.at(-1)?.send(JSON.stringify({ event, seq, data, room, at: '2026-11-21T09:00:00.000Z' }))

test.each(['pending', 'rejected', 'deactivated'] as const)(
  'a %s restaurant hears of a decision from now on, keeps no orders and is no counter',
  async (status) => {
    feed.follow(merchant(status))
    await expect.poll(() => said).toEqual([{ event: 'join_merchant_room', data: {} }])
    tell('joined', 4, null)
    tell('menu_changed', 5, { menuVersion: 2 })
    tell('account_changed', 6, { status: 'accepted' })
    tell('newNotification', 7, { chatLink: '/', notification: { kind: 'application_decided', isRead: false, createdAt: '' } })
    await expect.poll(() => heard).toEqual(['account_changed', 'newNotification'])
    expect(asked).toEqual([])
    expect(storage.orders.position(restaurantId)).toBeUndefined()
  },
)

test('once it is accepted it fetches its orders, follows them, and says that it is there', async () => {
  feed.follow(merchant('pending'))
  await expect.poll(() => sockets.length).toBe(1)
  said.length = 0
  feed.follow(merchant('accepted'))
  await expect.poll(() => said.map(({ event }) => event).toSorted()).toEqual(['device_here', 'join_merchant_room'])
  expect(asked).toEqual(['/api/merchant/orders'])
  expect(said).toContainEqual({ event: 'join_merchant_room', data: { since: 7 } })
  expect(sockets).toHaveLength(2)
})

test('the same status said again changes nothing', async () => {
  feed.follow(merchant('pending'))
  await expect.poll(() => said).toHaveLength(1)
  feed.follow(merchant('rejected'))
  expect(sockets).toHaveLength(1)
})

test('an accepted restaurant that is deactivated hears it, and is no counter any more', async () => {
  feed.follow(merchant('accepted'))
  await expect.poll(() => said.map(({ event }) => event)).toContain('join_merchant_room')
  tell('account_changed', 8, { status: 'deactivated' })
  await expect.poll(() => heard).toEqual(['account_changed'])
  said.length = 0
  feed.follow(merchant('deactivated'))
  await expect.poll(() => said).toEqual([{ event: 'join_merchant_room', data: {} }])
})

const numbered = (orderNumber: number, differing: Partial<CounterOrderOnWire> = {}) =>
  aKitchenOrder({ orderId: String(orderNumber).padStart(22, 'o'), orderNumber, restaurantId, ...differing })
const openNumbers = () => storage.orders.open().map(({ orderNumber }) => orderNumber)

test(
  'a list that comes in pages is stored whole, the newest order is acknowledged, and the feed goes on from the first page',
  { timeout: 30_000 },
  async () => {
    const ready = Array.from({ length: 515 }, (_, index) => numbered(index + 1, { status: 'Out for Delivery' }))
    const pages: Record<string, object> = {
      '/api/merchant/orders': { data: [numbered(516), ...ready.slice(415)], seq: 900, more: { count: 415, cursor: 'second' } },
      '/api/merchant/orders?cursor=second': { data: ready.slice(200, 415), seq: 902, more: { count: 200, cursor: 'third+/=' } },
      '/api/merchant/orders?cursor=third%2B%2F%3D': { data: ready.slice(0, 200), seq: 903, more: null },
    }
    answer = (path) => pages[path]
    feed.follow(merchant('accepted'))
    await expect.poll(() => said, { timeout: 20_000 }).toContainEqual({ event: 'order_heard', data: { orderId: numbered(516).orderId } })
    expect(openNumbers()).toEqual(Array.from({ length: 516 }, (_, index) => index + 1))
    expect(said).toContainEqual({ event: 'join_merchant_room', data: { since: 900 } })
  },
)

test('a page that does not come is asked for again, and until all have come nothing is taken for gone', async () => {
  storage.orders.replace(restaurantId, [numbered(1, { status: 'Out for Delivery' })], 5)
  let failures = 2
  answer = (path) => {
    if (!path.includes('cursor')) return { data: [numbered(2)], seq: 7, more: { count: 1, cursor: 'next' } }
    if (failures > 0) {
      failures -= 1
      expect(openNumbers()).toEqual([1])
      return undefined
    }
    return { data: [numbered(1, { status: 'Out for Delivery' })], seq: 7, more: null }
  }
  feed.follow(merchant('accepted'))
  await expect.poll(() => sockets.length).toBe(1)
  tell('resync', 7, null)
  await expect.poll(openNumbers).toEqual([1, 2])
  expect(failures).toBe(0)
})

test('an order that changes while its list is on the way is read again', async () => {
  storage.orders.replace(restaurantId, [], 5)
  const lists = [
    { data: [numbered(1)], seq: 7, more: null },
    { data: [numbered(1, { status: 'Preparing', version: 2 })], seq: 8, more: null },
  ]
  let send = () => {}
  answer = () => new Promise((resolve) => (send = () => resolve(lists.shift() ?? {})))
  feed.follow(merchant('accepted'))
  await expect.poll(() => sockets.length).toBe(1)
  tell('resync', 7, null)
  await expect.poll(() => asked).toHaveLength(1)
  tell('order_status_updated', 8, { orderId: numbered(1).orderId, orderNumber: 1, version: 2, status: 'Preparing' })
  await expect.poll(() => heard).toEqual(['order_status_updated'])
  send()
  // At once: nothing has failed.
  await expect.poll(() => asked, { timeout: 400 }).toHaveLength(2)
  send()
  await expect.poll(() => storage.orders.open()).toMatchObject([{ orderNumber: 1, status: 'Preparing' }])
})

/** Ends the server's side of every socket, and takes no new one, until it is asked to again. */
const takeSocketsAway = () => {
  const refuse = (socket: WebSocket) => socket.terminate()
  for (const socket of sockets) socket.terminate()
  server.prependListener('connection', refuse)
  return () => server.off('connection', refuse)
}

test('while its socket is away the list is read every ten seconds; what it brings is stored, and acknowledged once the socket is back', async () => {
  tenSeconds = 50
  feed.follow(merchant('accepted'))
  await expect.poll(() => said.map(({ event }) => event)).toContain('join_merchant_room')
  const bringBack = takeSocketsAway()
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  answer = () => ({ data: [numbered(1)], seq: 8, more: null })
  await expect.poll(openNumbers).toEqual([1])
  expect(said.map(({ event }) => event)).not.toContain('order_heard')
  bringBack()
  await expect.poll(() => said, { timeout: 5_000 }).toContainEqual({ event: 'order_heard', data: { orderId: numbered(1).orderId } })
  const polls = asked.length
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked).toHaveLength(polls)
})

test('who signs out and in again while a list is on its way reads it as often as before', async () => {
  tenSeconds = 100
  storage.orders.replace(restaurantId, [], 5)
  takeSocketsAway()
  let release = () => {}
  answer = () => new Promise((resolve) => (release = () => resolve({ data: [], seq: 7, more: null })))
  feed.follow(merchant('accepted'))
  await expect.poll(() => asked).toHaveLength(1)
  feed.follow(undefined)
  feed.follow(merchant('accepted'))
  answer = () => ({ data: [], seq: 7, more: null })
  release()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  expect(asked.length).toBeLessThan(12)
})

test('an order is acknowledged again every ten seconds until the feed confirms it, and the counter says that it is there', async () => {
  tenSeconds = 50
  storage.orders.replace(restaurantId, [numbered(1)], 7)
  const count = (event: string) => said.filter((message) => message.event === event).length
  feed.follow(merchant('accepted'))
  await expect.poll(() => count('order_heard')).toBeGreaterThan(3)
  tell('order_heard', 8, { orderId: numbered(1).orderId, version: 2, heardAt: '2026-11-21T09:00:01.000Z' })
  await expect.poll(() => storage.orders.open()[0]?.heardAt).toBeTruthy()
  const [acknowledged, here] = [count('order_heard'), count('device_here')]
  await expect.poll(() => count('device_here')).toBeGreaterThan(here + 3)
  expect(count('order_heard')).toBe(acknowledged)
})

test('without a first list it is not connected, and without an answer it says that there is no connection', async () => {
  answer = () => undefined
  feed.follow(merchant('accepted'))
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  expect([states.at(-1), sockets.length]).toEqual(['down', 0])
  answer = () => ({ data: [numbered(1)], seq: 7, more: null })
  await expect.poll(() => states.at(-1), { timeout: 5_000 }).toBe('live')
  expect(openNumbers()).toEqual([1])
})
