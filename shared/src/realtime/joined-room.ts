// A room of a socket: joins it with retries, requests missed events, and delivers each event once and in order.
import type { RefusalCode } from '../refusals/refusals.ts'
import { isConnectionEvent } from './connection.events.ts'
import type { Envelope } from './connection.events.ts'
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

export type JoinedRoomDeps = {
  send: (message: ClientMessage) => void
  after: (milliseconds: number, run: () => void) => () => void
  /** The state of the room changed: it is being joined, or has answered. */
  onChange: () => void
  /** The room could not be joined; the join is retried. */
  onDown: () => void
}

const isFinal = (error: RefusalCode) => error.startsWith('session.') || error.endsWith('.not_found')

const isFeedEnvelope = (envelope: Envelope): envelope is FeedEnvelope => !isConnectionEvent(envelope.event)

export const createJoinedRoom = (
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

export type JoinedRoom = ReturnType<typeof createJoinedRoom>
