// A counter: the apps' room client over real sockets. Signs in, records each event, acknowledges and accepts some orders, and fetches the list on resync.
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import { counterTiming } from '@sufra/shared/realtime/reconnecting-socket'
import { createRoomClient, type ConnectionState } from '@sufra/shared/realtime/room-client'
import { merchantRoom } from '@sufra/shared/realtime/rooms'
import { openWebSocket } from '@sufra/shared/realtime/reconnecting-socket'
import { WebSocket } from 'ws'
import { password, type TestRestaurant } from '../../testing/test-restaurant.ts'
import type { CounterSaw, Move } from '../history/counter-history.ts'
import { pause } from '../start-api.ts'

type CounterOptions = { name: string; url: string; restaurant: TestRestaurant; acts?: boolean }
type List = { data: { orderId: string }[]; seq: number }

/** Milliseconds between two acknowledgements or moves of one counter: a socket may send 100 messages a minute. */
const actionsEvery = 700
const timeout = 8_000

export const openCounter = ({ name, url, restaurant, acts = false }: CounterOptions) => {
  const saw: CounterSaw = { name, events: [], listed: [] }
  const moves: Move[] = []
  /** Times at which each order was received. */
  const placedAt = new Map<string, number>()
  const room = merchantRoom(restaurant.restaurantId)
  let accessToken: string | undefined
  let cursor = 0
  let resyncing = 0
  const over = new AbortController()
  let lastAction = 0
  let pendingMoves = 0
  let acting = Promise.resolve()
  let state: ConnectionState = 'connecting'

  const signIn = async () => {
    if (accessToken) return
    const answer = await fetch(url + loginMerchant.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: restaurant.email, password }),
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) throw new Error(`signing in was answered with ${answer.status}`)
    accessToken = ((await answer.json()) as { accessToken: string }).accessToken // the contract's reply
  }

  const sendRequest = async (path: string, init: RequestInit = {}) => {
    await signIn()
    const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${accessToken}` } // plain objects only, below
    const answer = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(timeout) })
    if (answer.status === 401 || answer.status === 403) accessToken = undefined
    return answer
  }

  /** No order of a crash test is ready or delivered, so the list of open orders is complete. */
  const fetchList = async (query = '') => {
    const answer = await sendRequest(`/api/merchant/orders${query}`)
    if (!answer.ok) throw new Error(`the list was answered with ${answer.status}`)
    return (await answer.json()) as List // the contract's reply
  }

  /** Retries a move with its key until a response arrives, like a counter's outbox. */
  const accept = async (orderId: string) => {
    const key = crypto.randomUUID()
    const body = JSON.stringify({ status: 'Preparing', minutes: 15 })
    const headers = { 'content-type': 'application/json', 'idempotency-key': key }
    while (!over.signal.aborted) {
      const status = await sendRequest(`/api/merchant/orders/${orderId}/status`, { method: 'PATCH', headers, body }).then(
        (answer) => answer.status,
        () => 0,
      )
      const isAnswered = status > 0 && status < 500 && status !== 401 && status !== 403
      moves.push({ key, orderId, outcome: status === 200 ? 'ok' : isAnswered ? 'fail' : 'info' })
      if (isAnswered) return
      await pause(100)
    }
  }

  const act = (orderId: string) => {
    if (!acts || Date.now() - lastAction < actionsEvery) return
    lastAction = Date.now()
    client.send({ event: 'order_acknowledged', data: { orderId } })
    pendingMoves += 1
    acting = acting.then(() => accept(orderId)).finally(() => (pendingMoves -= 1))
  }

  const onEvent = (envelope: FeedEnvelope) => {
    cursor = envelope.seq
    const orderId = envelope.event === 'order_placed' ? envelope.data.orderId : undefined
    saw.events.push({ seq: envelope.seq, orderId })
    if (orderId === undefined) return
    if (!placedAt.has(orderId)) placedAt.set(orderId, Date.now())
    act(orderId)
  }

  /** Fetches the list, retrying while the API is down. */
  const fetchWhole = async (): Promise<void> => {
    const list = await fetchList().catch(() => undefined)
    if (list) {
      saw.listed.push(...list.data.map(({ orderId }) => orderId))
      cursor = Math.max(cursor, list.seq)
      return
    }
    await pause(100)
    if (!over.signal.aborted) await fetchWhole()
  }

  const onResync = async () => {
    saw.events.push('resync')
    resyncing += 1
    await fetchWhole()
    resyncing -= 1
  }

  const sockets: WebSocket[] = []
  class Socket extends WebSocket {
    constructor(address: string) {
      super(address, { headers: { origin: url, ...(accessToken && { authorization: `Bearer ${accessToken}` }) } })
      this.on('error', () => {}) // a close follows
      this.on('close', (code) => code > 4_000 && (accessToken = undefined)) // the session has ended: sign in again
      sockets.push(this)
    }
  }
  const client = createRoomClient({
    open: openWebSocket(`${url.replace('http', 'ws')}/ws`, Socket as never), // ws's own events are a superset of the listened ones
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    renew: signIn,
    onState: (next) => (state = next),
    timing: counterTiming,
  })
  client.join(room, { event: 'join_merchant_room', data: {} }, 0, { onEvent, onResync: () => void onResync() })

  return {
    saw,
    moves,
    placedAt,
    restaurantId: restaurant.restaurantId,
    /** Whether the counter has every event of the API and nothing left to do. */
    isCurrent: async () => {
      const { seq } = await fetchList('?status=Delivered')
      return resyncing + pendingMoves === 0 && cursor >= seq
    },
    isConnected: () => state === 'live',
    end: async () => {
      over.abort()
      client.end()
      for (const socket of sockets) socket.terminate()
      await acting
    },
  }
}

export type Counter = ReturnType<typeof openCounter>
