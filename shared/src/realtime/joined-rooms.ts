// The rooms of one socket: joins each with retries, requests missed events, and delivers each event once and in order.
import type { RefusalCode } from '../refusals/refusals.ts'
import { isConnectionEvent, type ConnectionEvents } from './connection.events.ts'
import type { Envelope, FeedEnvelope } from './events.ts'
import type { ClientMessage } from './messages.ts'

const firstJoinWait = 1_000
const maxJoinWait = 15_000

export type Join = Extract<ClientMessage, { event: `join_${string}_room` }>
export type RoomListener = {
  onEvent: (envelope: FeedEnvelope) => void
  /** The log no longer reaches back far enough: fetch the whole state again. */
  onResync: () => void
}
/** `joining`: the request is pending, for `heartbeats` heartbeats; `rejected`: the room cannot be joined and is not retried. */
type Joined = {
  join: Join
  listener: RoomListener
  cursor: number | undefined
  state: 'joining' | 'joined' | 'rejected'
  heartbeats: number
  failures: number
  cancelRetry: (() => void) | undefined
}

type Deps = {
  send: (message: ClientMessage) => void
  after: (milliseconds: number, run: () => void) => () => void
  /** A room is being joined, has answered, or was left. */
  onChange: () => void
  /** A room could not be joined; it is retried. */
  onDown: () => void
  onSessionRefused: () => void
  /** The server rejected a message that joins no room. */
  onRejected?: (event: string, error: RefusalCode) => void
}

/** Refusals that a renewed session may resolve. */
const isAboutSession = (error: RefusalCode) => error === 'session.expired' || error === 'session.none'
const isFinal = (error: RefusalCode) => error.startsWith('session.') || error.endsWith('.not_found')

const isFeedEnvelope = (envelope: Envelope): envelope is FeedEnvelope => !isConnectionEvent(envelope.event)

export const createJoinedRooms = ({ send, after, onChange, onDown, onSessionRefused, onRejected }: Deps) => {
  const rooms = new Map<string, Joined>()

  const sendJoin = ({ join, cursor }: Joined) => send({ ...join, data: { ...join.data, since: cursor } } as Join) // same event, same data, newer cursor

  const requestJoin = (room: Joined) => {
    room.cancelRetry?.()
    room.cancelRetry = undefined
    room.state = 'joining'
    room.heartbeats = 0
    sendJoin(room)
    onChange()
  }

  const retryJoin = (room: Joined) => {
    if (room.cancelRetry) return
    room.state = 'joining'
    const wait = Math.min(maxJoinWait, firstJoinWait * 2 ** room.failures)
    room.failures += 1
    room.cancelRetry = after(wait, () => requestJoin(room))
    onDown()
  }

  const receiveRefusal = ({ error, event, room: name }: ConnectionEvents['refused']) => {
    if (isAboutSession(error)) return onSessionRefused()
    // A counter's message does not name its room, which is that of its restaurant.
    const room = rooms.get(name) ?? [...rooms.values()].find(({ join, state: at }) => join.event === event && at === 'joining')
    if (!room) return onRejected?.(event, error)
    if (!isFinal(error)) return retryJoin(room)
    room.state = 'rejected'
    onChange()
  }

  const receiveHeartbeat = (newest: Record<string, number>) => {
    for (const [name, room] of rooms) {
      const number = newest[name]
      if (number === undefined && room.state === 'joining' && !room.cancelRetry) room.heartbeats += 1
      if (number === undefined && (room.state === 'joined' || room.heartbeats > 1)) requestJoin(room)
      else if (number !== undefined && number > (room.cursor ?? 0)) sendJoin(room)
    }
  }

  const receive = (envelope: Envelope) => {
    if (envelope.event === 'heartbeat') return receiveHeartbeat(envelope.data.rooms)
    if (envelope.event === 'refused') return receiveRefusal(envelope.data)
    const room = rooms.get(envelope.room)
    if (!room) return
    if (!isFeedEnvelope(envelope)) {
      room.state = 'joined'
      room.failures = 0
      if (envelope.event === 'joined') room.cursor ??= envelope.seq
      else {
        room.cursor = envelope.seq
        room.listener.onResync()
      }
      return onChange()
    }
    const expected = (room.cursor ?? envelope.seq - 1) + 1
    if (envelope.seq > expected) return sendJoin(room)
    if (envelope.seq < expected) return
    room.cursor = envelope.seq
    room.listener.onEvent(envelope)
  }

  return {
    /** Registers a room; `join` requests it. */
    add: (name: string, join: Join, since: number | undefined, listener: RoomListener) => {
      const room: Joined = { join, listener, cursor: since, state: 'joining', heartbeats: 0, failures: 0, cancelRetry: undefined }
      rooms.set(name, room)
      const leave = () => {
        room.cancelRetry?.()
        if (rooms.get(name) !== room) return
        rooms.delete(name)
        onChange()
      }
      return { join: () => requestJoin(room), leave }
    },
    joinAll: () => {
      for (const room of rooms.values()) requestJoin(room)
    },
    cancelRetries: () => {
      for (const room of rooms.values()) room.cancelRetry?.()
    },
    receive,
    haveAnswered: () => [...rooms.values()].every(({ state }) => state !== 'joining'),
  }
}
