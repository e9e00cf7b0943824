// Sockets: who may join what, how much they may say, and that one which does not read is closed and not buffered for.
import type {} from '@fastify/websocket'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { ask as clientMessageSchema } from '@sufra/shared/realtime/messages'
import { menuRoom, orderRoom } from '@sufra/shared/realtime/rooms'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { WebSocket } from 'ws'
import type { Session } from '../accounts/session.ts'
import { networkOf } from '../http/network-of.ts'
import { refused, Refusal } from '../http/refused.ts'
import type { Bus } from './bus.ts'
import { createCloseEnded, sessionOver } from './close-ended.ts'
import type { Listener } from './room.ts'
import type { Rooms } from './rooms.ts'

type Ask = z.output<typeof clientMessageSchema>

export type GatewayOptions = {
  rooms: Rooms
  bus: Bus
  now: () => Date
  /** The session of the refresh token that a request carries; undefined when it carries none, or none that is good. */
  sessionOfRefresh: (request: FastifyRequest) => Promise<Session | undefined>
  /** The session of now for one that a socket was opened with; undefined when it has ended. */
  sessionOfNow: (sessionId: string) => Promise<Session | undefined>
  /** Which of these sessions have neither ended nor run out. */
  sessionsAlive: (sessionIds: string[]) => Promise<Set<string>>
  acknowledgeOrder: (restaurantId: string, orderId: string) => Promise<void>
  deviceAlive: (restaurantId: string, deviceId: string) => Promise<void>
  /** Sockets from one network address: a full restaurant and its counters share one. */
  maxSockets?: number
}

/** How a socket sends frames, those too that are bytes already. */
const asText = { binary: false }
const maxBytesUnread = 1024 * 1024
const maxMessagesAMinute = 100
const maxRooms = 20
/** Milliseconds for which a session that the opening of a socket read need not be read again: a client joins as soon as it is connected. */
const sessionFresh = 5_000
const usualSockets = 1_000
/** A connection that did not answer so many heartbeats is dead. */
const maxMissed = 2
const tooMuch = 1008
const goingAway = 1001
/** The access token has expired: renew it, and connect again. */
const sessionExpired = 4403

type Line = Listener & {
  socket: WebSocket
  network: string
  sessionId: string | undefined
  /** The session as the opening of the socket read it, and when. */
  opened: { session: Session | undefined; at: number }
  /** It has joined a restaurant's feed. */
  isCounter: boolean
  missed: number
  said: number
  minute: number
  expired: boolean
}

const parseClientMessage = (text: string): Ask | undefined => {
  try {
    return clientMessageSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON
  }
}

