import { expect, test } from 'vitest'
import { anOrder } from '../../order-text/an-order.test-data.ts'
import { ageOf, latenessOf, timeLeft, type Lateness } from './lateness.ts'

const placedAt = '2026-11-20T12:00:00.000Z'
const after = (seconds: number) => Date.parse(placedAt) + seconds * 1000

test.each<[number, Lateness]>([
  [0, 'calm'],
  [59, 'calm'],
  [60, 'soon'],
  [119, 'soon'],
  [120, 'late'],
])('an order that waits %i s for its acceptance is %s', (seconds, lateness) => {
  expect(latenessOf(anOrder({ placedAt }), after(seconds))).toBe(lateness)
})

test.each<[number, Lateness]>([
  [479, 'calm'],
  [480, 'soon'],
  [600, 'soon'],
  [601, 'late'],
])('an order promised in 10 min is after %i s %s', (seconds, lateness) => {
  const order = anOrder({ placedAt, status: 'Preparing', promisedAt: '2026-11-20T12:10:00.000Z' })
  expect(latenessOf(order, after(seconds))).toBe(lateness)
})

test('a ready order is late after its promised time, and calm before', () => {
  const order = anOrder({ placedAt, status: 'Out for Delivery', promisedAt: '2026-11-20T12:10:00.000Z' })
  expect(latenessOf(order, after(599))).toBe('calm')
  expect(latenessOf(order, after(601))).toBe('late')
})

test('a clock that runs behind the server shows no negative age', () => {
  expect(ageOf(anOrder({ placedAt }), after(-30))).toBe(0)
})

test('an order without a promised time has no time left', () => {
  expect(timeLeft(anOrder({ placedAt }), after(0))).toBeUndefined()
})
