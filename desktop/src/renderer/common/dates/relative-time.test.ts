import { describe, expect, test } from 'vitest'
import { durationText, relativeTime } from './relative-time.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const ago = (milliseconds: number) => relativeTime(now - milliseconds, now, 'en')
const second = 1_000
const hour = 3_600 * second

describe('the relative time', () => {
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

test.each([
  [60 * second, '1 minute'],
  [89 * 60 * second, '89 minutes'],
  [90 * 60 * second, '2 hours'],
  [35 * hour, '35 hours'],
  [365 * 24 * hour, '365 days'],
])('%i ms last %s', (milliseconds, text) => {
  expect(durationText(milliseconds, 'en')).toBe(text)
})
