// WebSockets: authorization to join rooms, rate limits, and closing of sockets that do not read.
import type {} from '@fastify/websocket'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { clientMessage as clientMessageSchema } from '@sufra/shared/realtime/messages'
import { menuRoom, orderRoom } from '@sufra/shared/realtime/rooms'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { WebSocket } from 'ws'
import { authorize } from '../accounts/authorize.ts'
import type { MemberSession, Session } from '../accounts/session.ts'
import { networkOf } from '../http/network-of.ts'
import { refused, Refusal } from '../http/refused.ts'
import type { Bus } from './bus.ts'
import { createCloseEnded, sessionOver } from './close-ended.ts'
import type { Listener } from './room.ts'
import type { Rooms } from './rooms.ts'

type ClientMessage = z.output<typeof clientMessageSchema>

export type GatewayOptions = {
  rooms: Rooms
  bus: Bus
  now: () => Date
  /** The session of a request's refresh token; undefined without a valid one. */
  sessionOfRefresh: (request: FastifyRequest) => Promise<Session | undefined>
  /** The current state of a session; undefined when it has ended. */
  sessionOfNow: (sessionId: string) => Promise<Session | undefined>
  /** Those of the sessions that have neither ended nor expired. */
  sessionsAlive: (sessionIds: string[]) => Promise<Set<string>>
  acknowledgeOrder: (restaurantId: string, orderId: string) => Promise<void>
  deviceAlive: (restaurantId: string, deviceId: string) => Promise<void>
  /** Maximum sockets from one network address: a restaurant's diners and counters share one. */
  maxSockets?: number
}

/** Frames are sent as text, also those that are already encoded. */
const asText = { binary: false }
const maxBytesUnread = 1024 * 1024
const maxMessagesAMinute = 100
const maxRooms = 20
/** Milliseconds for which the session read when a socket was opened is reused: a client joins as soon as it is connected. */
const sessionFresh = 5_000
const defaultMaxSockets = 1_000
/** Missed heartbeats after which a connection is terminated. */
const maxMissed = 2
const policyViolation = 1008
const goingAway = 1001
/** Close code: the access token has expired; renew it and reconnect. */
const sessionExpired = 4403

type Connection = Listener & {
  socket: WebSocket
  network: string
  sessionId: string | undefined
  /** The session read when the socket was opened, and when that was. */
  opened: { session: Session | undefined; at: number }
  /** Whether it has joined a restaurant's feed. */
  isCounter: boolean
  missed: number
  messageCount: number
  minute: number
  expired: boolean
}

const parseClientMessage = (text: string): ClientMessage | undefined => {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON
  }
}

/** The room named by a join message; empty for other messages. */
const roomOf = ({ event, data }: ClientMessage): string => {
  if (event === 'join_order_room') return orderRoom(data.orderId)
  return event === 'join_menu_room' ? menuRoom(data.restaurantId) : ''
}

