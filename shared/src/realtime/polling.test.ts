import { expect, test } from 'vitest'
import { pollInterval } from './room-client.ts'
import { simulate } from './simulated-server.test-data.ts'

const polls = () => true

test('where no socket can be opened, the state of a room is fetched every eight seconds', () => {
  const simulation = simulate({ polls })
  simulation.join(0)
  simulation.advance(pollInterval - 1)
  expect(simulation.resyncs).toHaveLength(0)
  simulation.advance(1)
  expect(simulation.resyncs).toHaveLength(1)
  simulation.advance(10 * pollInterval)
  expect(simulation.resyncs).toHaveLength(11)
})

test('a room whose events arrive is not polled, until the connection is lost', () => {
  const simulation = simulate({ polls })
  simulation.join(0)
  simulation.up()
  simulation.advance(30_000)
  expect(simulation.resyncs).toHaveLength(0)
  simulation.down()
  simulation.advance(2 * pollInterval)
  expect(simulation.resyncs.length).toBeGreaterThan(0)
})

test('a room that cannot be joined on an open socket is polled', () => {
  const simulation = simulate({ polls })
  simulation.reject('server.busy')
  simulation.join(0)
  simulation.up()
  simulation.advance(pollInterval)
  expect(simulation.resyncs).toHaveLength(1)
})

test('a room that does not exist, or was left, is not polled', () => {
  const simulation = simulate({ polls })
  simulation.reject('order.not_found')
  const leave = simulation.join(0)
  simulation.up()
  simulation.advance(30_000)
  expect(simulation.resyncs).toHaveLength(0)
  leave()
  const left = simulate({ polls })
  left.join(0)()
  left.advance(30_000)
  expect(left.resyncs).toHaveLength(0)
})

test('a page that becomes visible is polled at once, and a hidden page is not', () => {
  let isHidden = true
  const simulation = simulate({ polls: () => !isHidden })
  simulation.join(0)
  simulation.advance(30_000)
  expect(simulation.resyncs).toHaveLength(0)
  isHidden = false
  simulation.client.retryNow()
  expect(simulation.resyncs).toHaveLength(1)
})

test('a client without polling and an ended client fetch nothing', () => {
  const without = simulate()
  without.join(0)
  without.advance(30_000)
  const ended = simulate({ polls })
  ended.join(0)
  ended.client.end()
  ended.advance(30_000)
  expect([without.resyncs, ended.resyncs]).toEqual([[], []])
})
