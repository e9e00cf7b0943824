import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { FeedEnvelope } from './events.ts'
import { counterTiming, type SocketListeners } from './reconnecting-socket.ts'
import { createRoomClient, type ConnectionState, type RoomClientOptions } from './room-client.ts'

const room = 'merchant:one'
const at = '2026-11-20T12:00:00.000Z'

/** A simulated server with a log, a connection that loses frames, and a clock. */
const simulate = (more: Partial<RoomClientOptions> = {}) => {
  const timers: { due: number; run: () => void }[] = []
  let now = 0
  let listeners: SocketListeners | undefined
  let isDown = true
  let log = 0
  let oldest = 1
  let live = false
  let rejection: string | undefined
  let isUnresponsive = false
  let closes = 0
  let opened = 0
  const received: number[] = []
  const states: ConnectionState[] = []
  const waits: number[] = []
  const resyncs: number[] = []

  const emit = (event: string, seq: number, data: unknown = null) => listeners?.onText(JSON.stringify({ event, data, room, seq, at }))
  const joins: number[] = []
  const respondToJoin = (since = log) => {
    joins.push(now)
    if (isUnresponsive) return
    if (rejection) return emit('refused', 0, { error: rejection, event: 'join_merchant_room', room })
    live = true
    if (since > log || since < oldest - 1) return emit('resync', log)
    emit('joined', log)
    for (let seq = since + 1; seq <= log; seq += 1) emit('order_acknowledged', seq)
  }

  const client = createRoomClient({
    open: (given) => {
      listeners = given
      opened += 1
      return {
        send: (text) => !isDown && respondToJoin(JSON.parse(text).data.since),
        close: () => {
          closes += 1
          given.onClose()
        },
      }
    },
    after: (milliseconds, run) => {
      waits.push(milliseconds)
      const timer = { due: now + milliseconds, run }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
    random: () => 0.5,
    onState: (state) => states.push(state),
    ...more,
  })
  const listener = { onEvent: ({ seq }: FeedEnvelope) => received.push(seq), onResync: () => resyncs.push(log) }

  return {
    client,
    opened: () => opened,
    received,
    states,
    waits,
    resyncs,
    joins,
    closes: () => closes,
    /** From now on joins are rejected with this error; undefined: accepted again. */
    reject: (error: string | undefined) => (rejection = error),
    receive: (event: string, data: object) => emit(event, 0, data),
    stopResponding: () => (isUnresponsive = true),
    resumeResponding: () => (isUnresponsive = false),
    /** A heartbeat of a server that does not know the room. */
    heartbeatWithoutRoom: () => emit('heartbeat', 0, { rooms: {} }),
    join: (since?: number) => client.join(room, { event: 'join_merchant_room', data: {} }, since, listener),
    up: () => {
      isDown = false
      live = false
      listeners?.onOpen()
    },
    down: () => {
      isDown = true
      live = false
      listeners?.onClose()
    },
    /** Adds an event; its frame may be lost. */
    append: (isLost = false) => {
      log += 1
      if (live && !isDown && !isLost) emit('order_acknowledged', log)
    },
    duplicate: (seq: number) => !isDown && emit('order_acknowledged', seq),
    truncateLog: () => (oldest = log + 1),
    heartbeat: () => !isDown && live && emit('heartbeat', 0, { rooms: { [room]: log } }),
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
    newest: () => log,
  }
}

test('events are delivered once and in order, live and after a reconnect', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.up()
  simulation.append()
  simulation.append()
  simulation.down()
  simulation.append()
  simulation.advance(60_000)
  simulation.up()
  simulation.append()
  simulation.duplicate(2)
  expect(simulation.received).toEqual([1, 2, 3, 4])
})

test('a lost frame is requested when the next one reveals the gap', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.up()
  simulation.append()
  simulation.append(true)
  simulation.append()
  expect(simulation.received).toEqual([1, 2, 3])
})

test('a lost last frame is requested at the next heartbeat', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.up()
  simulation.append(true)
  expect(simulation.received).toEqual([])
  simulation.heartbeat()
  expect(simulation.received).toEqual([1])
})

test('when the log no longer reaches back, the client is told to resync and continues from there', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.append()
  simulation.append()
  simulation.truncateLog()
  simulation.up()
  expect(simulation.resyncs).toEqual([2])
  simulation.append()
  expect(simulation.received).toEqual([3])
})

test('reconnects with exponential backoff, and at once when the device goes online', () => {
  const simulation = simulate()
  for (let tries = 0; tries < 10; tries += 1) {
    simulation.down()
    simulation.advance(60_000)
  }
  const waits = simulation.waits.filter((wait) => wait !== 15_000) // the timeout of an attempt
  expect(waits.slice(0, 4)).toEqual([500, 750, 1_250, 2_250])
  expect(Math.max(...waits)).toBe(15_250)
  simulation.down()
  const before = simulation.opened()
  simulation.client.retryNow()
  simulation.client.retryNow()
  expect(simulation.opened()).toBe(before + 1)
  expect(simulation.states).toEqual(['connecting', 'down'])
})

test('a connection that is silent for 35 seconds is considered dead', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.up()
  simulation.advance(34_000)
  simulation.heartbeat()
  simulation.advance(34_000)
  expect(simulation.states.at(-1)).toBe('live')
  simulation.advance(1_500)
  expect(simulation.states).toContain('down')
})

test('a room that was left delivers no events, and an ended client stays ended', () => {
  const simulation = simulate()
  const leave = simulation.join(0)
  simulation.up()
  leave()
  simulation.append()
  expect(simulation.received).toEqual([])
  simulation.client.end()
  simulation.advance(120_000)
  expect(simulation.states).toEqual(['connecting', 'live'])
})

