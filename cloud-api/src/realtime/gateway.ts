// Sockets: who may join what, how much they may say, and that one which does not read is closed and not buffered for.
import type {} from '@fastify/websocket'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import { ask as askSchema } from '@sufra/shared/realtime/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { WebSocket } from 'ws'
import type { Session } from '../accounts/session.ts'
import { refused, Refusal } from '../http/refused.ts'
import type { Bus } from './bus.ts'
import type { Listener, Rooms } from './rooms.ts'

type Ask = z.output<typeof askSchema>

export type GatewayOptions = {
  rooms: Rooms
  bus: Bus
  now: () => Date
  /** The session of now for one that a socket was opened with; undefined when it has ended. */
  sessionOfNow: (sessionId: string) => Promise<Session | undefined>
  hearOrder: (restaurantId: string, orderId: string) => Promise<void>
  deviceHere: (restaurantId: string, deviceId: string) => Promise<void>
  heartbeatMilliseconds?: number
  pollMilliseconds?: number
}

const mostBytesUnread = 1024 * 1024
const mostMessagesAMinute = 100
const mostRooms = 20
const tooMuch = 1008
const goingAway = 1001

type Line = Listener & {
  socket: WebSocket
  sessionId: string | undefined
  isAlive: boolean
  said: number
  minute: number
  expired: boolean
}

const parseAsk = (text: string): Ask | undefined => {
  try {
    return askSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON
  }
}

export const serveSockets = (app: FastifyInstance, options: GatewayOptions) => {
  const { rooms, bus, now, sessionOfNow, hearOrder, deviceHere } = options
  const lines = new Set<Line>()

  const tell = (line: Line, event: string, data: unknown) =>
    line.send(JSON.stringify({ event, data, room: '', seq: 0, at: now().toISOString() }))

  const tellRefused = (line: Line, error: RefusalCode, event: string) => tell(line, 'refused', { error, event })

  const merchantOf = async (line: Line, needs: 'accepted' | 'any status' = 'accepted') => {
    if (line.expired) throw refused('session.expired')
    const session = line.sessionId ? await sessionOfNow(line.sessionId) : undefined
    if (!session) throw refused('session.none')
    if (session.role !== 'merchant') throw refused('session.forbidden')
    if (needs === 'accepted' && session.status !== 'accepted') throw refused('session.not_accepted')
    return session
  }

  const answer = async (line: Line, { event, data }: Ask) => {
    if (event === 'order_heard') return hearOrder((await merchantOf(line)).restaurantId, data.orderId)
    if (event === 'device_here') return deviceHere((await merchantOf(line)).restaurantId, data.deviceId)
    if (rooms.countOf(line) >= mostRooms) throw refused('request.too_many')
    if (event === 'join_menu_room') {
      if (!(await rooms.joinMenu(line, data.restaurantId, data.since))) throw refused('restaurant.not_found')
      return
    }
    if (event === 'join_merchant_room') {
      // Whatever its status: its own feed is where a restaurant hears that it was accepted. What orders told before is for accepted ones.
      const { restaurantId, status } = await merchantOf(line, 'any status')
      return rooms.joinMerchant(line, restaurantId, data.since, status === 'accepted' ? 'replay' : 'from now on')
    }
    if (!(await rooms.joinOrder(line, data.orderId, data.since))) throw refused('order.not_found')
  }

  const saysTooMuch = (line: Line) => {
    const minute = Math.floor(now().getTime() / 60_000)
    if (line.minute !== minute) Object.assign(line, { minute, said: 0 })
    line.said += 1
    return line.said > mostMessagesAMinute
  }

  const receive = async (line: Line, text: string) => {
    if (saysTooMuch(line)) return line.socket.close(tooMuch, 'too many messages')
    const ask = parseAsk(text)
    if (!ask) return tellRefused(line, 'request.invalid', '')
    try {
      await answer(line, ask)
      if (!lines.has(line)) rooms.leaveAll(line)
    } catch (error) {
      if (error instanceof Refusal) return tellRefused(line, error.code, ask.event)
      app.log.error({ err: error }, 'a socket message failed')
      tellRefused(line, 'server.failed', ask.event)
    }
  }

  const send = (line: Line, text: string) => {
    if (line.socket.bufferedAmount > mostBytesUnread) return line.socket.terminate()
    line.socket.send(text)
  }

  const open = (socket: WebSocket, session: Session | 'expired' | undefined) => {
    const line: Line = {
      socket,
      sessionId: typeof session === 'object' ? session.sessionId : undefined,
      expired: session === 'expired',
      isAlive: true,
      said: 0,
      minute: 0,
      send: (text) => send(line, text),
    }
    lines.add(line)
    // One after another: a client's messages mean something in their order.
    let last = Promise.resolve<unknown>(undefined)
    socket.on('message', (data: Buffer) => {
      last = last.then(() => receive(line, data.toString('utf8')))
    })
    socket.on('pong', () => (line.isAlive = true))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      lines.delete(line)
      rooms.leaveAll(line)
    })
  }

  const readSession = async (request: FastifyRequest): Promise<Session | 'expired' | undefined> => {
    try {
      return await app.readSession(request)
    } catch (error) {
      if (error instanceof Refusal && error.code === 'session.expired') return 'expired'
      throw error
    }
  }

  const admit = async (request: FastifyRequest) => {
    const { origin, host } = request.headers
    if (origin === undefined || !app.isOwnOrigin(origin, host)) throw refused('request.forbidden_origin')
    request.socketSession = await readSession(request)
  }

  app.get('/ws', { websocket: true, schema: { hide: true }, onRequest: admit }, (socket, request) => open(socket, request.socketSession))

  const beat = () => {
    for (const line of lines) {
      if (!line.isAlive) {
        line.socket.terminate()
        continue
      }
      line.isAlive = false
      line.socket.ping()
      tell(line, 'heartbeat', { rooms: rooms.positionsOf(line) })
    }
  }

  const complain = (error: unknown) => app.log.error({ err: error }, 'the feed could not be read')
  const look = () => rooms.wakeAll().catch(complain)
  const timers = [setInterval(beat, options.heartbeatMilliseconds ?? 15_000), setInterval(look, options.pollMilliseconds ?? 5_000)]

  bus.onMessage((message) => {
    if (message.kind === 'feed') {
      rooms.wake(message.restaurantId).catch(complain)
      return
    }
    for (const line of lines) if (line.sessionId === message.sessionId) line.socket.close(tooMuch, 'signed out')
  })

  app.addHook('preClose', async () => {
    timers.forEach(clearInterval)
    for (const line of lines) line.socket.close(goingAway)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    socketSession: Session | 'expired' | undefined
  }
}
