// The rooms of one socket.
import type { RefusalCode } from '../refusals/refusals.ts'
import { isConnectionEvent, type ConnectionEvents, type Envelope } from './connection.events.ts'
import type { FeedEnvelope } from './feed-event.ts'
import type { ClientMessage } from './messages.ts'

const firstJoinWait = 1_000
const maxJoinWait = 15_000

export type Join = Extract<ClientMessage, { event: `join_${string}_room` }>
export type RoomListener = {
  onEvent: (envelope: FeedEnvelope) => void
  /** The log no longer reaches back far enough: fetch the whole state again. */
  onResync: () => void
  /** The server has added this connection to the room, also after each reconnect. */
  onJoined?: () => void
}

type JoinedRoomDeps = {
  send: (message: ClientMessage) => void
  after: (milliseconds: number, run: () => void) => () => void
  /** The state of the room changed: it is being joined, or has answered. */
  onChange: () => void
  /** The room could not be joined; the join is retried. */
  onDown: () => void
}

const isFinal = (error: RefusalCode) => error.startsWith('session.') || error.endsWith('.not_found')

const isFeedEnvelope = (envelope: Envelope): envelope is FeedEnvelope => !isConnectionEvent(envelope.event)

/** A room of a socket: joins it with retries, requests missed events, and delivers each event once and in order. */
const createJoinedRoom = (
  { join, since, listener }: { join: Join; since: number | undefined; listener: RoomListener },
  { send, after, onChange, onDown }: JoinedRoomDeps,
) => {
  let cursor = since
  /** `joining`: the request is pending, for `heartbeats` heartbeats; `rejected`: the room cannot be joined and is not retried. */
  let state: 'joining' | 'joined' | 'rejected' = 'joining'
  let heartbeats = 0
  let failures = 0
  let cancelRetry: (() => void) | undefined

  const sendJoin = () => send({ ...join, data: { ...join.data, since: cursor } } as Join) // same event, same data, newer cursor

  const requestJoin = () => {
    cancelRetry?.()
    cancelRetry = undefined
    state = 'joining'
    heartbeats = 0
    sendJoin()
    onChange()
  }

  const retryJoin = () => {
    if (cancelRetry) return
    state = 'joining'
    const wait = Math.min(maxJoinWait, firstJoinWait * 2 ** failures)
    failures += 1
    cancelRetry = after(wait, requestJoin)
    onDown()
  }

  const receiveAnswer = ({ event, seq }: Exclude<Envelope, FeedEnvelope>) => {
    state = 'joined'
    failures = 0
    if (event === 'joined') {
      cursor ??= seq
      listener.onJoined?.()
    } else {
      cursor = seq
      listener.onResync()
    }
    onChange()
  }

  return {
    join: requestJoin,
    isJoined: () => state === 'joined',
    /** Whether the room can never be joined. */
    isRejected: () => state === 'rejected',
    /** Fetches the whole state when the events do not arrive. */
    poll: () => listener.onResync(),
    requestMissed: sendJoin,
    /** The event of the join request. */
    event: join.event,
    isJoining: () => state === 'joining',
    cancelRetry: () => cancelRetry?.(),
    receiveRefusal: (error: RefusalCode) => {
      if (!isFinal(error)) return retryJoin()
      state = 'rejected'
      onChange()
    },
    /** `newest` is the room's newest number; undefined when the server does not list the socket in the room. */
    receiveHeartbeat: (newest: number | undefined) => {
      if (newest === undefined && state === 'joining' && !cancelRetry) heartbeats += 1
      if (newest === undefined && (state === 'joined' || heartbeats > 1)) requestJoin()
      else if (newest !== undefined && newest > (cursor ?? 0)) sendJoin()
    },
    receive: (envelope: Envelope) => {
      if (!isFeedEnvelope(envelope)) return receiveAnswer(envelope)
      const expected = (cursor ?? envelope.seq - 1) + 1
      if (envelope.seq > expected) return sendJoin()
      if (envelope.seq < expected) return
      cursor = envelope.seq
      listener.onEvent(envelope)
    },
  }
}

type JoinedRoom = ReturnType<typeof createJoinedRoom>

type Deps = JoinedRoomDeps & {
  onSessionRefused: () => void
  /** The server rejected a message that does not join a room. */
  onRejected?: (event: string, error: RefusalCode) => void
}

/** Refusals that a renewed session may resolve. */
const isAboutSession = (error: RefusalCode) => error === 'session.expired' || error === 'session.none'

/** `onChange` is also called after leaving a room. */
export const createJoinedRooms = ({ onSessionRefused, onRejected, ...deps }: Deps) => {
  const rooms = new Map<string, JoinedRoom>()

  const receiveRefusal = ({ error, event, room: name }: ConnectionEvents['refused']) => {
    if (isAboutSession(error)) return onSessionRefused()
    // A counter's message does not name its room, because the room is its restaurant's.
    const room = rooms.get(name) ?? [...rooms.values()].find((each) => each.event === event && each.isJoining())
    if (!room) return onRejected?.(event, error)
    room.receiveRefusal(error)
  }

  return {
    /** Registers a room; `join` requests it. */
    add: (name: string, join: Join, since: number | undefined, listener: RoomListener) => {
      const room = createJoinedRoom({ join, since, listener }, deps)
      rooms.set(name, room)
      const leave = () => {
        room.cancelRetry()
        if (rooms.get(name) !== room) return
        rooms.delete(name)
        deps.onChange()
      }
      return { join: room.join, leave }
    },
    joinAll: () => {
      for (const room of rooms.values()) room.join()
    },
    isAnyJoined: () => [...rooms.values()].some((room) => room.isJoined()),
    /** Requests events that the joined rooms have missed; each room answers. */
    requestMissed: () => {
      for (const room of rooms.values()) if (room.isJoined()) room.requestMissed()
    },
    /** Fetches the state of the rooms whose events do not arrive: all rooms while the connection is closed. */
    poll: (isOpen: boolean) => {
      for (const room of rooms.values()) if (!(isOpen && room.isJoined()) && !room.isRejected()) room.poll()
    },
    cancelRetries: () => {
      for (const room of rooms.values()) room.cancelRetry()
    },
    receive: (envelope: Envelope) => {
      if (envelope.event === 'refused') return receiveRefusal(envelope.data)
      if (envelope.event !== 'heartbeat') return rooms.get(envelope.room)?.receive(envelope)
      for (const [name, room] of rooms) room.receiveHeartbeat(envelope.data.rooms[name])
    },
    isEmpty: () => rooms.size === 0,
    haveAnswered: () => [...rooms.values()].every((room) => !room.isJoining()),
  }
}
