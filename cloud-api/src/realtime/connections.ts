// Open sockets: how many a network address has, what each may still receive, and when one is closed.
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Session } from '../accounts/sessions/session.ts'
import { networkOf } from '../http/addresses/network-of.ts'
import type { Listener } from '../rooms/room.ts'

export type Connection = Listener & {
  socket: WebSocket
  network: string
  sessionId: string | undefined
  /** The session read when the socket was opened, and when that was. */
  opened: { session: Session | undefined; at: number }
  /** Opened with a session: it may be in a room for staff, and hears a counter's heartbeats before it has joined one. */
  isStaff: boolean
  missed: number
  messageCount: number
  minute: number
  expired: boolean
}

type Deps = {
  now: () => Date
  /** Maximum sockets from one network address. */
  maxSockets: number
  receive: (connection: Connection, text: string) => Promise<void>
  onClose: (connection: Connection) => void
}

/** Frames are sent as text, also those that are already encoded. */
const asText = { binary: false }
const maxBytesUnread = 1024 * 1024

const send = ({ socket }: Connection, frame: Buffer | string) => {
  if (socket.bufferedAmount > maxBytesUnread) return socket.terminate()
  socket.send(frame, asText)
}

export const createConnections = ({ now, maxSockets, receive, onClose }: Deps) => {
  const connections = new Set<Connection>()
  /** Number of open sockets by network address. */
  const sockets = new Map<string, number>()

  const close = (connection: Connection) => {
    connections.delete(connection)
    onClose(connection)
    const left = (sockets.get(connection.network) ?? 1) - 1
    if (left > 0) sockets.set(connection.network, left)
    else sockets.delete(connection.network)
  }

  return {
    all: connections as Iterable<Connection>,
    isOpen: (connection: Connection) => connections.has(connection),
    /** Whether a network address has as many sockets as it may have. */
    isFull: (address: string) => (sockets.get(networkOf(address)) ?? 0) >= maxSockets,

    open: (socket: WebSocket, { raw: { socket: tcpSocket }, ip, socketSession: session }: FastifyRequest) => {
      const network = networkOf(ip)
      const connection: Connection = {
        socket,
        network,
        sessionId: typeof session === 'object' ? session.sessionId : undefined,
        opened: { session: typeof session === 'object' ? session : undefined, at: now().getTime() },
        expired: session === 'expired',
        isStaff: typeof session === 'object',
        missed: 0,
        messageCount: 0,
        minute: 0,
        send: (frame) => send(connection, frame),
        cork: () => tcpSocket.cork(),
        uncork: () => tcpSocket.uncork(),
      }
      connections.add(connection)
      sockets.set(network, (sockets.get(network) ?? 0) + 1)
      // Messages of one client are handled in order.
      let previous = Promise.resolve<unknown>(undefined)
      socket.on('message', (data: Buffer) => {
        previous = previous.then(() => receive(connection, data.toString('utf8')))
      })
      socket.on('pong', () => (connection.missed = 0))
      socket.on('error', () => socket.terminate())
      socket.on('close', () => close(connection))
    },
  }
}

export type Connections = ReturnType<typeof createConnections>
