// Messages of clients: joins, answered by the room's type, and the messages of a restaurant's devices.
import { clientMessage } from '@sufra/shared/realtime/messages'
import type { RefusalCode } from '@sufra/shared/refusals/refusals'
import type { FastifyBaseLogger } from 'fastify'
import { refused, Refusal } from '../refusals/refused.ts'
import type { ReceivedMessage, RoomType } from './rooms/room-type.ts'
import type { RoomTypes } from './rooms/room-types.ts'
import type { Rooms } from './rooms/rooms.ts'
import { sessionOver } from './close-ended.ts'
import type { Connection, Connections } from './connections.ts'
import { emitTo } from './emit-to.ts'
import type { createReadProof } from './read-proof.ts'
import type { PermittedSession } from './socket-session.ts'

type JoinMessage = Extract<ReceivedMessage, { event: `join_${string}_room` }>
type DeviceMessage = Exclude<ReceivedMessage, JoinMessage>

/** Effects of the messages of a restaurant's devices; all require `orders.move`. */
export type DeviceMessages = {
  [Event in DeviceMessage['event']]: (restaurantId: string, data: Extract<DeviceMessage, { event: Event }>['data']) => Promise<void>
}

type Deps = {
  types: Pick<RoomTypes, 'joinedBy'>
  rooms: Pick<Rooms, 'join' | 'leaveAll' | 'countOf'>
  deviceMessages: DeviceMessages
  permitted: PermittedSession
  readProof: ReturnType<typeof createReadProof>
  connections: Pick<Connections, 'isOpen' | 'mayEnter' | 'enter'>
  log: FastifyBaseLogger
  now: () => Date
}

const maxMessagesAMinute = 100
const maxRooms = 20
const policyViolation = 1008
/** Close code: the access token has expired; renew it and reconnect. */
const sessionExpired = 4403

const parseClientMessage = (text: string): ReceivedMessage | undefined => {
  try {
    return clientMessage.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // not JSON
  }
}

/** The room named by a join message; empty for other messages. */
const roomOf = (type: RoomType | undefined, message: ReceivedMessage): string => {
  const id = type?.idOf((message as JoinMessage).data) // a message that has a type joins its rooms
  return type && id ? type.nameOf(id) : ''
}

export const createClientMessages = ({ types, rooms, deviceMessages, permitted, readProof, connections, log, now }: Deps) => {
  const join = async (connection: Connection, type: RoomType, data: JoinMessage['data']) => {
    if (rooms.countOf(connection) >= maxRooms) throw refused('request.too_many')
    const permit = await type.mayJoin({ permitted: (permission) => permitted(connection, permission) }, type.idOf(data))
    const proof = readProof(type, data)
    if (!connections.mayEnter(connection, proof)) throw refused('request.too_many')
    if (!(await rooms.join(connection, type, permit, data.since))) throw refused(type.notFound)
    connections.enter(connection, proof)
  }

  const handle = async (connection: Connection, { event, data }: DeviceMessage) => {
    const { restaurantId } = await permitted(connection, 'orders.move')
    const run = deviceMessages[event] as (restaurantId: string, of: typeof data) => Promise<void> // with the data of its own message
    await run(restaurantId, data)
  }

  const exceedsMessageLimit = (connection: Connection) => {
    const minute = Math.floor(now().getTime() / 60_000)
    if (connection.minute !== minute) Object.assign(connection, { minute, messageCount: 0 })
    connection.messageCount += 1
    return connection.messageCount > maxMessagesAMinute
  }

  const emitRefused = (connection: Connection, error: RefusalCode, event: string, room: string) =>
    emitTo(connection, 'refused', { error, event, room }, now())

  return async (connection: Connection, text: string): Promise<void> => {
    if (exceedsMessageLimit(connection)) return connection.socket.close(policyViolation, 'too many messages')
    const message = parseClientMessage(text)
    if (!message) return emitRefused(connection, 'request.invalid', '', '')
    const type = types.joinedBy(message.event)
    try {
      await (type ? join(connection, type, (message as JoinMessage).data) : handle(connection, message as DeviceMessage)) // every join has a type
    } catch (error) {
      if (!(error instanceof Refusal)) log.error({ err: error }, 'failed to handle a socket message')
      const code = error instanceof Refusal ? error.code : ('server.failed' satisfies RefusalCode)
      emitRefused(connection, code, message.event, roomOf(type, message))
      // Messages that need a session no longer work on this socket. Closing it makes clients reconnect that do not know this refusal.
      if (code === 'session.expired') connection.socket.close(sessionExpired, 'session expired')
      if (code === 'session.none' && type?.audience === 'staff') connection.socket.close(sessionOver, 'session over')
    } finally {
      // The socket was closed in between: leave the room that it has just joined.
      if (!connections.isOpen(connection)) rooms.leaveAll(connection)
    }
  }
}
