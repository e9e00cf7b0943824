import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  isVisibleToCounter,
  mayMove,
  nextPaymentStates,
  paymentMethods,
  paymentStates,
  stateAfterRefunds,
  visiblePaymentStates,
  type PaymentState,
} from './payment-state.ts'

test.each([
  ['none', ['authorising']],
  ['authorising', ['authorised', 'failed', 'unknown']],
  ['unknown', ['authorised', 'failed']],
  ['failed', []],
  ['authorised', ['captured', 'voided']],
  ['captured', ['partly_refunded', 'refunded']],
  ['partly_refunded', ['refunded']],
  ['refunded', []],
  ['voided', []],
] as const)('%s may move to exactly %j', (from, allowed) => {
  expect(paymentStates.filter((to) => mayMove(from, to)).toSorted()).toEqual([...allowed].toSorted())
})

test.each([
  ['Cash', 'none', true],
  ['Card', 'none', false],
  ['UPI', 'none', false],
  ['Card', 'authorising', false],
  ['Card', 'unknown', false],
  ['Card', 'failed', false],
  ['Card', 'authorised', true],
  ['UPI', 'authorised', true],
  ['Card', 'captured', true],
  ['Card', 'partly_refunded', true],
  ['Card', 'refunded', true],
  ['Card', 'voided', true],
] as const)('whether counters see an order paid by %s in the state %s: %s', (method, state, isVisible) => {
  expect(isVisibleToCounter(method, state)).toBe(isVisible)
})

/** The states of a payment in order, starting with `none`. The numbers choose the moves. */
const historyOf = (choices: number[]): PaymentState[] => {
  const history: PaymentState[] = ['none']
  for (const choice of choices) {
    const next = nextPaymentStates(history.at(-1) ?? 'none')
    const chosen = next[choice % Math.max(next.length, 1)]
    if (chosen) history.push(chosen)
  }
  return history
}
const history = fc.array(fc.nat(), { maxLength: 12 }).map(historyOf)

test('an order that counters have seen is never hidden from them, whatever happens to its payment', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(...paymentMethods), (states, method) => {
      const visible = states.map((state) => isVisibleToCounter(method, state))
      expect(visible).toEqual(visible.toSorted((a, b) => Number(a) - Number(b)))
    }),
  )
})

test('no payment is captured, voided or refunded without an authorisation, and none returns to `none`', () => {
  fc.assert(
    fc.property(history, (states) => {
      const authorised = states.indexOf('authorised')
      const settled = states.findIndex((state) => ['captured', 'voided', 'partly_refunded', 'refunded'].includes(state))
      if (settled !== -1) expect(authorised).toSatisfy((at: number) => at !== -1 && at < settled)
      expect(states.lastIndexOf('none')).toBe(0)
      expect(states.filter((state) => state === 'captured' || state === 'voided').length).toBeLessThanOrEqual(1)
    }),
  )
})

test('counters see exactly the states that follow an authorisation', () => {
  const reached = new Set<PaymentState>(['authorised'])
  for (const state of reached) for (const next of nextPaymentStates(state)) reached.add(next)
  expect([...visiblePaymentStates].toSorted()).toEqual([...reached].toSorted())
})

test.each([
  [100, 0, undefined],
  [100, 1, 'partly_refunded'],
  [100, 99, 'partly_refunded'],
  [100, 100, 'refunded'],
] as const)('with %i paid and %i returned the state is %s', (paid, returned, state) => {
  expect(stateAfterRefunds(paid, returned)).toBe(state)
})

test('further parts of a refund are allowed moves or do not change the state', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1 }), (parts) => {
      const paid = parts.reduce((sum, part) => sum + part, 0)
      let state: PaymentState = 'captured'
      let returned = 0
      for (const part of parts) {
        returned += part
        const next: PaymentState = stateAfterRefunds(paid, returned) ?? state
        expect(next === state || mayMove(state, next)).toBe(true)
        state = next
      }
      expect(state).toBe('refunded')
    }),
  )
})
