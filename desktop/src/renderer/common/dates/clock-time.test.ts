import { expect, test } from 'vitest'
import { clockTime, remainingTime } from './clock-time.ts'

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1:00:00'],
  [264_545_000, '73:29:05'],
  [-61_000, '−1:01'],
])('%i milliseconds are shown as %s', (milliseconds, shown) => {
  expect(clockTime(milliseconds)).toBe(shown)
})

test('the remaining time is undefined once the last second has passed', () => {
  expect([remainingTime(31_000, 1_000), remainingTime(1_001, 1_000), remainingTime(1_000, 1_000), remainingTime(0, 1_000)]).toEqual([
    '0:30',
    '0:01',
    undefined,
    undefined,
  ])
})
