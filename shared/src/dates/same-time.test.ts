import { expect, test } from 'vitest'
import { daysEarlier } from './same-time.ts'

test.each([
  ['Asia/Qatar', '2026-11-20T18:00:00.000Z', '2026-11-13T18:00:00.000Z'],
  // The clocks of London go back on 25 October 2026 and forward on 28 March 2027.
  ['Europe/London', '2026-10-30T18:00:00.000Z', '2026-10-23T17:00:00.000Z'],
  ['Europe/London', '2027-04-02T17:00:00.000Z', '2027-03-26T18:00:00.000Z'],
  // 01:30 does not exist on 28 March 2027, so the result is an hour later.
  ['Europe/London', '2027-04-04T00:30:00.000Z', '2027-03-28T01:30:00.000Z'],
])('in %s a week before %s is %s', (timeZone, moment, expected) => {
  expect(daysEarlier(new Date(moment), 7, timeZone).toISOString()).toBe(expected)
})
