import { expect, test } from 'vitest'
import { startOfWeek, weekOf } from '../customer-words.sql.ts'
import { partsFrom } from './newest-weeks.ts'

test('the parts are the newest week, the four weeks before it, and all earlier weeks, without a gap', () => {
  const week = weekOf(new Date('2026-11-18T12:00:00Z'))
  expect(partsFrom(new Date('2026-11-18T12:00:00Z'))).toEqual([
    { weeks: { from: week, to: week } },
    { weeks: { from: week - 4, to: week - 1 } },
    { before: week - 4 },
  ])
})

test('a week begins with its first millisecond', () => {
  const start = startOfWeek(2_967)
  expect(weekOf(start)).toBe(2_967)
  expect(weekOf(new Date(start.getTime() - 1))).toBe(2_966)
})
