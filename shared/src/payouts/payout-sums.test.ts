import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { addSums, feeOf, netOf, noSums, payoutStateOf, type PayoutSums } from './payout-sums.ts'

// all values are whole numbers
const sums = (change: Partial<Record<keyof PayoutSums, number>>): PayoutSums => ({ ...noSums, ...change }) as PayoutSums

test.each([
  [{}, 0, 0],
  [{ captured: 10_000, captures: 2, fee: 200 }, 200, 9_800],
  [{ captured: 1_000, captures: 1, fee: 20, refunded: 5_000 }, 20, -4_020],
  [{ captured: 1_000, captures: 1, fee: 20, voided: 7_000 }, 20, 980],
  [{ captured: 1_000, captures: 1, unreportedFees: 1 }, undefined, undefined],
  [{ captured: 2_000, captures: 2, fee: 20, unreportedFees: 1 }, undefined, undefined],
])('the sums %j have the fee %s and the net amount %s', (given, fee, net) => {
  expect([feeOf(sums(given)), netOf(sums(given))]).toEqual([fee, net])
})

test.each([
  [{}, 'due'],
  [{ captured: 1_000, captures: 1, fee: 20, refunded: 980 }, 'due'],
  [{ captured: 1_000, captures: 1, fee: 20, refunded: 981 }, 'negative'],
  [{ captured: 1_000, captures: 1, unreportedFees: 1 }, 'unreported'],
  [{ captured: 1_000, captures: 1, unreportedFees: 1, refunded: 5_000 }, 'unreported'],
])('a payout with the sums %j is %s', (given, state) => {
  expect(payoutStateOf(sums(given))).toBe(state)
})

test('sums are added field by field', () => {
  const one = { captured: 1, refunded: 2, voided: 3, captures: 4, fee: 5, unreportedFees: 6 }
  const other = { captured: 10, refunded: 20, voided: 30, captures: 40, fee: 50, unreportedFees: 60 }
  expect(addSums([sums(one), sums(other)])).toEqual({
    captured: dirhams(11),
    refunded: dirhams(22),
    voided: dirhams(33),
    captures: 44,
    fee: dirhams(55),
    unreportedFees: 66,
  })
  expect(addSums([])).toEqual(noSums)
})
