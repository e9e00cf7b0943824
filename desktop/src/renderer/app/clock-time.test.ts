import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [60_000, '1:00'],
  [3_599_000, '59:59'],
  [3_600_000, '1h 00'],
  [-61_000, '−1:01'],
])('%i milliseconds are shown as %s', (milliseconds, shown) => {
  expect(clockTime(milliseconds)).toBe(shown)
})
