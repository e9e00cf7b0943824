import { expect, test } from 'vitest'
import { deletesMore, retentionEnd, type RetentionMonths } from './retention.ts'

test.each<[string, RetentionMonths, string]>([
  ['2026-11-20T12:00:00.000Z', '24', '2024-11-20T12:00:00.000Z'],
  ['2026-05-31T00:00:00.000Z', '3', '2026-02-28T00:00:00.000Z'],
  ['2024-05-31T00:00:00.000Z', '3', '2024-02-29T00:00:00.000Z'],
  ['2026-01-15T23:59:59.999Z', '6', '2025-07-15T23:59:59.999Z'],
  ['2026-01-15T00:00:00.000Z', '60', '2021-01-15T00:00:00.000Z'],
])('at %s, %s months ago was %s', (now, months, end) => {
  expect(retentionEnd(new Date(now), months).toISOString()).toBe(end)
})

test.each([
  ['12', '24', true],
  ['24', '24', false],
  ['36', '24', false],
  ['6', '12', true],
] as const)('changing to %s months from %s deletes more: %s', (chosen, now, more) => {
  expect(deletesMore(chosen, now)).toBe(more)
})
