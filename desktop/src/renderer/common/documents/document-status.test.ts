import { expect, test } from 'vitest'
import { daysUntil, documentStatusOf } from './document-status.ts'

const today = '2026-11-21'

test.each([
  ['verified', null, 'verified'],
  ['verified', '2026-11-20', 'expired'],
  ['verified', '2026-11-21', 'expiring'],
  ['verified', '2027-01-20', 'expiring'],
  ['verified', '2027-01-21', 'verified'],
  ['waiting', '2026-11-20', 'waiting'],
  ['rejected', '2026-11-20', 'rejected'],
] as const)('a %s document that expires on %s is %s', (state, expirationDate, status) => {
  expect(documentStatusOf({ state, expirationDate }, today)).toBe(status)
})

test('days between two dates are whole days', () => {
  expect([daysUntil('2026-11-21', today), daysUntil('2026-12-21', today), daysUntil('2026-11-20', today)]).toEqual([0, 30, -1])
})
