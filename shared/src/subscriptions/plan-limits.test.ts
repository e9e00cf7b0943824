import { expect, test } from 'vitest'
import { fitsPlan } from './plan-limits.ts'

test.each([
  ['the last place', 10, 9, 1, true],
  ['one more than the last place', 10, 10, 1, false],
  ['some that end at the limit', 10, 3, 7, true],
  ['some that pass it', 10, 3, 8, false],
  ['one, above a limit that was lowered', 10, 25, 1, false],
  ['any number without a limit', null, 999, 100, true],
])('whether a plan allows adding %s', (_what, limit, used, added, fits) => {
  expect(fitsPlan(limit, used, added)).toBe(fits)
})
