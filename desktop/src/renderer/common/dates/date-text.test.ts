import { describe, expect, test } from 'vitest'
import { dayText, relativeTime } from './date-text.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const ago = (milliseconds: number) => relativeTime(now - milliseconds, now, 'en')
const second = 1_000
const hour = 3_600 * second

describe('how long ago', () => {
  test.each([
    [0, 'now'],
    [59 * second, 'now'],
    [60 * second, '1 minute ago'],
    [59 * 60 * second, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [24 * hour, 'yesterday'],
    [29 * 24 * hour, '29 days ago'],
    [30 * 24 * hour, 'last month'],
    [365 * 24 * hour, 'last year'],
    [-2 * hour, 'in 2 hours'],
  ])('%i ms: %s', (milliseconds, text) => {
    expect(ago(milliseconds)).toBe(text)
  })
  test('Arabic text has Latin digits', () => {
    expect(relativeTime(now - 5 * hour, now, 'ar')).toContain('5')
  })
})

test('a day is formatted without its year, in any time zone of the machine', () => {
  expect(dayText('2026-11-20', 'en')).toBe('20 November')
  expect(dayText('2026-01-01', 'en')).toBe('1 January')
  expect(dayText('2026-11-20', 'ar')).toMatch(/^20 نوفمبر$/)
})
