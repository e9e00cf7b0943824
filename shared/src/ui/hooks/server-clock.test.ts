import { beforeEach, expect, test, vi } from 'vitest'
import { compareClocks, onClockError, serverTime } from './server-clock.ts'

const at = Date.parse('2026-11-28T10:00:00.000Z')
const second = 1_000
const hour = 3_600 * second
const dateAt = (time: number) => new Date(time).toUTCString()

/** A reply that took `travel` milliseconds, on a machine whose clock is ahead by `error`. */
const reply = (error: number, travel = 100, serverAt = at) =>
  compareClocks(dateAt(serverAt), serverAt + error - travel / 2, serverAt + error + travel / 2)
const errorOf = () => at - serverTime(at)

beforeEach(() => reply(0))

test.each([hour, -40 * 60 * second, 3 * second])('a clock that is ahead by %i ms is corrected', (error) => {
  reply(error)
  expect(Math.abs(errorOf() - error)).toBeLessThanOrEqual(second)
})

test('a difference within the duration of the request is ignored', () => {
  reply(2_000)
  reply(9_000, 20_000)
  expect(errorOf()).toBe(0)
})

test('replies of different durations do not change a known difference, and a corrected clock has no difference', () => {
  const onChange = vi.fn()
  reply(hour)
  const known = errorOf()
  const stop = onClockError(onChange)
  reply(hour, 3_000)
  reply(hour + 900)
  expect(errorOf()).toBe(known)
  expect(onChange).not.toHaveBeenCalled()
  reply(0)
  expect(errorOf()).toBe(0)
  expect(onChange).toHaveBeenCalledTimes(1)
  stop()
})

test('a reply without a date, such as a cached one, changes nothing', () => {
  reply(hour)
  const known = errorOf()
  compareClocks(null, at, at)
  compareClocks('yesterday', at, at)
  expect(errorOf()).toBe(known)
})
