// A real socket to the API's /ws, and the apps' room client on top of it.
import type { Envelope } from '@sufra/shared/realtime/connection.events'
import type { FeedEnvelope } from '@sufra/shared/realtime/feed-event'
import type { ClientMessage } from '@sufra/shared/realtime/messages'
import { createRoomClient, type RoomClient } from '@sufra/shared/realtime/room-client'
import { merchantRoom, orderRoom } from '@sufra/shared/realtime/rooms'
import { openWebSocket } from '@sufra/shared/realtime/reconnecting-socket'
import { WebSocket } from 'ws'
import type { TestApi } from './test-api.ts'

type Open = { accessToken?: string; cookie?: string; origin?: string | null; network?: string }

const addressOf = ({ url }: Pick<TestApi, 'url'>) => `${url.replace('http', 'ws')}/ws`

const headersOf = ({ url }: Pick<TestApi, 'url'>, { accessToken, cookie, origin = url, network }: Open) => ({
  ...(origin === null ? {} : { origin }),
  ...(cookie ? { cookie } : {}),
  ...(network ? { 'x-forwarded-for': network } : {}),
  ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
})

/** Waits until a condition holds. Throws after ten seconds. */
export const until = async (holds: () => boolean, what = 'it'): Promise<void> => {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 1_000) throw new Error(`timed out waiting for ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A plain socket that records received events. Throws when the API refuses the connection. */
export const openConnection = async (api: Pick<TestApi, 'url'>, open: Open = {}) => {
  const socket = new WebSocket(addressOf(api), { headers: headersOf(api, open) })
  const receivedEvents: Envelope[] = []
  let closed: number | undefined
  socket.on('message', (data: Buffer) => receivedEvents.push(JSON.parse(data.toString()) as Envelope)) // frames of our own server
  socket.on('close', (code) => (closed = code))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    socket,
    receivedEvents,
    send: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    /** Returns the first event with this name, waiting for it if necessary. */
    waitForEvent: async (event: Envelope['event']) => {
      await until(() => receivedEvents.some((envelope) => envelope.event === event), event)
      return receivedEvents.find((envelope) => envelope.event === event)
    },
    closedWith: async () => {
      await until(() => closed !== undefined, 'the close')
      return closed
    },
    close: () => socket.close(),
  }
}

/** The apps' room client over real sockets that a test can disconnect. */
export const openRoomClient = (api: Pick<TestApi, 'url'>, open: Open = {}) => {
  const sockets: WebSocket[] = []
  class Socket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: headersOf(api, open) })
      this.on('error', () => {}) // a close follows
      sockets.push(this)
    }
  }
  const receivedEvents: FeedEnvelope[] = []
  const resyncs: string[] = []
  let toLose: string | undefined
  let lost = 0
  let joined = 0
  const openSocket = openWebSocket(addressOf(api), Socket as never) // ws's own events are a superset of the listened ones
  const client: RoomClient = createRoomClient({
    open: (listeners) =>
      openSocket({
        ...listeners,
        onText: (text) => {
          const isLost = toLose !== undefined && text.includes(`"${toLose}"`)
          if (isLost) {
            toLose = undefined
            lost += 1
            return
          }
          if (text.includes('"event":"joined"')) joined += 1
          listeners.onText(text)
        },
      }),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds / 20)
      return () => clearTimeout(timer)
    },
    random: () => 0.1,
  })
  const listenTo = (room: string) => ({
    onEvent: (envelope: FeedEnvelope) => void receivedEvents.push(envelope),
    onResync: () => void resyncs.push(room),
  })
  return {
    receivedEvents,
    resyncs,
    client,
    joinMerchant: (restaurantId: string, since?: number) => {
      const room = merchantRoom(restaurantId)
      return client.join(room, { event: 'join_merchant_room', data: {} }, since, listenTo(room))
    },
    joinOrder: (orderId: string, since?: number) => {
      const room = orderRoom(orderId)
      return client.join(room, { event: 'join_order_room', data: { orderId } }, since, listenTo(room))
    },
    /** Drops the connection without a close frame, like a network failure. */
    cut: () => sockets.at(-1)?.terminate(),
    /** Discards the next frame with this event. */
    lose: (event: string) => (toLose = event),
    /** Number of discarded frames. */
    lost: () => lost,
    joined: () => joined,
    connections: () => sockets.length,
    end: () => client.end(),
  }
}

type CounterScene = { api: TestApi; restaurant: { email: string }; accessToken?: string }

/** Sends a message over a socket of the restaurant's counter, or with another access token, and waits until it is handled. */
export const sendAsCounter = async (
  { api, restaurant, accessToken }: CounterScene,
  event: ClientMessage['event'],
  data: object,
): Promise<void> => {
  const token = accessToken ?? (await api.signedIn(restaurant.email)).accessToken
  const connection = await openConnection(api, { accessToken: token })
  connection.send({ event, data })
  // Messages of a socket are handled in order: the reply to the join means that the message before it was handled.
  connection.send({ event: 'join_merchant_room', data: {} })
  await connection.waitForEvent('joined')
  connection.close()
}
