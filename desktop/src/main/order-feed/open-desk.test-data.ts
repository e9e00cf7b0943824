// Test data: an order feed over a real WebSocket server, a cloud with scripted responses, and its own storage.
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MerchantStatus, User } from '@sufra/shared/accounts/account'
import type { CounterOrderOnWire } from '@sufra/shared/orders/order'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import type { ClientMessage } from '@sufra/shared/realtime/messages'
import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import { listOpenBills } from '@sufra/shared/table-bill/table-bill.routes'
import type { CallingTable } from '@sufra/shared/waiter/table-calls'
import { WebSocketServer, type WebSocket } from 'ws'
import { after } from '../life/timers.ts'
import { openStorage } from '../core/desk-storage.ts'
import { aKitchenOrder } from '../printing/printing.test-data.ts'
import { createOrderFeed } from './order-feed.ts'

const migrationsFolder = join(import.meta.dirname, '../../../migrations')
export const restaurantId = '0198c0de-0000-7000-8000-000000000001'
const room = `merchant:${restaurantId}`

export const merchant = (status: MerchantStatus): User => ({
  id: restaurantId,
  role: 'merchant',
  status,
  name: 'Noora',
  email: 'noora@sufra.test',
  restaurant: { _id: restaurantId, name: { en: 'Bayt Noora', ar: '' }, branchName: 'Al Sadd', timeZone: 'Asia/Qatar' },
})

export const numbered = (orderNumber: number, differing: Partial<CounterOrderOnWire> = {}) =>
  aKitchenOrder({ orderId: String(orderNumber).padStart(22, 'o'), orderNumber, restaurantId, ...differing })

type Message = { event: ClientMessage['event']; data: { since?: number } }
type Answer = (path: string) => Promise<object> | object | undefined

const createTimers = () => {
  const waits: number[] = []
  let interval = 10_000
  return {
    /** The waits that were started, in milliseconds. */
    waits,
    after: (milliseconds: number, run: () => void) => {
      waits.push(milliseconds)
      return after(milliseconds === 10_000 ? interval : milliseconds, run)
    },
    /** Replaces the ten-second interval, in milliseconds. */
    setPollInterval: (milliseconds: number) => (interval = milliseconds),
  }
}

const openOwnStorage = () => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-feed-'))
  const storage = openStorage({ folder, migrationsFolder, now: () => new Date() })
  const remove = () => {
    storage.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { storage, remove }
}

const blockSockets = (server: WebSocketServer, sockets: readonly WebSocket[]) => {
  const refuse = (socket: WebSocket) => socket.terminate()
  for (const socket of sockets) socket.terminate()
  server.prependListener('connection', refuse)
  return () => server.off('connection', refuse)
}

export const openDesk = async () => {
  const { storage, remove } = openOwnStorage()
  const sockets: WebSocket[] = []
  const sent: Message[] = []
  const requested: string[] = []
  const received: FeedEnvelope['event'][] = []
  const states: ConnectionState[] = []
  const timers = createTimers()
  let tables: CallingTable[] = []
  let missedCalls = 0
  let answer: Answer = () => ({ data: [], seq: 7, more: null })

  const emit = (event: string, seq: number, data: unknown) =>
    sockets.at(-1)?.send(JSON.stringify({ event, seq, data, room, at: '2026-11-21T09:00:00.000Z' }))

  const server = new WebSocketServer({ port: 0 })
  await new Promise((resolve) => server.once('listening', resolve))
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString()) as Message // sent by the feed
      sent.push(message)
      if (message.event === 'join_merchant_room' && message.data.since !== undefined) emit('joined', message.data.since, null)
    })
  })

  const feed = createOrderFeed({
    cloud: {
      address: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // the server listens on a port
      cookies: () => '',
      request: async ({ path }) => {
        if (path !== listOpenBills.path) requested.push(path)
        const body = path === listOpenBills.path ? { data: tables } : await answer(path)
        return body && { status: 200, headers: new Headers(), body: new TextEncoder().encode(JSON.stringify(body)) }
      },
      stream: async () => undefined,
      clearSession: () => {},
    },
    orders: storage.orders,
    deviceId: '0198c0de-0000-7000-8000-000000000002',
    after: timers.after,
    random: () => 0,
    renew: async () => {},
    onState: (state) => states.push(state),
    beforeStored: () => {},
    onEvent: ({ event }) => received.push(event),
    onReset: () => {},
    onMissedCall: () => (missedCalls += 1),
  })

  return {
    feed,
    storage,
    sockets,
    sent,
    requested,
    received,
    states,
    waits: timers.waits,
    emit,
    openNumbers: () => storage.orders.open().map(({ orderNumber }) => orderNumber),
    count: (event: string) => sent.filter((message) => message.event === event).length,
    /** Sets the response of the following calls. */
    answer: (next: Answer) => (answer = next),
    /** Sets the tables that ask for their bill. */
    setTables: (next: CallingTable[]) => (tables = next),
    missedCalls: () => missedCalls,
    setPollInterval: timers.setPollInterval,
    /** Closes every socket and rejects new ones until the returned function is called. */
    blockSockets: () => blockSockets(server, sockets),
    close: async () => {
      feed.stop()
      for (const socket of sockets) socket.terminate()
      await new Promise((resolve) => server.close(resolve))
      remove()
    },
  }
}
