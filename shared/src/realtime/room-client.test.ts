import fc from 'fast-check'
import { expect, test } from 'vitest'
import { simulate } from './simulated-server.test-data.ts'

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

test('when the log no longer reaches back, the client resyncs and continues from there', () => {
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

test('a listener is called each time that its room is joined', () => {
  const simulation = simulate()
  simulation.join(0)
  expect(simulation.joined()).toBe(0)
  simulation.up()
  expect(simulation.joined()).toBe(1)
  simulation.down()
  simulation.advance(60_000)
  simulation.up()
  expect(simulation.joined()).toBe(2)
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
  expect(simulation.states).toEqual(['connecting', 'live', 'connecting'])
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

test('a connection without a room receives no events, and is not live', () => {
  const simulation = simulate()
  simulation.up()
  expect(simulation.states).toEqual(['connecting'])
  simulation.down()
  simulation.advance(60_000)
  simulation.up()
  expect(simulation.states).toEqual(['connecting', 'down', 'connecting'])
  simulation.join(0)
  expect(simulation.states.at(-1)).toBe('live')
})

test('a room missing from the heartbeat is joined again', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.up()
  simulation.append(true)
  simulation.heartbeatWithoutRoom()
  expect([simulation.received, simulation.states.at(-1)]).toEqual([[1], 'live'])
})

test('a failed join is retried with backoff, and the state is down until it succeeds', () => {
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

test('a room that does not exist is not retried', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.reject('order.not_found')
  simulation.up()
  simulation.heartbeatWithoutRoom()
  simulation.advance(30_000)
  expect([simulation.joins.length, simulation.states]).toEqual([1, ['connecting', 'live']])
})

test('a rejected message that does not join a room is reported', () => {
  const rejected: string[] = []
  const simulation = simulate({ onRejected: (event, error) => rejected.push(`${event} ${error}`) })
  simulation.up()
  simulation.receive('refused', { error: 'server.failed', event: 'order_acknowledged', room: '' })
  expect(rejected).toEqual(['order_acknowledged server.failed'])
})
