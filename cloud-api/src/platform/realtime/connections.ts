// Open sockets: the events that each may still receive, and its end.
import type { FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Session } from '../http/sessions/session.ts'
import { networkOf } from '../http/addresses/network-of.ts'
import type { Listener } from './rooms/room.ts'
import { createSocketPlaces, type Proof, type SocketLimits } from './socket-places.ts'

export type Connection = Listener & {
  socket: WebSocket
  network: string
  sessionId: string | undefined
  /** The session as it was read when the socket was opened, and the time at which it was read. */
  opened: { session: Session | undefined; at: number }
  /**
   * Whether the socket was opened with a session: it may be in a room for staff, and receives a counter's heartbeats before it has joined
   * one.
   */
  isStaff: boolean
  missed: number
  messageCount: number
  minute: number
  /** Number of its messages in progress. */
  pending: number
  expired: boolean
}

type Deps = {
  now: () => Date
  limits: SocketLimits
  receive: (connection: Connection, text: string) => Promise<void>
  onClose: (connection: Connection) => void
}

/** Frames are sent as text, including frames that are already encoded. */
const asText = { binary: false }
const maxBytesUnread = 1024 * 1024

const send = ({ socket }: Connection, frame: Buffer | string) => {
  if (socket.bufferedAmount > maxBytesUnread) return socket.terminate()
  socket.send(frame, asText)
}

export const createConnections = ({ now, limits, receive, onClose }: Deps) => {
  const connections = new Set<Connection>()
  const places = createSocketPlaces<Connection>({
    limits,
    isBusy: ({ pending }) => pending > 0,
    onEvicted: ({ socket }) => socket.terminate(),
  })

  const close = (connection: Connection) => {
    connections.delete(connection)
    places.leave(connection)
    onClose(connection)
  }

  return {
    all: connections as Iterable<Connection>,
    isOpen: (connection: Connection) => connections.has(connection),
    /** Whether a client with this proof may join a room. */
    mayEnter: (connection: Connection, proof: Proof | undefined) =>
      connection.isStaff || places.mayEnter(connection, connection.network, proof),
    /** Called when the client has joined a room. */
    enter: (connection: Connection, proof: Proof | undefined) => {
      if (!connection.isStaff && connections.has(connection)) places.enter(connection, connection.network, proof)
    },

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
        pending: 0,
        send: (frame) => send(connection, frame),
        cork: () => tcpSocket.cork(),
        uncork: () => tcpSocket.uncork(),
      }
      connections.add(connection)
      if (!connection.isStaff) places.open(connection, network)
      // Messages of one client are handled in order.
      let previous = Promise.resolve<unknown>(undefined)
      socket.on('message', (data: Buffer) => {
        connection.pending += 1
        previous = previous.then(() => receive(connection, data.toString('utf8'))).finally(() => (connection.pending -= 1))
      })
      socket.on('pong', () => (connection.missed = 0))
      socket.on('error', () => socket.terminate())
      socket.on('close', () => close(connection))
    },
  }
}

export type Connections = ReturnType<typeof createConnections>
