import { expect, test } from 'vitest'
import { channelsOf, dueReminder, manualOccasion, readOccasion, restrictedOccasion } from './document-reminder.ts'

const document = { expirationDate: '2026-12-31', timeZone: 'Asia/Qatar' }
/** Noon of a day in Doha. */
const noon = (day: string) => new Date(`${day}T12:00:00+03:00`)

test.each([
  ['2026-10-31', undefined],
  ['2026-11-01', 60],
  ['2026-11-30', 60],
  ['2026-12-01', 30],
  ['2026-12-16', 30],
  ['2026-12-17', 14],
  ['2026-12-23', 14],
  ['2026-12-24', 7],
  ['2026-12-29', 7],
  ['2026-12-30', 1],
  ['2026-12-31', 0],
  ['2027-01-01', 0],
  ['2028-01-01', 0],
])('on %s, a document that expires on 2026-12-31 gets the reminder of %s days before', (day, due) => {
  expect(dueReminder(document, noon(day))).toBe(due)
})

test.each([
  ['2026-12-24T08:59:59.999+03:00', 'Asia/Qatar', undefined],
  ['2026-12-24T09:00:00+03:00', 'Asia/Qatar', 7],
  ['2026-12-24T23:59:59.999+03:00', 'Asia/Qatar', 7],
  ['2026-12-24T09:00:00+03:00', 'Europe/London', undefined],
  ['2026-12-24T12:00:00+03:00', 'Europe/London', 7],
  ['2026-12-24T02:00:00+03:00', 'America/New_York', 14],
])('at %s in %s the reminder of %s days before is due', (time, timeZone, due) => {
  expect(dueReminder({ ...document, timeZone }, new Date(time))).toBe(due)
})

test.each([
  [60, ['inApp', 'mail']],
  [14, ['inApp', 'mail']],
  [7, ['inApp', 'mail', 'sms']],
  [0, ['inApp', 'mail', 'sms']],
])('the reminder of %i days before is sent by %j', (days, channels) => {
  expect(channelsOf(days)).toEqual(channels)
})

test.each([
  ['60', { reason: 'automatic', daysBefore: 60 }],
  ['0', { reason: 'automatic', daysBefore: 0 }],
  [manualOccasion('7'), { reason: 'byHand', daysBefore: null }],
  [restrictedOccasion(noon('2027-01-08')), { reason: 'restricted', daysBefore: null }],
])('%s is parsed as %j', (occasion, read) => {
  expect(readOccasion(occasion)).toEqual(read)
})
