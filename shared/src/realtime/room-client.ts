// The client's half of "rooms that lose nothing": connects with backoff, joins its rooms until each has answered, asks for what it missed, and passes each
// event on once and in order. Time, chance and the socket come in as arguments, so that a test can play an hour of a bad connection in a millisecond.
import type { RefusalCode } from '../refusals/refusals.ts'
import type { Envelope, FeedEnvelope, LineEvents } from './events.ts'
import type { Ask } from './messages.ts'

export type Socket = {
  send: (text: string) => void
  close: () => void
}
export type SocketListeners = { onOpen: () => void; onText: (text: string) => void; onClose: () => void }

/** `live`: the socket is open, and every room that was asked for has answered. `down`: it was lost, or a room could not be joined; until it is live again. */
export type LineState = 'connecting' | 'live' | 'down'

export type RoomClientOptions = {
  open: (listeners: SocketListeners) => Socket
  /** Runs something after so many milliseconds; gives what cancels it. */
  after: (milliseconds: number, run: () => void) => () => void
  /** A number from 0 up to 1. */
  random: () => number
  onState?: (state: LineState) => void
  /** Renews what the socket signs in with, before each connection. A rejection is a failed attempt. */
  renew?: () => Promise<unknown>
  /** The server rejected a message that joins no room. */
  onRejected?: (event: string, error: RefusalCode) => void
  timing?: Partial<RoomClientTiming>
}

/** In milliseconds. */
export type RoomClientTiming = {
  /** The longest wait between two attempts, before chance. */
  maxWait: number
  /** A connection that is silent for so long is taken as dead: two heartbeats, and some more. */
  maxSilence: number
  /** An attempt that has not connected by then has failed. */
  connectTimeout: number
}

const phoneTiming: RoomClientTiming = { maxWait: 30_000, maxSilence: 35_000, connectTimeout: 15_000 }
/** A counter must hear of an order within five seconds of the network being back. The server's heartbeat for it comes every 4 s. */
export const counterTiming: RoomClientTiming = { maxWait: 1_500, maxSilence: 9_000, connectTimeout: 3_000 }

const firstWait = 500
const firstJoinWait = 1_000
const maxJoinWait = 15_000

type Join = Extract<Ask, { event: 'join_order_room' | 'join_merchant_room' | 'join_menu_room' }>
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

/** Refusals that another attempt with a renewed session may settle. */
const isAboutSession = (error: RefusalCode) => error === 'session.expired' || error === 'session.none'
const isFinal = (error: RefusalCode) => error.startsWith('session.') || error.endsWith('.not_found')

const isFeedEnvelope = (envelope: Envelope): envelope is FeedEnvelope =>
  !['joined', 'resync', 'heartbeat', 'refused'].includes(envelope.event)

