import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MerchantStatus, User } from '@sufra/shared/accounts/account'
import type { FeedEnvelope } from '@sufra/shared/realtime/events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocketServer, type WebSocket } from 'ws'
import type { Cloud } from '../gateway/cloud.ts'
import { openStorage, type Storage } from '../local/desk-storage.ts'
import { after } from '../life/timers.ts'
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
let feed: ReturnType<typeof createOrderFeed>

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sufra-feed-'))
  storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  sockets = []
  said = []
  asked = []
  heard = []
  server = new WebSocketServer({ port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (text: Buffer) => said.push(JSON.parse(text.toString())))
  })
  const cloud: Cloud = {
    address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    cookies: () => '',
    ask: async ({ path }) => {
      asked.push(path)
      return { status: 200, headers: new Headers(), body: new TextEncoder().encode('{"data":[],"seq":7}') }
    },
    forgetSession: () => {},
  }
  feed = createOrderFeed({
    cloud,
    orders: storage.orders,
    deviceId: '0198c0de-0000-7000-8000-000000000002',
    after,
    random: () => 0,
    onState: () => {},
    beforeStored: () => {},
    onEvent: ({ event }) => heard.push(event),
    onReset: () => {},
  })
})
afterEach(() => {
  feed.stop()
  server.close()
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
