import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { FeedEnvelope } from './events.ts'
import { counterTiming, type SocketListeners } from './reconnecting-socket.ts'
import { createRoomClient, type ConnectionState, type RoomClientOptions } from './room-client.ts'

const room = 'merchant:one'
const at = '2026-11-20T12:00:00.000Z'

/** A server with a log, a line that loses frames, and a clock, all played by the test. */
const play = (more: Partial<RoomClientOptions> = {}) => {
  const timers: { due: number; run: () => void }[] = []
  let now = 0
  let listeners: SocketListeners | undefined
  let isCut = true
  let log = 0
  let oldest = 1
  let live = false
  let rejects: string | undefined
  let isSilent = false
  let closes = 0
  let opened = 0
  const heard: number[] = []
  const states: ConnectionState[] = []
  const waits: number[] = []
  const resyncs: number[] = []

  const tell = (event: string, seq: number, data: unknown = null) => listeners?.onText(JSON.stringify({ event, data, room, seq, at }))
  const joins: number[] = []
  const answerJoin = (since = log) => {
    joins.push(now)
    if (isSilent) return
    if (rejects) return tell('refused', 0, { error: rejects, event: 'join_merchant_room', room })
    live = true
    if (since > log || since < oldest - 1) return tell('resync', log)
    tell('joined', log)
    for (let seq = since + 1; seq <= log; seq += 1) tell('order_acknowledged', seq)
  }

  const client = createRoomClient({
    open: (given) => {
      listeners = given
      opened += 1
      return {
        send: (text) => !isCut && answerJoin(JSON.parse(text).data.since),
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
  const listener = { onEvent: ({ seq }: FeedEnvelope) => heard.push(seq), onResync: () => resyncs.push(log) }

  return {
    client,
    opened: () => opened,
    heard,
    states,
    waits,
    resyncs,
    joins,
    closes: () => closes,
    /** From now on joins are answered so; undefined: as they should be. */
    reject: (error: string | undefined) => (rejects = error),
    hears: (event: string, data: object) => tell(event, 0, data),
    fallSilent: () => (isSilent = true),
    speak: () => (isSilent = false),
    /** A heartbeat of a server that does not know the room. */
    beatWithout: () => tell('heartbeat', 0, { rooms: {} }),
    join: (since?: number) => client.join(room, { event: 'join_merchant_room', data: {} }, since, listener),
    up: () => {
      isCut = false
      live = false
      listeners?.onOpen()
    },
    down: () => {
      isCut = true
      live = false
      listeners?.onClose()
    },
    /** A new row; the frame that tells it may be lost. */
    write: (isLost = false) => {
      log += 1
      if (live && !isCut && !isLost) tell('order_acknowledged', log)
    },
    repeat: (seq: number) => !isCut && tell('order_acknowledged', seq),
    forget: () => (oldest = log + 1),
    beat: () => !isCut && live && tell('heartbeat', 0, { rooms: { [room]: log } }),
    pass: (milliseconds: number) => {
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

test('events come once and in order, live and after a cut', () => {
  const line = play()
  line.join(0)
  line.up()
  line.write()
  line.write()
  line.down()
  line.write()
  line.pass(60_000)
  line.up()
  line.write()
  line.repeat(2)
  expect(line.heard).toEqual([1, 2, 3, 4])
})

test('a frame that was lost is asked for when the next one shows the gap', () => {
  const line = play()
  line.join(0)
  line.up()
  line.write()
  line.write(true)
  line.write()
  expect(line.heard).toEqual([1, 2, 3])
})

test('a frame that was lost with nothing after it is asked for at the heartbeat', () => {
  const line = play()
  line.join(0)
  line.up()
  line.write(true)
  expect(line.heard).toEqual([])
  line.beat()
  expect(line.heard).toEqual([1])
})

test('beyond the log the client is told to fetch, and goes on from there', () => {
  const line = play()
  line.join(0)
  line.write()
  line.write()
  line.forget()
  line.up()
  expect(line.resyncs).toEqual([2])
  line.write()
  expect(line.heard).toEqual([3])
})

test('tries again ever more slowly up to half a minute, and at once when the device is online again', () => {
  const line = play()
  for (let tries = 0; tries < 10; tries += 1) {
    line.down()
    line.pass(60_000)
  }
  const waits = line.waits.filter((wait) => wait !== 15_000) // what an attempt may take
  expect(waits.slice(0, 4)).toEqual([500, 750, 1_250, 2_250])
  expect(Math.max(...waits)).toBe(15_250)
  line.down()
  const before = line.opened()
  line.client.retryNow()
  line.client.retryNow()
  expect(line.opened()).toBe(before + 1)
  expect(line.states).toEqual(['connecting', 'down'])
})

test('a line that says nothing for 35 seconds is taken as dead', () => {
  const line = play()
  line.join(0)
  line.up()
  line.pass(34_000)
  line.beat()
  line.pass(34_000)
  expect(line.states.at(-1)).toBe('live')
  line.pass(1_500)
  expect(line.states).toContain('down')
})

test('a room that was left is heard no more, and an ended client stays ended', () => {
  const line = play()
  const leave = line.join(0)
  line.up()
  leave()
  line.write()
  expect(line.heard).toEqual([])
  line.client.end()
  line.pass(120_000)
  expect(line.states).toEqual(['connecting', 'live'])
})

test('whatever a line loses, cuts and repeats, after the last heartbeat everything was heard once and in order', () => {
  const step = fc.constantFrom('write', 'lose', 'cut', 'mend', 'repeat', 'beat', 'wait')
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const line = play()
      line.join(0)
      line.up()
      for (const what of steps) {
        if (what === 'write') line.write()
        if (what === 'lose') line.write(true)
        if (what === 'cut') line.down()
        if (what === 'mend') {
          line.pass(60_000)
          line.up()
        }
        if (what === 'repeat' && line.newest() > 0) line.repeat(line.newest())
        if (what === 'beat') line.beat()
        if (what === 'wait') line.pass(1_000)
      }
      line.pass(60_000)
      line.up()
      line.beat()
      expect(line.heard).toEqual(Array.from({ length: line.newest() }, (_, index) => index + 1))
    }),
    { numRuns: 500 },
  )
})

test('is live only once every room has answered', () => {
  const line = play()
  line.join(0)
  line.fallSilent()
  line.up()
  expect(line.states).toEqual(['connecting'])
  line.speak()
  line.beatWithout()
  line.beatWithout()
  expect(line.states).toEqual(['connecting', 'live'])
})

test('a heartbeat without one of its rooms means to join it again', () => {
  const line = play()
  line.join(0)
  line.up()
  line.write(true)
  line.beatWithout()
  expect([line.heard, line.states.at(-1)]).toEqual([[1], 'live'])
})

test('a join that fails is repeated ever more slowly, and the line is not live meanwhile', () => {
  const line = play()
  line.join(0)
  line.reject('server.failed')
  line.up()
  for (let second = 0; second < 60; second += 10) {
    line.pass(10_000)
    line.beatWithout()
  }
  expect(line.joins).toEqual([0, 1_000, 3_000, 7_000, 15_000, 30_000, 45_000, 60_000])
  expect(line.states).toEqual(['connecting', 'down'])
  line.reject(undefined)
  line.write()
  line.pass(15_000)
  expect([line.heard, line.states.at(-1)]).toEqual([[1], 'live'])
})

test('a session that has expired closes the socket, and the next one is opened with a renewed session', async () => {
  const renewed: number[] = []
  const line = play({ renew: async () => renewed.push(1) })
  line.join(0)
  line.reject('session.expired')
  line.up()
  expect([line.closes(), line.states.at(-1)]).toEqual([1, 'down'])
  line.reject(undefined)
  line.pass(1_000)
  await Promise.resolve()
  line.up()
  expect([renewed.length, line.states.at(-1)]).toEqual([1, 'live'])
})

test('a connection that was lost is opened again at once: its session is renewed only when it was refused', () => {
  const line = play({ renew: () => new Promise(() => {}), timing: counterTiming })
  line.join(0)
  line.up()
  line.write()
  line.down()
  line.write()
  line.pass(1_000)
  line.up()
  expect([line.opened(), line.heard, line.states.at(-1)]).toEqual([2, [1, 2], 'live'])
})

test('rejections of the session are not answered by trying ever faster', async () => {
  const line = play({ timing: counterTiming })
  line.join(0)
  line.reject('session.expired')
  for (let tries = 0; tries < 100; tries += 1) {
    line.up()
    line.pass(1_000)
  }
  expect(line.joins.length).toBeLessThan(110)
})

test('a renewal that fails is a failed attempt', async () => {
  let isAway = true
  const line = play({
    renew: async () => {
      if (isAway) throw new Error('no network')
    },
    timing: counterTiming,
  })
  line.join(0)
  line.reject('session.expired')
  line.up()
  line.reject(undefined)
  line.pass(1_000)
  await new Promise((resolve) => setTimeout(resolve))
  expect([line.opened(), line.states.at(-1)]).toEqual([1, 'down'])
  isAway = false
  line.pass(2_000)
  await new Promise((resolve) => setTimeout(resolve))
  line.up()
  expect(line.states.at(-1)).toBe('live')
})

test('an attempt that does not connect in time is given up', () => {
  const line = play({ timing: counterTiming })
  line.pass(counterTiming.connectTimeout)
  expect([line.closes(), line.states]).toEqual([1, ['connecting', 'down']])
})

test('a renewal that does not end is given up', async () => {
  let renewals = 0
  const line = play({
    renew: () => {
      renewals += 1
      return renewals === 1 ? new Promise(() => {}) : Promise.resolve()
    },
  })
  line.join(0)
  line.reject('session.expired')
  line.up()
  line.pass(17_000)
  await Promise.resolve()
  await vi.waitFor(() => expect([renewals, line.opened()]).toEqual([2, 2]))
})

test('a room that is not there is not waited for', () => {
  const line = play()
  line.join(0)
  line.reject('order.not_found')
  line.up()
  line.beatWithout()
  line.pass(30_000)
  expect([line.joins.length, line.states]).toEqual([1, ['connecting', 'live']])
})

test('a message that joins no room and is rejected is reported', () => {
  const rejected: string[] = []
  const line = play({ onRejected: (event, error) => rejected.push(`${event} ${error}`) })
  line.up()
  line.hears('refused', { error: 'server.failed', event: 'order_acknowledged', room: '' })
  expect(rejected).toEqual(['order_heard server.failed'])
})
