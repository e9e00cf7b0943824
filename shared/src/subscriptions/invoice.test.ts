import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import {
  invoicePayment,
  invoicePaymentMethods,
  invoiceState,
  openAmountOf,
  paymentProblem,
  takeBackDraft,
  takeBackProblem,
} from './invoice.ts'

const invoice = (amount: number, paid: number, isVoid = false) => ({ amount: dirhams(amount), paid: dirhams(paid), isVoid })

test.each([
  [invoice(100, 0), 'open', 100],
  [invoice(100, 99), 'open', 1],
  [invoice(100, 100), 'paid', 0],
  [invoice(100, 0, true), 'void', 0],
] as const)('%j is %s with %i to pay', (each, state, open) => {
  expect(invoiceState(each)).toBe(state)
  expect(openAmountOf(each)).toBe(open)
})

test.each([
  [invoice(100, 40), 60, undefined],
  [invoice(100, 40), 61, 'invoice.too_much'],
  [invoice(100, 100), 1, 'invoice.paid'],
  [invoice(100, 0, true), 1, 'invoice.paid'],
] as const)('%j takes %i: %s', (each, amount, problem) => {
  expect(paymentProblem(each, dirhams(amount))).toBe(problem)
})

test('payments in any order never exceed the invoice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.array(fc.integer({ min: 1, max: 6_000 })), (amount, payments) => {
      const paid = payments.reduce((sum, each) => sum + (paymentProblem(invoice(amount, sum), dirhams(each)) ? 0 : each), 0)
      expect(paid).toBeLessThanOrEqual(amount)
    }),
  )
})

const draft = { amount: 10, method: 'bank_transfer', reference: 'TRX 1', paidOn: '2026-11-25' }
const problemOf = (change: object) => invoicePayment.safeParse({ ...draft, ...change }).error?.issues[0]?.message

test.each([
  [{}, undefined],
  [{ amount: 0.01 }, undefined],
  [{ amount: 0 }, 'invoice.amount'],
  [{ amount: -1 }, 'money.invalid'],
  [{ amount: 1.001 }, 'money.invalid'],
  [{ method: 'card' }, 'invoice.method'],
  [{ reference: 'x'.repeat(60) }, undefined],
  [{ reference: 'x'.repeat(61) }, 'invoice.reference_length'],
  [{ reference: ' ' }, 'invoice.reference_required'],
  [{ method: 'cash', reference: '' }, undefined],
  [{ method: 'cheque', reference: '' }, 'invoice.reference_required'],
  [{ paidOn: '2026-02-30' }, 'invoice.paid_on'],
])('a payment with %j is refused with %s', (change, problem) => {
  expect(problemOf(change)).toBe(problem)
})

test.each([
  ['', 'invoice.reason_length'],
  ['  no  ', 'invoice.reason_length'],
  ['two', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), 'invoice.reason_length'],
])('the reason %j is refused with %s', (reason, code) => {
  expect(takeBackDraft.safeParse({ reason }).error?.issues[0]?.message).toBe(code)
})

test('a recorded payment can be taken back once, and a payment by card never', () => {
  const problems = invoicePaymentMethods.map((method) => [
    method,
    takeBackProblem({ method, isTakenBack: false }),
    takeBackProblem({ method, isTakenBack: true }),
  ])
  expect(problems).toEqual([
    ['bank_transfer', undefined, 'invoice.taken_back'],
    ['cash', undefined, 'invoice.taken_back'],
    ['cheque', undefined, 'invoice.taken_back'],
    ['card', 'invoice.paid_by_card', 'invoice.paid_by_card'],
  ])
})
