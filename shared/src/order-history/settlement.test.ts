import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { settlementOf } from './settlement.ts'

test.each([
  [1_000, 0, 0, 'unpaid'],
  [1_000, 999, 0, 'unpaid'],
  [1_000, 1_000, 0, 'paid'],
  [1_000, 1_200, 0, 'paid'],
  [1_000, 1_000, 1, 'partly_refunded'],
  [1_000, 1_000, 999, 'partly_refunded'],
  [1_000, 1_000, 1_000, 'refunded'],
  [1_000, 400, 400, 'refunded'],
  [0, 0, 0, 'paid'],
])('of %i, %i received and %i returned is %s', (totalPrice, paid, refunded, expected) => {
  expect(settlementOf({ totalPrice: dirhams(totalPrice), paid: dirhams(paid), refunded: dirhams(refunded) })).toBe(expected)
})
