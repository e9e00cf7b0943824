import { expect, test } from 'vitest'
import { addMonths } from './add-months.ts'

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-12-15', 0, '2026-12-15'],
])('%s and %i months are %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected)
})
