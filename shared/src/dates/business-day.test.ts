import { expect, test } from 'vitest'
import { businessDayOf, nextBusinessDay } from './business-day.ts'
import { homeTimeZone } from './time-zone.ts'

const clock = { timeZone: homeTimeZone, dayEndsAt: 240 }

test.each([
  // The clock of Qatar is three hours ahead of UTC, and this business day ends at four in the morning.
  ['2026-11-21T00:59:59.999Z', '2026-11-20', '2026-11-21T01:00:00.000Z'],
  ['2026-11-21T01:00:00.000Z', '2026-11-21', '2026-11-22T01:00:00.000Z'],
  ['2026-11-21T21:00:00.000Z', '2026-11-21', '2026-11-22T01:00:00.000Z'],
])('%s is in the business day %s, and the next day starts at %s', (moment, day, next) => {
  expect(businessDayOf(new Date(moment), clock)).toBe(day)
  expect(nextBusinessDay(new Date(moment), clock).toISOString()).toBe(next)
})

test('a business day is an hour shorter or longer when the clocks change', () => {
  const london = { timeZone: 'Europe/London', dayEndsAt: 0 }
  expect(nextBusinessDay(new Date('2026-03-29T00:00:00Z'), london).toISOString()).toBe('2026-03-29T23:00:00.000Z')
  expect(nextBusinessDay(new Date('2026-10-24T23:00:00Z'), london).toISOString()).toBe('2026-10-26T00:00:00.000Z')
})
