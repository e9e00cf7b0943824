import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dirhams, zero } from '../money.ts'
import { changeFor, dueOf, isPaidInCash, quickAmounts, takeCashProblem } from './take-cash.ts'

const order = (paid = 0, more: Partial<Parameters<typeof dueOf>[0]> = {}) => ({
  status: 'Received' as const,
  totalPrice: dirhams(1_550),
  payment: { method: 'Cash' as const, paid: dirhams(paid) },
  ...more,
})

test('the amount due is the total less all payments', () => {
  expect(dueOf(order())).toBe(1_550)
  expect(dueOf(order(550))).toBe(1_000)
  expect(dueOf(order(1_550))).toBe(0)
  expect(dueOf(order(1_600))).toBe(0)
  expect(dueOf({ ...order(), payment: { method: 'Cash' } })).toBe(1_550)
})

test('the amount due of a cancelled order, or of an order paid through the gateway, is zero', () => {
  expect(dueOf(order(0, { status: 'Cancelled' }))).toBe(0)
  expect(dueOf(order(0, { payment: { method: 'Card', paid: zero } }))).toBe(0)
})

test('an order is paid in cash once its total was received', () => {
  expect(isPaidInCash(order(1_549))).toBe(false)
  expect(isPaidInCash(order(1_550))).toBe(true)
  expect(isPaidInCash(order(1_550, { payment: { method: 'Card', paid: dirhams(1_550) } }))).toBe(false)
})

test.each([
  ['exactly what is due', order(), 1_550, undefined],
  ['more', order(), 2_000, undefined],
  ['less', order(), 1_549, 'cash.below_due'],
  ['the rest', order(550), 1_000, undefined],
  ['less than the rest', order(550), 999, 'cash.below_due'],
  ['a paid order', order(1_550), 1_550, 'cash.already_paid'],
  ['a cancelled order', order(0, { status: 'Cancelled' }), 1_550, 'cash.order_cancelled'],
  ['an order paid by card', order(0, { payment: { method: 'Card', paid: zero } }), 1_550, 'cash.not_cash_order'],
])('whether cash can be taken: %s', (_case, taken, received, problem) => {
  expect(takeCashProblem(taken, dirhams(received))).toBe(problem)
})

test('the change is the received cash less the amount due', () => {
  expect(changeFor(dirhams(1_550), dirhams(2_000))).toBe(450)
  expect(changeFor(dirhams(1_550), dirhams(1_550))).toBe(0)
})

test('the suggested amounts are the amount due and each larger note', () => {
  expect(quickAmounts(dirhams(1_550))).toEqual([1_550, 2_000, 5_000, 10_000, 20_000, 50_000])
  expect(quickAmounts(dirhams(2_000))).toEqual([2_000, 5_000, 10_000, 20_000, 50_000])
  expect(quickAmounts(dirhams(60_000))).toEqual([60_000])
})

test('every suggested amount can be taken, and the amount due plus the change is the received cash', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }), (total, alreadyPaid) => {
      const taken = { ...order(Math.min(alreadyPaid, total - 1)), totalPrice: dirhams(total) }
      for (const received of quickAmounts(dueOf(taken))) {
        expect(takeCashProblem(taken, received)).toBeUndefined()
        expect(dueOf(taken) + changeFor(dueOf(taken), received)).toBe(received)
      }
    }),
  )
})