test('after any losses, outages and duplicates every event is delivered once and in order by the next heartbeat', () => {
  const step = fc.constantFrom('append', 'lose', 'disconnect', 'reconnect', 'duplicate', 'heartbeat', 'wait')
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const simulation = simulate()
      simulation.join(0)
      simulation.up()
      for (const action of steps) {
        if (action === 'append') simulation.append()
        if (action === 'lose') simulation.append(true)
        if (action === 'disconnect') simulation.down()
        if (action === 'reconnect') {
          simulation.advance(60_000)
          simulation.up()
        }
        if (action === 'duplicate' && simulation.newest() > 0) simulation.duplicate(simulation.newest())
        if (action === 'heartbeat') simulation.heartbeat()
        if (action === 'wait') simulation.advance(1_000)
      }
      simulation.advance(60_000)
      simulation.up()
      simulation.heartbeat()
      expect(simulation.received).toEqual(Array.from({ length: simulation.newest() }, (_, index) => index + 1))
    }),
    { numRuns: 500 },
  )
})

test('the state is live once every room has answered', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.stopResponding()
  simulation.up()
  expect(simulation.states).toEqual(['connecting'])
  simulation.resumeResponding()
  simulation.heartbeatWithoutRoom()
  simulation.heartbeatWithoutRoom()
  expect(simulation.states).toEqual(['connecting', 'live'])
})

test('a room missing from the heartbeat is joined again', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.up()
  simulation.append(true)
  simulation.heartbeatWithoutRoom()
  expect([simulation.received, simulation.states.at(-1)]).toEqual([[1], 'live'])
})

test('a failed join is retried with backoff, and the state is down meanwhile', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.reject('server.failed')
  simulation.up()
  for (let second = 0; second < 60; second += 10) {
    simulation.advance(10_000)
    simulation.heartbeatWithoutRoom()
  }
  expect(simulation.joins).toEqual([0, 1_000, 3_000, 7_000, 15_000, 30_000, 45_000, 60_000])
  expect(simulation.states).toEqual(['connecting', 'down'])
  simulation.reject(undefined)
  simulation.append()
  simulation.advance(15_000)
  expect([simulation.received, simulation.states.at(-1)]).toEqual([[1], 'live'])
})

test('a session that has expired closes the socket, and the next one is opened with a renewed session', async () => {
  const renewed: number[] = []
  const simulation = simulate({ renew: async () => renewed.push(1) })
  simulation.join(0)
  simulation.reject('session.expired')
  simulation.up()
  expect([simulation.closes(), simulation.states.at(-1)]).toEqual([1, 'down'])
  simulation.reject(undefined)
  simulation.advance(1_000)
  await Promise.resolve()
  simulation.up()
  expect([renewed.length, simulation.states.at(-1)]).toEqual([1, 'live'])
})

test('a lost connection is reopened without renewing the session', () => {
  const simulation = simulate({ renew: () => new Promise(() => {}), timing: counterTiming })
  simulation.join(0)
  simulation.up()
  simulation.append()
  simulation.down()
  simulation.append()
  simulation.advance(1_000)
  simulation.up()
  expect([simulation.opened(), simulation.received, simulation.states.at(-1)]).toEqual([2, [1, 2], 'live'])
})

test('rejections of the session do not shorten the backoff', async () => {
  const simulation = simulate({ timing: counterTiming })
  simulation.join(0)
  simulation.reject('session.expired')
  for (let tries = 0; tries < 100; tries += 1) {
    simulation.up()
    simulation.advance(1_000)
  }
  expect(simulation.joins.length).toBeLessThan(110)
})

test('a failed renewal counts as a failed attempt', async () => {
  let isOffline = true
  const simulation = simulate({
    renew: async () => {
      if (isOffline) throw new Error('no network')
    },
    timing: counterTiming,
  })
  simulation.join(0)
  simulation.reject('session.expired')
  simulation.up()
  simulation.reject(undefined)
  simulation.advance(1_000)
  await new Promise((resolve) => setTimeout(resolve))
  expect([simulation.opened(), simulation.states.at(-1)]).toEqual([1, 'down'])
  isOffline = false
  simulation.advance(2_000)
  await new Promise((resolve) => setTimeout(resolve))
  simulation.up()
  expect(simulation.states.at(-1)).toBe('live')
})

test('an attempt that does not connect in time is aborted', () => {
  const simulation = simulate({ timing: counterTiming })
  simulation.advance(counterTiming.connectTimeout)
  expect([simulation.closes(), simulation.states]).toEqual([1, ['connecting', 'down']])
})

test('a renewal that does not finish in time is aborted', async () => {
  let renewals = 0
  const simulation = simulate({
    renew: () => {
      renewals += 1
      return renewals === 1 ? new Promise(() => {}) : Promise.resolve()
    },
  })
  simulation.join(0)
  simulation.reject('session.expired')
  simulation.up()
  simulation.advance(17_000)
  await Promise.resolve()
  await vi.waitFor(() => expect([renewals, simulation.opened()]).toEqual([2, 2]))
})

test('a room that does not exist is not retried', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.reject('order.not_found')
  simulation.up()
  simulation.heartbeatWithoutRoom()
  simulation.advance(30_000)
  expect([simulation.joins.length, simulation.states]).toEqual([1, ['connecting', 'live']])
})

test('a message that joins no room and is rejected is reported', () => {
  const rejected: string[] = []
  const simulation = simulate({ onRejected: (event, error) => rejected.push(`${event} ${error}`) })
  simulation.up()
  simulation.receive('refused', { error: 'server.failed', event: 'order_acknowledged', room: '' })
  expect(rejected).toEqual(['order_acknowledged server.failed'])
})
