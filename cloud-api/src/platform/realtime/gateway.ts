// WebSockets at /ws: permission to open one, heartbeats, and closing sockets that do not answer or whose session has ended.
import type {} from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { Session } from '../http/sessions/session.ts'
import { refused } from '../refusals/refused.ts'
import type { RoomTypes } from './rooms/room-types.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Bus } from './bus.ts'
import { createClientMessages, type DeviceMessages } from './client-messages.ts'
import { createCloseEnded, sessionOver } from './close-ended.ts'
import { createConnections, type Connections } from './connections.ts'
import { emitTo } from './emit-to.ts'
import { createReadProof, type ReadVisit } from './read-proof.ts'
import { socketLimits, type SocketLimits } from './socket-places.ts'
import { createPermittedSession, createReadSocketSession, type SocketSessions } from './socket-session.ts'

type Deps = {
  types: RoomTypes
  rooms: Rooms
  bus: Bus
  now: () => Date
  sessions: SocketSessions
  deviceMessages: DeviceMessages
  readVisit: ReadVisit
  limits?: Partial<SocketLimits>
}

/** Milliseconds after which a socket without a session is closed if it has joined nothing. */
const maxIdle = 10_000
/** Missed heartbeats after which a connection is terminated. */
const maxMissed = 2
const goingAway = 1001
const tryAgainLater = 1013

/** Releases the request, which uses several times the memory of an open socket. The socket's own error listener replaces its listener. */
const releaseRequest = (socket: WebSocket, request: FastifyRequest) => {
  socket.removeAllListeners('error')
  request.detachReply()
}

const createSendHeartbeats = (connections: Connections, rooms: Rooms, now: () => Date) => (isStaff: boolean) => {
  for (const connection of connections.all) {
    if (connection.isStaff !== isStaff) continue
    if (connection.missed >= maxMissed) {
      connection.socket.terminate()
      continue
    }
    connection.missed += 1
    connection.socket.ping()
    emitTo(connection, 'heartbeat', { rooms: rooms.positionsOf(connection) }, now())
  }
}

/** Closes sockets without a session that have joined no room. A socket stays while its message is being handled. */
const createCloseIdle = (connections: Connections, rooms: Rooms, now: () => Date) => async () => {
  for (const connection of connections.all) {
    const { isStaff, pending, opened, socket } = connection
    const isIdle = !isStaff && pending === 0 && rooms.countOf(connection) === 0
    if (isIdle && now().getTime() - opened.at >= maxIdle) socket.close(tryAgainLater, 'no room joined')
  }
}

export const serveSockets = (app: FastifyInstance, deps: Deps) => {
  const { types, rooms, bus, now, sessions, deviceMessages, readVisit, limits } = deps
  const readSession = createReadSocketSession({ app, sessionOfRefresh: sessions.sessionOfRefresh })
  const receive = createClientMessages({
    types,
    rooms,
    deviceMessages,
    permitted: createPermittedSession({ sessionOfNow: sessions.sessionOfNow, now }),
    readProof: createReadProof(readVisit),
    connections: {
      isOpen: (connection) => connections.isOpen(connection),
      mayEnter: (connection, proof) => connections.mayEnter(connection, proof),
      enter: (connection, proof) => connections.enter(connection, proof),
    },
    log: app.log,
    now,
  })
  const connections: Connections = createConnections({ now, limits: { ...socketLimits, ...limits }, receive, onClose: rooms.leaveAll })

  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const { origin, host } = request.headers
    if (origin === undefined || !app.isOwnOrigin(origin, host)) throw refused('request.forbidden_origin')
    request.socketSession = await readSession(request)
    request.detachReply = () => reply.raw.detachSocket(request.raw.socket)
  }

  app.get('/ws', { websocket: true, schema: { hide: true }, onRequest: admit }, (socket, request) => {
    releaseRequest(socket, request)
    connections.open(socket, request)
  })

  const sendHeartbeats = createSendHeartbeats(connections, rooms, now)
  const closeEnded = createCloseEnded(connections.all, sessions.sessionsAlive)
  const ownSockets = { runsIn: 'each copy' } as const
  app.jobs.add({ name: 'send-counter-heartbeats', everySeconds: 2, run: () => sendHeartbeats(true), ...ownSockets })
  app.jobs.add({ name: 'send-heartbeats', everySeconds: 15, run: () => sendHeartbeats(false), ...ownSockets })
  app.jobs.add({ name: 'close-ended-sockets', everySeconds: 15, run: closeEnded, ...ownSockets })
  app.jobs.add({ name: 'close-idle-sockets', everySeconds: 5, run: createCloseIdle(connections, rooms, now), ...ownSockets })
  app.jobs.add({ name: 'poll-feed', everySeconds: 5, run: rooms.notifyAll, ...ownSockets })

  const logError = (error: unknown) => app.log.error({ err: error }, 'failed to read the feed')
  bus.onMessage((message) => {
    if (message.kind === 'feed') {
      rooms.notify(message.restaurantId).catch(logError)
      return
    }
    for (const { sessionId, socket } of connections.all) if (sessionId === message.sessionId) socket.close(sessionOver, 'signed out')
  })

  app.addHook('preClose', async () => {
    for (const { socket } of connections.all) socket.close(goingAway)
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    socketSession: Session | 'expired' | undefined
    /** Detaches the request's reply from its socket. */
    detachReply: () => void
  }
}
