import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, daysUntil, formatDay, parseDay } from './day.ts'

test.each([
  ['31/01/2026', '2026-01-31'],
  ['5/6/2026', '2026-06-05'],
  ['05.06.2026', '2026-06-05'],
  ['05-06-2026', '2026-06-05'],
  ['5 6 2026', '2026-06-05'],
  ['5/6/26', '2026-06-05'],
  ['05062026', '2026-06-05'],
  ['2026-06-05', '2026-06-05'],
  ['2026/6/5', '2026-06-05'],
  [' ٠٥/٠٦/٢٠٢٦ ', '2026-06-05'],
  ['۰۵/۰۶/۲۰۲۶', '2026-06-05'],
  ['\u200F05/06/2026\u200E', '2026-06-05'],
  ['29/02/2028', '2028-02-29'],
  ['01/01/1900', '1900-01-01'],
])('%j is parsed as %s', (written, day) => {
  expect(parseDay(written)).toBe(day)
})

test.each([
  '',
  '  ',
  '31/02/2026',
  '29/02/2026',
  '31/04/2026',
  '01/13/2026',
  '00/01/2026',
  '01/00/2026',
  '31/12/1899',
  '1/2',
  '1/2/202',
  '1/2/20266',
  '01/02-2026',
  '31012',
  'tomorrow',
  '31/01/2026 x',
])('%j is not a date', (written) => {
  expect(parseDay(written)).toBeUndefined()
})

test('every formatted day parses to the same day', () => {
  const anyDay = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-12-31T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(anyDay, (date) => {
      const day = date.toISOString().slice(0, 10)
      expect(formatDay(day)).toMatch(/^\d\d\/\d\d\/\d{4}$/)
      expect(parseDay(formatDay(day))).toBe(day)
    }),
  )
  expect(formatDay('')).toBe('')
})

test.each([
  ['2026-11-20T20:59:59.999Z', 'Asia/Qatar', '2026-11-20'],
  ['2026-11-20T21:00:00.000Z', 'Asia/Qatar', '2026-11-21'],
  ['2026-11-20T21:00:00.000Z', 'UTC', '2026-11-20'],
])('%s in %s is on the day %s', (moment, timeZone, day) => {
  expect(dayOf(new Date(moment), timeZone)).toBe(day)
  expect(dayOf(Date.parse(moment), timeZone)).toBe(day)
})

test('the distance between two dates is in whole days', () => {
  const today = '2026-11-21'
  expect([daysUntil(today, today), daysUntil('2026-12-21', today), daysUntil('2026-11-20', today)]).toEqual([0, 30, -1])
})
