import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedEnvelope } from './events.ts'
import { createRoomClient, type LineState, type SocketListeners } from './room-client.ts'

const room = 'merchant:one'
const at = '2026-11-20T12:00:00.000Z'

/** A server with a log, a line that loses frames, and a clock, all played by the test. */
const play = () => {
  const timers: { due: number; run: () => void }[] = []
  let now = 0
  let listeners: SocketListeners | undefined
  let isCut = true
  let log = 0
  let oldest = 1
  let live = false
  const heard: number[] = []
  const states: LineState[] = []
  const waits: number[] = []
  const resyncs: number[] = []

  const tell = (event: string, seq: number, data: unknown = null) => listeners?.onText(JSON.stringify({ event, data, room, seq, at }))
  const answerJoin = (since = log) => {
    live = true
    if (since > log || since < oldest - 1) return tell('resync', log)
    tell('joined', log)
    for (let seq = since + 1; seq <= log; seq += 1) tell('order_heard', seq)
  }

  const client = createRoomClient({
    open: (given) => {
      listeners = given
      return {
        send: (text) => !isCut && answerJoin(JSON.parse(text).data.since),
        close: () => given.onClose(),
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
  })
  const listener = { onEvent: ({ seq }: FeedEnvelope) => heard.push(seq), onResync: () => resyncs.push(log) }

  return {
    client,
    heard,
    states,
    waits,
    resyncs,
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
      if (live && !isCut && !isLost) tell('order_heard', log)
    },
    repeat: (seq: number) => !isCut && tell('order_heard', seq),
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
  expect(line.waits.slice(0, 4)).toEqual([500, 750, 1_250, 2_250])
  expect(Math.max(...line.waits)).toBe(15_250)
  line.down()
  const before = line.states.filter((state) => state === 'connecting').length
  line.client.retryNow()
  line.client.retryNow()
  expect(line.states.filter((state) => state === 'connecting')).toHaveLength(before + 1)
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