/** The room that a message was to join, where it names one. */
const roomOf = ({ event, data }: Ask): string => {
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
    maxSockets = usualSockets,
  } = options
  const lines = new Set<Line>()
  /** How many sockets each network address has. */
  const sockets = new Map<string, number>()

  const tell = (line: Line, event: string, data: unknown) =>
    line.send(JSON.stringify({ event, data, room: '', seq: 0, at: now().toISOString() }))

  const tellRefused = (line: Line, error: RefusalCode, event: string, room = '') => tell(line, 'refused', { error, event, room })

  const merchantOf = async (line: Line, needs: 'accepted' | 'any status' = 'accepted') => {
    if (line.expired) throw refused('session.expired')
    const isFresh = now().getTime() - line.opened.at < sessionFresh
    const session = isFresh ? line.opened.session : line.sessionId ? await sessionOfNow(line.sessionId) : undefined
    if (!session) throw refused('session.none')
    if (session.role !== 'merchant') throw refused('session.forbidden')
    if (needs === 'accepted' && session.status !== 'accepted') throw refused('session.not_accepted')
    return session
  }

  const answer = async (line: Line, { event, data }: Ask) => {
    if (event === 'order_acknowledged') return acknowledgeOrder((await merchantOf(line)).restaurantId, data.orderId)
    if (event === 'device_alive') return deviceAlive((await merchantOf(line)).restaurantId, data.deviceId)
    if (rooms.countOf(line) >= maxRooms) throw refused('request.too_many')
    if (event === 'join_menu_room') {
      if (!(await rooms.joinMenu(line, data.restaurantId, data.since))) throw refused('restaurant.not_found')
      return
    }
    if (event === 'join_merchant_room') {
      // Whatever its status: its own feed is where a restaurant hears that it was accepted. What orders told before is for accepted ones.
      const { restaurantId, status } = await merchantOf(line, 'any status')
      line.isCounter = true
      if (await rooms.joinMerchant(line, restaurantId, data.since, status === 'accepted' ? 'replay' : 'from now on')) return
      throw refused('restaurant.not_found')
    }
    if (!(await rooms.joinOrder(line, data.orderId, data.since))) throw refused('order.not_found')
  }

  const saysTooMuch = (line: Line) => {
    const minute = Math.floor(now().getTime() / 60_000)
    if (line.minute !== minute) Object.assign(line, { minute, said: 0 })
    line.said += 1
    return line.said > maxMessagesAMinute
  }

  const receive = async (line: Line, text: string) => {
    if (saysTooMuch(line)) return line.socket.close(tooMuch, 'too many messages')
    const ask = parseClientMessage(text)
    if (!ask) return tellRefused(line, 'request.invalid', '')
    try {
      await answer(line, ask)
    } catch (error) {
      if (!(error instanceof Refusal)) app.log.error({ err: error }, 'a socket message failed')
      const code = error instanceof Refusal ? error.code : ('server.failed' satisfies RefusalCode)
      tellRefused(line, code, ask.event, roomOf(ask))
      // Nothing that needs a session works on this socket any more; a client that does not know this refusal connects anew all the same.
      if (code === 'session.expired') line.socket.close(sessionExpired, 'session expired')
      if (code === 'session.none' && ask.event === 'join_merchant_room') line.socket.close(sessionOver, 'session over')
    } finally {
      // It was closed meanwhile: what it has just joined is left.
      if (!lines.has(line)) rooms.leaveAll(line)
    }
  }

  const send = (line: Line, frame: Buffer | string) => {
    if (line.socket.bufferedAmount > maxBytesUnread) return line.socket.terminate()
    line.socket.send(frame, asText)
  }

  const open = (socket: WebSocket, { raw: { socket: connection }, ip, socketSession: session }: FastifyRequest) => {
    const network = networkOf(ip)
    const line: Line = {
      socket,
      network,
      sessionId: typeof session === 'object' ? session.sessionId : undefined,
      opened: { session: typeof session === 'object' ? session : undefined, at: now().getTime() },
      expired: session === 'expired',
      isCounter: false,
      missed: 0,
      said: 0,
      minute: 0,
      send: (frame) => send(line, frame),
      cork: () => connection.cork(),
      uncork: () => connection.uncork(),
    }
    lines.add(line)
    sockets.set(network, (sockets.get(network) ?? 0) + 1)
    // One after another: a client's messages mean something in their order.
    let last = Promise.resolve<unknown>(undefined)
    socket.on('message', (data: Buffer) => {
      last = last.then(() => receive(line, data.toString('utf8')))
    })
    socket.on('pong', () => (line.missed = 0))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      lines.delete(line)
      rooms.leaveAll(line)
      const left = (sockets.get(network) ?? 1) - 1
      if (left > 0) sockets.set(network, left)
      else sockets.delete(network)
    })
  }

  /** A counter that was cut off is back with one connection: an access token that has expired needs no renewal first. */
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

  /** Lets the request go: it holds several times the memory of a socket that is open. Its error listener is replaced by the socket's own. */
  const releaseRequest = (socket: WebSocket, request: FastifyRequest) => {
    socket.removeAllListeners('error')
    request.detachReply()
  }

  app.get('/ws', { websocket: true, schema: { hide: true }, onRequest: admit }, (socket, request) => {
    releaseRequest(socket, request)
    open(socket, request)
  })

  const beat = (isCounter: boolean) => {
    for (const line of lines) {
      if (line.isCounter !== isCounter) continue
      if (line.missed >= maxMissed) {
        line.socket.terminate()
        continue
      }
      line.missed += 1
      line.socket.ping()
      tell(line, 'heartbeat', { rooms: rooms.positionsOf(line) })
    }
  }

  const complain = (error: unknown) => app.log.error({ err: error }, 'the feed could not be read')
  app.jobs.add('send-counter-heartbeats', () => beat(true))
  app.jobs.add('send-heartbeats', () => beat(false))
  app.jobs.add('close-ended-sockets', createCloseEnded(lines, sessionsAlive))
  app.jobs.add('poll-feed', rooms.notifyAll)

  bus.onMessage((message) => {
    if (message.kind === 'feed') {
      rooms.wake(message.restaurantId).catch(complain)
      return
    }
    for (const line of lines) if (line.sessionId === message.sessionId) line.socket.close(sessionOver, 'signed out')
  })

  app.addHook('preClose', async () => {
    for (const line of lines) line.socket.close(goingAway)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    socketSession: Session | 'expired' | undefined
    /** Takes the request's reply from its connection. */
    detachReply: () => void
  }
}
