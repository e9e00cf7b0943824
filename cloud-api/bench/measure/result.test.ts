import { expect, test } from 'vitest'
import { isFailure, verdictOf, type Result } from './result.ts'

const resultOf = (median: number, more: Partial<Result> = {}, isQuiet = true): Result => ({
  what: 'orders',
  against: 'pgbench',
  comparison: { ours: median, limit: 1, median, low: median, high: median, isQuiet, itself: { low: 1, high: 1 }, tries: 1 },
  reach: 0.85,
  floor: 0.7,
  ...more,
})

test.each([
  { median: 0.69, verdict: 'below the floor', fails: true },
  { median: 0.7, verdict: 'above the floor', fails: false },
  { median: 0.85, verdict: 'reached', fails: false },
  { median: 1.05, verdict: 'reached', fails: false },
  { median: 1.06, verdict: 'broken reference', fails: true },
  { median: 2.2, verdict: 'broken reference', fails: true },
])('$median times a reference with a target of 0.85 is $verdict', ({ median, verdict, fails }) => {
  expect(verdictOf(resultOf(median))).toBe(verdict)
  expect(isFailure(verdictOf(resultOf(median)))).toBe(fails)
})

test.each([
  { name: 'a target above 1', more: { reach: 1.3, floor: 1.2 } },
  { name: 'a budget', more: { reach: 1 } },
  { name: 'a reference with less data', more: { mayBeBeaten: true } },
])('a result with $name may beat its reference', ({ more }) => {
  expect(verdictOf(resultOf(2.2, more))).toBe('reached')
})

test('a busy machine does not count as a failure, whatever the ratio', () => {
  for (const median of [0.1, 2.2]) expect(verdictOf(resultOf(median, {}, false))).toBe('machine too busy')
  expect(isFailure('machine too busy')).toBe(false)
})
