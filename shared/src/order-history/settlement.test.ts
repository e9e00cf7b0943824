import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { settlementOf } from './settlement.ts'

test.each([
  [1_000, 0, 0, 0, 'unpaid'],
  [1_000, 999, 0, 0, 'unpaid'],
  [1_000, 1_000, 0, 0, 'paid'],
  [1_000, 1_200, 0, 0, 'paid'],
  [1_000, 1_000, 1, 0, 'partly_refunded'],
  [1_000, 1_000, 999, 0, 'partly_refunded'],
  [1_000, 1_000, 1_000, 0, 'refunded'],
  [1_000, 400, 400, 0, 'refunded'],
  [0, 0, 0, 0, 'paid'],
  [1_000, 1_200, 0, 200, 'paid'],
  [1_000, 1_200, 200, 200, 'paid'],
  [1_000, 1_200, 201, 200, 'partly_refunded'],
  [1_000, 1_200, 1_199, 200, 'partly_refunded'],
  [1_000, 1_200, 1_200, 200, 'refunded'],
])('a price of %i with %i received and %i returned, %i of it in excess, is %s', (totalPrice, paid, refunded, excess, expected) => {
  const order = { totalPrice: dirhams(totalPrice), paid: dirhams(paid), refunded: dirhams(refunded), excess: dirhams(excess) }
  expect(settlementOf(order)).toBe(expected)
})
