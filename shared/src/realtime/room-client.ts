// The client side of lossless rooms: one socket and its rooms. Timers, randomness and the socket are injected, so that tests can simulate an hour of
// bad connection in a millisecond.
import type { RefusalCode } from '../refusals/refusals.ts'
import type { Envelope } from './connection.events.ts'
import { createJoinedRooms, type Join, type RoomListener } from './joined-rooms.ts'
import type { ClientMessage } from './messages.ts'
import { createReconnectingSocket, type ReconnectingSocketOptions } from './reconnecting-socket.ts'

/**
 * `live`: the socket is open, and every room has answered. Without a room no events arrive, and the state is `connecting`. `down`: the
 * socket was lost or a room could not be joined, until it is live again.
 */
export type ConnectionState = 'connecting' | 'live' | 'down'

/** Milliseconds between two polls of a room that is not joined. Some networks block WebSockets. */
export const pollInterval = 8_000

export type RoomClientOptions = ReconnectingSocketOptions & {
  /** Whether rooms that are not joined fetch their state every `pollInterval` with their listener's `onResync`. Default: never. */
  polls?: () => boolean
  onState?: (state: ConnectionState) => void
  /** The server rejected a message that does not join a room. */
  onRejected?: (event: string, error: RefusalCode) => void
}

/** Polls until it is idle or ended. */
const createPolling = (after: RoomClientOptions['after'], isIdle: () => boolean, poll: () => void) => {
  let cancel: (() => void) | undefined
  const start = () => {
    cancel ??= after(pollInterval, () => {
      cancel = undefined
      if (isIdle()) return
      poll()
      start()
    })
  }
  return { start, poll, end: () => cancel?.() }
}

/** Manages one socket to `/ws` and the rooms joined on it. */
export const createRoomClient = ({ onState, onRejected, polls, ...options }: RoomClientOptions) => {
  let state: ConnectionState | undefined

  const setState = (next: ConnectionState) => {
    if (next === state) return
    state = next
    onState?.(next)
  }

  const setConnecting = () => {
    if (state !== 'down') setState('connecting')
  }

  /** Updates the state; resets the backoff once the connection is live. */
  const updateState = () => {
    if (!connection.isOpen()) return
    if (rooms.isEmpty()) return setState('connecting')
    if (!rooms.haveAnswered()) return setConnecting()
    connection.resetBackoff()
    setState('live')
  }

  const send = (message: ClientMessage) => connection.send(JSON.stringify(message))

  const connection = createReconnectingSocket(options, {
    onConnecting: setConnecting,
    onOpen: () => {
      rooms.joinAll()
      updateState()
    },
    onText: (text) => rooms.receive(JSON.parse(text) as Envelope), // these are our own server's frames, typed by connection.events.ts
    onDown: () => {
      rooms.cancelRetries()
      setState('down')
    },
  })
  const rooms = createJoinedRooms({
    send,
    after: options.after,
    onChange: updateState,
    onDown: () => setState('down'),
    onSessionRefused: connection.renewAndReconnect,
    onRejected,
  })
  connection.connect()

  const polling = createPolling(options.after, rooms.isEmpty, () => polls?.() && rooms.poll(connection.isOpen()))

  return {
    /** Joins a room from the caller's cursor `since` (undefined: only new events). Returns a function that leaves it. */
    join: (name: string, join: Join, since: number | undefined, listener: RoomListener) => {
      const room = rooms.add(name, join, since, listener)
      if (polls) polling.start()
      if (connection.isOpen()) room.join()
      return room.leave
    },
    send,
    /**
     * Call this when the device goes online, or its page is in front again. It skips the wait before the next attempt, and checks an open
     * connection, which may have died unnoticed.
     */
    retryNow: () => {
      connection.retryNow()
      polling.poll()
      if (!connection.isOpen() || !rooms.isAnyJoined()) return
      connection.expectAnswer()
      rooms.requestMissed()
    },
    end: () => {
      polling.end()
      connection.end()
      rooms.cancelRetries()
    },
  }
}

export type RoomClient = ReturnType<typeof createRoomClient>
