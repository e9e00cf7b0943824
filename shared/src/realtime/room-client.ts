// The client's half of "rooms that lose nothing": reconnects with jitter, asks for what it missed, hands each event on once and in order.
// Time, chance and the socket come in as arguments, so that a test can play an hour of a bad line in a millisecond.
import type { Envelope, FeedEnvelope } from './events.ts'
import type { Ask } from './messages.ts'

export type Socket = {
  send: (text: string) => void
  close: () => void
}
export type SocketListeners = { onOpen: () => void; onText: (text: string) => void; onClose: () => void }

export type LineState = 'connecting' | 'live' | 'down'

export type RoomClientOptions = {
  open: (listeners: SocketListeners) => Socket
  /** Runs something after so many milliseconds; gives what cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
  /** A number from 0 up to 1. */
  random: () => number
  onState?: (state: LineState) => void
}

type Join = Extract<Ask, { event: 'join_order_room' | 'join_merchant_room' | 'join_menu_room' }>
export type RoomListener = {
  onEvent: (envelope: FeedEnvelope) => void
  /** The log no longer reaches back far enough: fetch the whole state again. */
  onResync: () => void
}
type Joined = { join: Join; listener: RoomListener; cursor: number | undefined }

const firstWait = 500
const longestWait = 30_000
/** The server's heartbeat comes every 15 s; two missed and the line counts as dead. */
const silenceLimit = 35_000

const isFeedEnvelope = (envelope: Envelope): envelope is FeedEnvelope =>
  !['joined', 'resync', 'heartbeat', 'refused'].includes(envelope.event)

/** Keeps one socket to `/ws` and the rooms joined on it. */
export const createRoomClient = ({ open, after, random, onState }: RoomClientOptions) => {
  const rooms = new Map<string, Joined>()
  let socket: Socket | undefined
  let isOpen = false
  let isEnded = false
  let failures = 0
  let cancelSilence = () => {}
  let cancelRetry: (() => void) | undefined

  const say = (ask: Ask) => {
    if (isOpen) socket?.send(JSON.stringify(ask))
  }

  const ask = ({ join, cursor }: Joined) => say({ ...join, data: { ...join.data, since: cursor } } as Join) // same event, same data, newer cursor

  const hearSilence = () => {
    cancelSilence()
    cancelSilence = after(silenceLimit, () => socket?.close())
  }

  const receive = (envelope: Envelope) => {
    if (envelope.event === 'heartbeat') {
      for (const [room, newest] of Object.entries(envelope.data.rooms)) {
        const joined = rooms.get(room)
        if (joined && newest > (joined.cursor ?? 0)) ask(joined)
      }
      return
    }
    const joined = rooms.get(envelope.room)
    if (!joined) return
    if (envelope.event === 'joined') joined.cursor ??= envelope.seq
    if (envelope.event === 'resync') {
      joined.cursor = envelope.seq
      joined.listener.onResync()
    }
    if (!isFeedEnvelope(envelope)) return
    const expected = (joined.cursor ?? envelope.seq - 1) + 1
    if (envelope.seq > expected) return ask(joined)
    if (envelope.seq < expected) return
    joined.cursor = envelope.seq
    joined.listener.onEvent(envelope)
  }

  const connect = () => {
    cancelRetry = undefined
    onState?.('connecting')
    socket = open({
      onOpen: () => {
        isOpen = true
        failures = 0
        onState?.('live')
        hearSilence()
        for (const joined of rooms.values()) ask(joined)
      },
      onText: (text) => {
        hearSilence()
        receive(JSON.parse(text) as Envelope) // our own server's frames, typed by realtime/events.ts
      },
      onClose: () => {
        isOpen = false
        cancelSilence()
        if (isEnded) return
        onState?.('down')
        const ceiling = Math.min(longestWait, firstWait * 2 ** failures)
        failures += 1
        cancelRetry = after(firstWait / 2 + random() * ceiling, connect)
      },
    })
  }
  connect()

  return {
    /** Joins a room from a number that the caller has (undefined: from now on). Gives what leaves it. */
    join: (room: string, join: Join, since: number | undefined, listener: RoomListener) => {
      const joined = { join, listener, cursor: since }
      rooms.set(room, joined)
      ask(joined)
      return () => {
        if (rooms.get(room) === joined) rooms.delete(room)
      }
    },
    say,
    /** Ends the wait between two tries, for when the device says that it is online. */
    retryNow: () => {
      if (!cancelRetry) return
      cancelRetry()
      failures = 0
      connect()
    },
    end: () => {
      isEnded = true
      cancelRetry?.()
      cancelSilence()
      socket?.close()
    },
  }
}

export type RoomClient = ReturnType<typeof createRoomClient>
