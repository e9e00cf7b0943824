import { expect, test } from 'vitest'
import {
  dateTimeText,
  dayText,
  dayWithWeekdayText,
  digitsText,
  momentText,
  monthText,
  shortDigitsText,
  sortableText,
  timeText,
  timeZoneName,
  weekdayName,
} from './date-text.ts'

const at = '2026-11-28T21:05:00.000Z'
const english = (timeZone: string) => ({ timeZone, language: 'en' }) as const
const qatar = english('Asia/Qatar')
const arabic = { timeZone: 'Asia/Qatar', language: 'ar' } as const

test.each([
  ['Asia/Qatar', '29 Nov 2026, 00:05'],
  ['Europe/London', '28 Nov 2026, 21:05'],
  ['America/New_York', '28 Nov 2026, 16:05'],
])('a time is written in %s, whatever the time zone of the machine', (timeZone, text) => {
  expect(dateTimeText(at, english(timeZone))).toBe(text)
  expect(dateTimeText(new Date(at), english(timeZone))).toBe(text)
  expect(dateTimeText(Date.parse(at), english(timeZone))).toBe(text)
})

test('times have 24 hours and Latin digits in both languages', () => {
  expect(timeText(at, qatar)).toBe('00:05')
  expect(timeText(at, arabic)).toBe('00:05')
  expect(dateTimeText(at, arabic)).toMatch(/^29 نوفمبر 2026.*00:05$/)
})

test('a date is written with its day before its month, in both languages', () => {
  expect(dayText('2026-11-05', 'en')).toBe('5 Nov 2026')
  expect(dayText('2026-11-05', 'ar')).toBe('5 نوفمبر 2026')
  expect(dayWithWeekdayText('2026-11-28', 'en')).toBe('Sat, 28 Nov 2026')
  expect(monthText('2026-11', 'en')).toBe('November 2026')
  expect([weekdayName(0, 'en'), weekdayName(6, 'ar')]).toEqual(['Sunday', 'السبت'])
})

test("today's time is written without a date, and another day's time with its date", () => {
  const now = Date.parse('2026-11-28T21:30:00.000Z')
  expect(momentText(Date.parse(at), { ...qatar, now })).toBe('00:05')
  expect(momentText(Date.parse('2026-11-28T20:59:00.000Z'), { ...qatar, now })).toBe('28 November at 23:59')
})

test('receipts, tickets and files have only digits', () => {
  expect(digitsText(at, 'Asia/Qatar')).toBe('29/11/2026 00:05')
  expect(shortDigitsText(at, 'Asia/Qatar')).toBe('29/11 00:05')
  expect(sortableText(at, 'Asia/Qatar')).toBe('2026-11-29 00:05')
})

test.each([
  ['Asia/Qatar', 'en', 'Arabian Standard Time'],
  ['Asia/Qatar', 'ar', 'التوقيت العربي الرسمي'],
  ['Europe/Paris', 'en', 'Central European Time'],
] as const)('%s in %s is %s', (timeZone, language, name) => {
  expect(timeZoneName({ timeZone, language })).toBe(name)
})
