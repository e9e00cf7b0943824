import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { cashSuggestions, readCash } from './cash.ts'

test.each([
  ['15.50', { amount: 1_550 }],
  ['20', { amount: 2_000 }],
  ['٢٠٫٥', { amount: 2_050 }],
  ['15,5', { amount: 1_550 }],
  ['15.49', { problem: 'payment.cash_below_total' }],
  ['', { problem: 'payment.cash_required' }],
  ['  ', { problem: 'payment.cash_required' }],
  ['twenty', { problem: 'payment.cash_not_a_number' }],
  ['-20', { problem: 'payment.cash_not_a_number' }],
  ['20.555', { problem: 'payment.cash_not_a_number' }],
  ['1e9', { problem: 'payment.cash_not_a_number' }],
])('typed cash of %j is accepted or refused for a total of QAR 15.50', (typed, expected) => {
  expect(readCash(typed, dirhams(1_550))).toEqual(expected)
})

test.each([
  [1_550, [1_550, 2_000, 5_000, 10_000]],
  [1_999, [1_999, 2_000, 5_000, 10_000]],
  [2_000, [2_000, 5_000, 10_000]],
  [5_001, [5_001, 10_000]],
  [10_000, [10_000]],
  [12_345, [12_345]],
])('a total of %i dirhams is paid exactly or by a note that covers it', (total, expected) => {
  expect(cashSuggestions(dirhams(total))).toEqual(expected)
})
