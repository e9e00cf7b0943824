// A real socket to the API's /ws, and the room client that both apps use over it.
import type { Envelope, FeedEnvelope } from '@sufra/shared/realtime/events'
import { createRoomClient, type RoomClient } from '@sufra/shared/realtime/room-client'
import { merchantRoom, orderRoom } from '@sufra/shared/realtime/rooms'
import { openWebSocket } from '@sufra/shared/realtime/web-socket'
import { WebSocket } from 'ws'
import type { TestApi } from './test-api.ts'

type Open = { accessToken?: string; cookie?: string; origin?: string | null }

const addressOf = ({ url }: Pick<TestApi, 'url'>) => `${url.replace('http', 'ws')}/ws`

const headersOf = ({ url }: Pick<TestApi, 'url'>, { accessToken, cookie, origin = url }: Open) => ({
  ...(origin === null ? {} : { origin }),
  ...(cookie ? { cookie } : {}),
  ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
})

/** Waits until something holds; throws after ten seconds. */
export const until = async (holds: () => boolean, what = 'it'): Promise<void> => {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries > 1_000) throw new Error(`${what} did not come`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

/** A bare socket that keeps what it hears. Throws when the API does not let it in. */
export const openConnection = async (api: Pick<TestApi, 'url'>, open: Open = {}) => {
  const socket = new WebSocket(addressOf(api), { headers: headersOf(api, open) })
  const heard: Envelope[] = []
  let closed: number | undefined
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as Envelope)) // our own server's frames
  socket.on('close', (code) => (closed = code))
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    socket,
    heard,
    say: (message: unknown) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    /** The next event of that name that was or will be heard. */
    hears: async (event: Envelope['event']) => {
      await until(() => heard.some((envelope) => envelope.event === event), event)
      return heard.find((envelope) => envelope.event === event)
    },
    closedWith: async () => {
      await until(() => closed !== undefined, 'the close')
      return closed
    },
    close: () => socket.close(),
  }
}

/** The apps' own room client over real sockets that a test can cut. */
export const openRoomClient = (api: Pick<TestApi, 'url'>, open: Open = {}) => {
  const sockets: WebSocket[] = []
  class Socket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: headersOf(api, open) })
      this.on('error', () => {}) // a close follows
      sockets.push(this)
    }
  }
  const heard: FeedEnvelope[] = []
  const resyncs: string[] = []
  let toLose: string | undefined
  let lost = 0
  let joined = 0
  const openSocket = openWebSocket(addressOf(api), Socket as never) // ws's own events are a superset of what it listens to
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
    onEvent: (envelope: FeedEnvelope) => void heard.push(envelope),
    onResync: () => void resyncs.push(room),
  })
  return {
    heard,
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
    /** Cuts the line as a dead network does, without a goodbye. */
    cut: () => sockets.at(-1)?.terminate(),
    /** The next frame of that event never arrives. */
    lose: (event: string) => (toLose = event),
    /** How many frames did not arrive, and how many rooms were joined. */
    lost: () => lost,
    joined: () => joined,
    connections: () => sockets.length,
    end: () => client.end(),
  }
}
