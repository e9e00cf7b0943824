// Clients of the two kinds of socket server: ours, and a bare `ws` server.
import type { ClientMessage } from '@sufra/shared/realtime/messages'
import { WebSocket } from 'ws'

/** Called with each received frame. */
export type OnFrame = (frame: Buffer) => void
export type Socket = { close: () => Promise<void> }
/** Opens one socket; resolves when it is in its room. */
export type OpenSocket = (onFrame: OnFrame) => Promise<Socket>

const patience = 60_000

/** Throws after a minute. */
export const inTime = async <Value>(promise: Promise<Value>, what: string): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out waiting for ${what}`)), patience)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

const closing = (socket: WebSocket): Socket => ({
  close: () =>
    new Promise((resolve) => {
      socket.once('close', () => resolve())
      socket.close()
    }),
})

const webSocketOf = (url: string) => url.replace('http', 'ws')
const eventAt = '{"event":"'.length
const isEvent = (frame: Buffer, event: string) => frame.toString('latin1', eventAt, eventAt + event.length) === event

/** A socket of our API that joins one room. Heartbeats are not passed on. Throws when it is refused. */
export const openOurs =
  (url: string, join: ClientMessage, accessToken?: string): OpenSocket =>
  (onFrame) =>
    new Promise((resolve, reject) => {
      const headers = { origin: url, ...(accessToken && { authorization: `Bearer ${accessToken}` }) }
      const socket = new WebSocket(`${webSocketOf(url)}/ws`, { headers })
      socket.on('open', () => socket.send(JSON.stringify(join)))
      socket.on('error', reject)
      socket.on('close', (code, reason) => reject(new Error(`the socket was closed with ${code} ${String(reason)}`)))
      socket.on('message', (frame: Buffer) => {
        if (isEvent(frame, 'joined')) return resolve(closing(socket))
        if (isEvent(frame, 'refused') || isEvent(frame, 'resync')) return reject(new Error(frame.toString()))
        if (!isEvent(frame, 'heartbeat')) onFrame(frame)
      })
    })

/** A socket of a bare server, whose path names the room. */
export const openBare =
  (url: string, room = ''): OpenSocket =>
  (onFrame) =>
    new Promise((resolve, reject) => {
      const socket = new WebSocket(`${webSocketOf(url)}/${room}`)
      socket.on('error', reject)
      socket.on('message', onFrame)
      socket.on('open', () => resolve(closing(socket)))
    })

const openAtOnce = 100

/** Opens the given number of sockets in batches. */
export const openSockets = async (open: OpenSocket, count: number, onFrame: OnFrame = () => {}): Promise<Socket[]> => {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(openAtOnce, count - sockets.length) }, () => open(onFrame))
    sockets.push(...(await inTime(Promise.all(some), 'a socket’s room')))
  }
  return sockets
}

/** Counts received frames. */
export const createArrivals = () => {
  let count = 0
  let waiting: { until: number; resolve: () => void } | undefined
  return {
    add: () => {
      count += 1
      if (waiting && count >= waiting.until) waiting.resolve()
    },
    count: () => count,
    /** Resolves when the given number has arrived since the start. */
    reach: (until: number) =>
      inTime(
        new Promise<void>((resolve) => {
          if (count >= until) resolve()
          else waiting = { until, resolve }
        }),
        `frame ${until}`,
      ),
  }
}
