import { expect, test } from 'vitest'
import { counterTiming } from './reconnecting-socket.ts'
import { simulate } from './simulated-server.test-data.ts'

test('a client reconnects with exponential backoff, and at once when the device goes online', () => {
  const simulation = simulate()
  for (let tries = 0; tries < 10; tries += 1) {
    simulation.down()
    simulation.advance(60_000)
  }
  const waits = simulation.waits.filter((wait) => wait !== 15_000) // this is the timeout of an attempt
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

test('when the device is online again, an open connection requests missed events, and is replaced without an answer in 5 seconds', () => {
  const simulation = simulate()
  simulation.join(0)
  simulation.up()
  simulation.append(true)
  simulation.client.retryNow()
  expect(simulation.received).toEqual([1])
  simulation.advance(34_000)
  expect(simulation.closes()).toBe(0)
  simulation.stopResponding()
  simulation.client.retryNow()
  simulation.advance(4_999)
  expect(simulation.closes()).toBe(0)
  simulation.advance(1)
  expect([simulation.closes(), simulation.states.at(-1)]).toEqual([1, 'down'])
})

test('an open connection without a room is not checked', () => {
  const simulation = simulate()
  simulation.up()
  simulation.client.retryNow()
  simulation.advance(34_000)
  expect(simulation.closes()).toBe(0)
})

test('an expired session closes the socket, and the next socket opens with a renewed session', async () => {
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
  await expect.poll(() => [renewals, simulation.opened()]).toEqual([2, 2])
})
