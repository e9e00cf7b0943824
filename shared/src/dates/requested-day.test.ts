import { expect, test } from 'vitest'
import { requestedDay } from './requested-day.ts'

test.each([
  ['0000-01-01', false],
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['9999-12-31', false],
  ['today', false],
  ['', false],
])('whether a request may contain the day %j: %s', (day, isAccepted) => {
  expect(requestedDay().safeParse(day).success).toBe(isAccepted)
})
