// The client's half of "rooms that lose nothing": one socket with its rooms. Time, chance and the socket come in as arguments, so that a test can play an
// hour of a bad connection in a millisecond.
import type { RefusalCode } from '../refusals/refusals.ts'
import type { Envelope } from './events.ts'
import { createJoinedRooms, type Join, type RoomListener } from './joined-rooms.ts'
import type { Ask } from './messages.ts'
import { createReconnectingSocket, type ReconnectingSocketOptions } from './reconnecting-socket.ts'

/** `live`: the socket is open, and every room that was asked for has answered. `down`: it was lost, or a room could not be joined; until it is live again. */
export type ConnectionState = 'connecting' | 'live' | 'down'

export type RoomClientOptions = ReconnectingSocketOptions & {
  onState?: (state: ConnectionState) => void
  /** The server rejected a message that joins no room. */
  onRejected?: (event: string, error: RefusalCode) => void
}

/** Keeps one socket to `/ws` and the rooms joined on it. */
export const createRoomClient = ({ onState, onRejected, ...options }: RoomClientOptions) => {
  let state: ConnectionState | undefined

  const setState = (next: ConnectionState) => {
    if (next === state) return
    state = next
    onState?.(next)
  }

  const setConnecting = () => {
    if (state !== 'down') setState('connecting')
  }

  /** Live once every room has answered; only then are earlier failures forgotten. */
  const updateState = () => {
    if (!connection.isOpen()) return
    if (!rooms.haveAnswered()) return setConnecting()
    connection.forgetFailures()
    setState('live')
  }

  const say = (ask: Ask) => connection.send(JSON.stringify(ask))

  const connection = createReconnectingSocket(options, {
    onConnecting: setConnecting,
    onOpen: () => {
      rooms.askAll()
      updateState()
    },
    onText: (text) => rooms.receive(JSON.parse(text) as Envelope), // our own server's frames, typed by realtime/events.ts
    onDown: () => {
      rooms.cancelRetries()
      setState('down')
    },
  })
  const rooms = createJoinedRooms({
    send: say,
    after: options.after,
    onChange: updateState,
    onDown: () => setState('down'),
    onSessionRefused: connection.renewAndReconnect,
    onRejected,
  })
  connection.connect()

  return {
    /** Joins a room from a number that the caller has (undefined: from now on). Returns what leaves it. */
    join: (name: string, join: Join, since: number | undefined, listener: RoomListener) => {
      const room = rooms.add(name, join, since, listener)
      if (connection.isOpen()) room.ask()
      return room.leave
    },
    say,
    /** Ends the wait between two attempts, for when the device says that it is online. */
    retryNow: connection.retryNow,
    end: () => {
      connection.end()
      rooms.cancelRetries()
    },
  }
}

export type RoomClient = ReturnType<typeof createRoomClient>