export const serveSockets = (app: FastifyInstance, options: GatewayOptions) => {
  const {
    rooms,
    bus,
    now,
    sessionOfRefresh,
    sessionOfNow,
    sessionsAlive,
    acknowledgeOrder,
    deviceAlive,
    maxSockets = defaultMaxSockets,
  } = options
  const connections = new Set<Connection>()
  /** Number of open sockets by network address. */
  const sockets = new Map<string, number>()

  const emit = (connection: Connection, event: string, data: unknown) =>
    connection.send(JSON.stringify({ event, data, room: '', seq: 0, at: now().toISOString() }))

  const emitRefused = (connection: Connection, error: RefusalCode, event: string, room = '') =>
    emit(connection, 'refused', { error, event, room })

  /** The session of a connection that may do this. Refuses `session.expired`, and as `authorize` does. */
  const permitted = async (connection: Connection, permission: 'feed.join' | 'orders.move'): Promise<MemberSession> => {
    if (connection.expired) throw refused('session.expired')
    const isFresh = now().getTime() - connection.opened.at < sessionFresh
    const session = isFresh ? connection.opened.session : connection.sessionId ? await sessionOfNow(connection.sessionId) : undefined
    authorize(session, permission)
    return session
  }

  const answer = async (connection: Connection, { event, data }: ClientMessage) => {
    if (event === 'order_acknowledged') return acknowledgeOrder((await permitted(connection, 'orders.move')).restaurantId, data.orderId)
    if (event === 'device_alive') return deviceAlive((await permitted(connection, 'orders.move')).restaurantId, data.deviceId)
    if (rooms.countOf(connection) >= maxRooms) throw refused('request.too_many')
    if (event === 'join_menu_room') {
      if (!(await rooms.joinMenu(connection, data.restaurantId, data.since))) throw refused('restaurant.not_found')
      return
    }
    if (event === 'join_merchant_room') {
      // Any status may join: the feed also announces that a restaurant was accepted. Past order events are replayed to accepted ones only.
      const { restaurantId, status } = await permitted(connection, 'feed.join')
      connection.isCounter = true
      if (await rooms.joinMerchant(connection, restaurantId, data.since, status === 'accepted' ? 'replay' : 'from now on')) return
      throw refused('restaurant.not_found')
    }
    if (!(await rooms.joinOrder(connection, data.orderId, data.since))) throw refused('order.not_found')
  }

  const exceedsMessageLimit = (connection: Connection) => {
    const minute = Math.floor(now().getTime() / 60_000)
    if (connection.minute !== minute) Object.assign(connection, { minute, messageCount: 0 })
    connection.messageCount += 1
    return connection.messageCount > maxMessagesAMinute
  }

  const receive = async (connection: Connection, text: string) => {
    if (exceedsMessageLimit(connection)) return connection.socket.close(policyViolation, 'too many messages')
    const clientMessage = parseClientMessage(text)
    if (!clientMessage) return emitRefused(connection, 'request.invalid', '')
    try {
      await answer(connection, clientMessage)
    } catch (error) {
      if (!(error instanceof Refusal)) app.log.error({ err: error }, 'failed to handle a socket message')
      const code = error instanceof Refusal ? error.code : ('server.failed' satisfies RefusalCode)
      emitRefused(connection, code, clientMessage.event, roomOf(clientMessage))
      // Nothing that needs a session works on this socket any more. Closing it makes clients reconnect that do not know this refusal.
      if (code === 'session.expired') connection.socket.close(sessionExpired, 'session expired')
      if (code === 'session.none' && clientMessage.event === 'join_merchant_room') connection.socket.close(sessionOver, 'session over')
    } finally {
      // The socket was closed meanwhile: leave the room that it has just joined.
      if (!connections.has(connection)) rooms.leaveAll(connection)
    }
  }

  const send = (connection: Connection, frame: Buffer | string) => {
    if (connection.socket.bufferedAmount > maxBytesUnread) return connection.socket.terminate()
    connection.socket.send(frame, asText)
  }

  const open = (socket: WebSocket, { raw: { socket: tcpSocket }, ip, socketSession: session }: FastifyRequest) => {
    const network = networkOf(ip)
    const connection: Connection = {
      socket,
      network,
      sessionId: typeof session === 'object' ? session.sessionId : undefined,
      opened: { session: typeof session === 'object' ? session : undefined, at: now().getTime() },
      expired: session === 'expired',
      isCounter: false,
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
    socket.on('close', () => {
      connections.delete(connection)
      rooms.leaveAll(connection)
      const left = (sockets.get(network) ?? 1) - 1
      if (left > 0) sockets.set(network, left)
      else sockets.delete(network)
    })
  }

  /** Falls back to the refresh token, so that a counter with an expired access token reconnects without renewing it first. */
  const readSession = async (request: FastifyRequest): Promise<Session | 'expired' | undefined> => {
    try {
      return await app.readSession(request)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'session.expired') return (await sessionOfRefresh(request)) ?? 'expired'
      throw error
    }
  }

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, host } = request.headers
    if (origin === undefined || !app.isOwnOrigin(origin, host)) throw refused('request.forbidden_origin')
    if ((sockets.get(networkOf(request.ip)) ?? 0) >= maxSockets) throw refused('request.too_many')
    request.socketSession = await readSession(request)
    request.detachReply = () => reply.raw.detachSocket(request.raw.socket)
  }

  /** Releases the request, which uses several times the memory of an open socket. The socket's own error listener replaces its listener. */
  const releaseRequest = (socket: WebSocket, request: FastifyRequest) => {
    socket.removeAllListeners('error')
    request.detachReply()
  }

  app.get('/ws', { websocket: true, schema: { hide: true }, onRequest: admit }, (socket, request) => {
    releaseRequest(socket, request)
    open(socket, request)
  })

  const sendHeartbeats = (isCounter: boolean) => {
    for (const connection of connections) {
      if (connection.isCounter !== isCounter) continue
      if (connection.missed >= maxMissed) {
        connection.socket.terminate()
        continue
      }
      connection.missed += 1
      connection.socket.ping()
      emit(connection, 'heartbeat', { rooms: rooms.positionsOf(connection) })
    }
  }

  const logError = (error: unknown) => app.log.error({ err: error }, 'failed to read the feed')
  app.jobs.add('send-counter-heartbeats', () => sendHeartbeats(true))
  app.jobs.add('send-heartbeats', () => sendHeartbeats(false))
  app.jobs.add('close-ended-sockets', createCloseEnded(connections, sessionsAlive))
  app.jobs.add('poll-feed', rooms.notifyAll)

  bus.onMessage((message) => {
    if (message.kind === 'feed') {
      rooms.notify(message.restaurantId).catch(logError)
      return
    }
    for (const connection of connections) if (connection.sessionId === message.sessionId) connection.socket.close(sessionOver, 'signed out')
  })

  app.addHook('preClose', async () => {
    for (const connection of connections) connection.socket.close(goingAway)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    socketSession: Session | 'expired' | undefined
    /** Detaches the request's reply from its socket. */
    detachReply: () => void
  }
}
