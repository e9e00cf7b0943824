// A simulated server with a log, a connection that loses frames, and a clock, for tests of the room client.
import type { FeedEnvelope } from './feed-event.ts'
import type { SocketListeners } from './reconnecting-socket.ts'
import { createRoomClient, type ConnectionState, type RoomClientOptions } from './room-client.ts'

const room = 'merchant:one'
const at = '2026-11-20T12:00:00.000Z'

/** Timers that run when a test moves the clock. */
const simulateClock = () => {
  const timers: { due: number; run: () => void }[] = []
  let now = 0
  return {
    now: () => now,
    after: (milliseconds: number, run: () => void) => {
      const timer = { due: now + milliseconds, run }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
    advance: (milliseconds: number) => {
      const until = now + milliseconds
      for (;;) {
        const next = timers.toSorted((a, b) => a.due - b.due)[0]
        if (!next || next.due > until) break
        now = next.due
        timers.splice(timers.indexOf(next), 1)
        next.run()
      }
      now = until
    },
  }
}

/** The server's side: a room with a log, and the connection to it. */
const simulateServer = (now: () => number) => {
  let listeners: SocketListeners | undefined
  let isDown = true
  let log = 0
  let oldest = 1
  let live = false
  let rejection: string | undefined
  let isUnresponsive = false
  const joins: number[] = []

  const emit = (event: string, seq: number, data: unknown = null) => listeners?.onText(JSON.stringify({ event, data, room, seq, at }))
  const respondToJoin = (since = log) => {
    joins.push(now())
    if (isUnresponsive) return
    if (rejection) return emit('refused', 0, { error: rejection, event: 'join_merchant_room', room })
    live = true
    if (since > log || since < oldest - 1) return emit('resync', log)
    emit('joined', log)
    for (let seq = since + 1; seq <= log; seq += 1) emit('order_acknowledged', seq)
  }
  const connection = (isOpen: boolean) => {
    isDown = !isOpen
    live = false
  }
  return {
    listen: (given: SocketListeners) => (listeners = given),
    send: (text: string) => !isDown && respondToJoin(JSON.parse(text).data.since),
    joins,
    /** Rejects all further joins with this error; undefined accepts them again. */
    reject: (error: string | undefined) => (rejection = error),
    receive: (event: string, data: object) => emit(event, 0, data),
    stopResponding: () => (isUnresponsive = true),
    resumeResponding: () => (isUnresponsive = false),
    /** Sends a heartbeat of a server that does not know the room. */
    heartbeatWithoutRoom: () => emit('heartbeat', 0, { rooms: {} }),
    up: () => {
      connection(true)
      listeners?.onOpen()
    },
    down: () => {
      connection(false)
      listeners?.onClose()
    },
    /** Adds an event, whose frame may be lost. */
    append: (isLost = false) => {
      log += 1
      if (live && !isDown && !isLost) emit('order_acknowledged', log)
    },
    duplicate: (seq: number) => !isDown && emit('order_acknowledged', seq),
    truncateLog: () => (oldest = log + 1),
    heartbeat: () => !isDown && live && emit('heartbeat', 0, { rooms: { [room]: log } }),
    newest: () => log,
  }
}

/** A client of a simulated server, with what it has received. */
export const simulate = (more: Partial<RoomClientOptions> = {}) => {
  const clock = simulateClock()
  const { listen, send, ...server } = simulateServer(clock.now)
  let closes = 0
  let opened = 0
  const received: number[] = []
  const states: ConnectionState[] = []
  const waits: number[] = []
  const resyncs: number[] = []
  let joined = 0
  const client = createRoomClient({
    open: (given) => {
      listen(given)
      opened += 1
      return {
        send,
        close: () => {
          closes += 1
          given.onClose()
        },
      }
    },
    after: (milliseconds, run) => {
      waits.push(milliseconds)
      return clock.after(milliseconds, run)
    },
    random: () => 0.5,
    onState: (state) => states.push(state),
    ...more,
  })
  const listener = {
    onEvent: ({ seq }: FeedEnvelope) => received.push(seq),
    onResync: () => resyncs.push(server.newest()),
    onJoined: () => (joined += 1),
  }
  return {
    ...server,
    client,
    opened: () => opened,
    closes: () => closes,
    received,
    states,
    waits,
    resyncs,
    joined: () => joined,
    join: (since?: number) => client.join(room, { event: 'join_merchant_room', data: {} }, since, listener),
    advance: clock.advance,
  }
}
