import { expect, test } from 'vitest'
import { comingDays } from './coming-days.ts'

/** 14:00 in Qatar on a Tuesday. */
const now = Date.parse('2026-11-24T11:00:00Z')
const period = (opensAt: string, closesAt: string) => ({ opensAt, closesAt, ordersUntil: closesAt })
const shown = (...periods: ReturnType<typeof period>[]) =>
  comingDays(periods, 'Asia/Qatar', now).map(({ day, spans, isAllDay }) => [
    day.slice(8),
    isAllDay
      ? 'all day'
      : spans
          .map(({ opens, closes }) => `${new Date(opens).toISOString().slice(11, 16)}-${new Date(closes).toISOString().slice(11, 16)}`)
          .join(' '),
  ])

test('a week begins today and lists all periods of a day; a period that closes after midnight belongs to the day on which it opens', () => {
  expect(
    shown(
      period('2026-11-24T08:00:00Z', '2026-11-24T12:00:00Z'),
      period('2026-11-24T15:00:00Z', '2026-11-24T22:30:00Z'),
      // 00:30 on the 26th in Qatar.
      period('2026-11-25T21:30:00Z', '2026-11-25T23:00:00Z'),
      // The day after the last day of the week.
      period('2026-12-01T08:00:00Z', '2026-12-01T12:00:00Z'),
    ),
  ).toEqual([
    ['24', '08:00-12:00 15:00-22:30'],
    ['25', ''],
    ['26', '21:30-23:00'],
    ['27', ''],
    ['28', ''],
    ['29', ''],
    ['30', ''],
  ])
})

test('a day inside a longer period is open all day', () => {
  expect(shown(period('2026-11-24T05:00:00Z', '2026-11-27T05:00:00Z')).slice(0, 4)).toEqual([
    ['24', '05:00-05:00'],
    ['25', 'all day'],
    ['26', 'all day'],
    ['27', ''],
  ])
})
