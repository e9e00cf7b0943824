import { expect, test } from 'vitest'
import { documentStatusOf, expiryOf, isExpired } from './document-expiry.ts'

const today = '2026-11-21'

test.each([
  ['verified', null, 'verified'],
  ['verified', '2026-11-20', 'expired'],
  ['verified', '2026-11-21', 'expiring'],
  ['verified', '2026-12-21', 'expiring'],
  ['verified', '2026-12-22', 'expiring'],
  ['verified', '2027-01-20', 'expiring'],
  ['verified', '2027-01-21', 'verified'],
  ['waiting', '2026-11-20', 'waiting'],
  ['rejected', '2026-11-20', 'rejected'],
] as const)('a %s document that expires on %s is %s', (state, expirationDate, status) => {
  expect(documentStatusOf({ state, expirationDate }, today)).toBe(status)
})

test.each([
  ['2026-11-20', { daysLeft: -1, state: 'expired' }],
  ['2026-11-21', { daysLeft: 0, state: 'soon' }],
  ['2026-12-21', { daysLeft: 30, state: 'soon' }],
  ['2026-12-22', { daysLeft: 31, state: 'expiring' }],
  ['2027-01-20', { daysLeft: 60, state: 'expiring' }],
  ['2027-01-21', { daysLeft: 61, state: 'valid' }],
])('a document that expires on %s is valid until the end of that day', (expirationDate, expiry) => {
  expect(expiryOf(expirationDate, today)).toEqual(expiry)
  expect(isExpired(expirationDate, today)).toBe(expiry.daysLeft < 0)
})