/** Keeps one socket to `/ws` and the rooms joined on it. */
export const createRoomClient = ({ open, after, random, onState, renew, onRejected, timing }: RoomClientOptions) => {
  const { maxWait, maxSilence, connectTimeout } = { ...phoneTiming, ...timing }
  const rooms = new Map<string, Joined>()
  let socket: Socket | undefined
  let isOpen = false
  let isEnded = false
  let failures = 0
  let attempts = 0
  let state: LineState | undefined
  let cancelSilence = () => {}
  let cancelRetry: (() => void) | undefined

  const setState = (next: LineState) => {
    if (next === state) return
    state = next
    onState?.(next)
  }

  const setConnecting = () => {
    if (state !== 'down') setState('connecting')
  }

  /** Live once every room has answered; only then are earlier failures forgotten. */
  const updateState = () => {
    if (!isOpen) return
    const isLive = [...rooms.values()].every((room) => room.state !== 'asked')
    if (!isLive) return setConnecting()
    failures = 0
    setState('live')
  }

  const say = (ask: Ask) => {
    if (isOpen) socket?.send(JSON.stringify(ask))
  }

  const send = ({ join, cursor }: Joined) => say({ ...join, data: { ...join.data, since: cursor } } as Join) // same event, same data, newer cursor

  const ask = (room: Joined) => {
    room.cancelRetry?.()
    room.cancelRetry = undefined
    room.state = 'asked'
    room.heartbeats = 0
    send(room)
    updateState()
  }

  const askLater = (room: Joined) => {
    if (room.cancelRetry) return
    room.state = 'asked'
    const wait = Math.min(maxJoinWait, firstJoinWait * 2 ** room.failures)
    room.failures += 1
    room.cancelRetry = after(wait, () => ask(room))
    setState('down')
  }

  const watchSilence = (milliseconds: number) => {
    cancelSilence()
    cancelSilence = after(milliseconds, () => socket?.close())
  }

  const receiveRefusal = ({ error, event, room: name }: LineEvents['refused']) => {
    if (isAboutSession(error)) return socket?.close()
    // A counter's message does not name its room: it is its restaurant's.
    const room = rooms.get(name) ?? [...rooms.values()].find(({ join, state: at }) => join.event === event && at === 'asked')
    if (!room) return onRejected?.(event, error)
    if (!isFinal(error)) return askLater(room)
    room.state = 'rejected'
    updateState()
  }

  const receiveHeartbeat = (newest: Record<string, number>) => {
    for (const [name, room] of rooms) {
      const number = newest[name]
      if (number === undefined && room.state === 'asked' && !room.cancelRetry) room.heartbeats += 1
      if (number === undefined && (room.state === 'joined' || room.heartbeats > 1)) ask(room)
      else if (number !== undefined && number > (room.cursor ?? 0)) send(room)
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
      return updateState()
    }
    const expected = (room.cursor ?? envelope.seq - 1) + 1
    if (envelope.seq > expected) return send(room)
    if (envelope.seq < expected) return
    room.cursor = envelope.seq
    room.listener.onEvent(envelope)
  }

  const retryLater = () => {
    if (isEnded) return
    setState('down')
    const ceiling = Math.min(maxWait, firstWait * 2 ** failures)
    failures += 1
    cancelRetry = after(firstWait / 2 + random() * ceiling, connect)
  }

  const openSocket = () => {
    socket = open({
      onOpen: () => {
        isOpen = true
        watchSilence(maxSilence)
        for (const room of rooms.values()) ask(room)
        updateState()
      },
      onText: (text) => {
        watchSilence(maxSilence)
        receive(JSON.parse(text) as Envelope) // our own server's frames, typed by realtime/events.ts
      },
      onClose: () => {
        isOpen = false
        cancelSilence()
        for (const room of rooms.values()) room.cancelRetry?.()
        retryLater()
      },
    })
    if (!isOpen) watchSilence(connectTimeout)
  }

  const connect = () => {
    cancelRetry = undefined
    attempts += 1
    const attempt = attempts
    setConnecting()
    if (!renew) return openSocket()
    const isStill = () => attempt === attempts && !isEnded
    const fail = () => {
      if (!isStill()) return
      attempts += 1
      retryLater()
    }
    const cancelTimeout = after(connectTimeout, fail)
    const succeed = () => {
      cancelTimeout()
      return isStill() ? openSocket() : undefined
    }
    renew().then(succeed, () => {
      cancelTimeout()
      fail()
    })
  }
  connect()

  return {
    /** Joins a room from a number that the caller has (undefined: from now on). Returns what leaves it. */
    join: (name: string, join: Join, since: number | undefined, listener: RoomListener) => {
      const room: Joined = { join, listener, cursor: since, state: 'asked', heartbeats: 0, failures: 0, cancelRetry: undefined }
      rooms.set(name, room)
      if (isOpen) ask(room)
      return () => {
        room.cancelRetry?.()
        if (rooms.get(name) !== room) return
        rooms.delete(name)
        updateState()
      }
    },
    say,
    /** Ends the wait between two attempts, for when the device says that it is online. */
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
