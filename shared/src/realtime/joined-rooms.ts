// The rooms of one socket: asks to join each until it has answered, asks for what was missed, and passes each event on once and in order.
import type { RefusalCode } from '../refusals/refusals.ts'
import type { Envelope, FeedEnvelope, ConnectionEvents } from './events.ts'
import type { Ask } from './messages.ts'

const firstJoinWait = 1_000
const maxJoinWait = 15_000

export type Join = Extract<Ask, { event: 'join_order_room' | 'join_merchant_room' | 'join_menu_room' }>
export type RoomListener = {
  onEvent: (envelope: FeedEnvelope) => void
  /** The log no longer reaches back far enough: fetch the whole state again. */
  onResync: () => void
}
/** `asked`: the request is under way, for so many heartbeats; `rejected`: it will never be joined, and is not waited for. */
type Joined = {
  join: Join
  listener: RoomListener
  cursor: number | undefined
  state: 'asked' | 'joined' | 'rejected'
  heartbeats: number
  failures: number
  cancelRetry: (() => void) | undefined
}

type Deps = {
  send: (ask: Ask) => void
  after: (milliseconds: number, run: () => void) => () => void
  /** A room was asked for, has answered, or was left. */
  onChange: () => void
  /** A room could not be joined now; it is asked for again. */
  onDown: () => void
  onSessionRefused: () => void
  /** The server rejected a message that joins no room. */
  onRejected?: (event: string, error: RefusalCode) => void
}

/** Refusals that another attempt with a renewed session may settle. */
const isAboutSession = (error: RefusalCode) => error === 'session.expired' || error === 'session.none'
const isFinal = (error: RefusalCode) => error.startsWith('session.') || error.endsWith('.not_found')

const isFeedEnvelope = (envelope: Envelope): envelope is FeedEnvelope =>
  !['joined', 'resync', 'heartbeat', 'refused'].includes(envelope.event)

export const createJoinedRooms = ({ send, after, onChange, onDown, onSessionRefused, onRejected }: Deps) => {
  const rooms = new Map<string, Joined>()

  const sendJoin = ({ join, cursor }: Joined) => send({ ...join, data: { ...join.data, since: cursor } } as Join) // same event, same data, newer cursor

  const ask = (room: Joined) => {
    room.cancelRetry?.()
    room.cancelRetry = undefined
    room.state = 'asked'
    room.heartbeats = 0
    sendJoin(room)
    onChange()
  }

  const askLater = (room: Joined) => {
    if (room.cancelRetry) return
    room.state = 'asked'
    const wait = Math.min(maxJoinWait, firstJoinWait * 2 ** room.failures)
    room.failures += 1
    room.cancelRetry = after(wait, () => ask(room))
    onDown()
  }

  const receiveRefusal = ({ error, event, room: name }: ConnectionEvents['refused']) => {
    if (isAboutSession(error)) return onSessionRefused()
    // A counter's message does not name its room: it is its restaurant's.
    const room = rooms.get(name) ?? [...rooms.values()].find(({ join, state: at }) => join.event === event && at === 'asked')
    if (!room) return onRejected?.(event, error)
    if (!isFinal(error)) return askLater(room)
    room.state = 'rejected'
    onChange()
  }

  const receiveHeartbeat = (newest: Record<string, number>) => {
    for (const [name, room] of rooms) {
      const number = newest[name]
      if (number === undefined && room.state === 'asked' && !room.cancelRetry) room.heartbeats += 1
      if (number === undefined && (room.state === 'joined' || room.heartbeats > 1)) ask(room)
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
    /** Remembers a room; it is asked for with `ask`. */
    add: (name: string, join: Join, since: number | undefined, listener: RoomListener) => {
      const room: Joined = { join, listener, cursor: since, state: 'asked', heartbeats: 0, failures: 0, cancelRetry: undefined }
      rooms.set(name, room)
      const leave = () => {
        room.cancelRetry?.()
        if (rooms.get(name) !== room) return
        rooms.delete(name)
        onChange()
      }
      return { ask: () => ask(room), leave }
    },
    askAll: () => {
      for (const room of rooms.values()) ask(room)
    },
    cancelRetries: () => {
      for (const room of rooms.values()) room.cancelRetry?.()
    },
    receive,
    haveAnswered: () => [...rooms.values()].every(({ state }) => state !== 'asked'),
  }
}
