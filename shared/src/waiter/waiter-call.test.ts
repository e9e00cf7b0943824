import { expect, test } from 'vitest'
import { callProblem, callsWaiter, isCallAnswered, isCallOpen, maxCallsPerOrder, openCalls, secondsUntilNextCall } from './waiter-call.ts'

const calledAt = '2026-11-20T18:00:00.000Z'
const at = (milliseconds: number) => Date.parse(calledAt) + milliseconds

test.each([
  [0, 60],
  [1, 60],
  [1_000, 59],
  [59_999, 1],
  [60_000, 0],
  [3_600_000, 0],
  // A clock that is behind waits a minute at most.
  [-3_600_000, 60],
])('%d ms after a call the table waits %d s for the next one', (passed, seconds) => {
  expect(secondsUntilNextCall(calledAt, at(passed))).toBe(seconds)
})

test('a table without a call may call', () => {
  expect(secondsUntilNextCall(undefined, at(0))).toBe(0)
})

const open = { status: 'Received', tableId: 'table' } as const
const none = { tableCalledAt: undefined, calls: 0, now: at(0) }

test.each([
  [open, none, undefined],
  [{ ...open, tableId: null }, none, 'waiter.no_table'],
  [{ ...open, status: 'Delivered' }, none, 'waiter.order_closed'],
  [{ ...open, status: 'Cancelled' }, none, 'waiter.order_closed'],
  [open, { ...none, calls: maxCallsPerOrder - 1 }, undefined],
  [open, { ...none, calls: maxCallsPerOrder }, 'waiter.called_often'],
  [open, { ...none, tableCalledAt: calledAt, now: at(59_999) }, 'waiter.called_recently'],
  [open, { ...none, tableCalledAt: calledAt, now: at(60_000) }, undefined],
] as const)('%o after %o is refused with %s', (order, calls, problem) => {
  expect(callProblem(order, calls)).toBe(problem)
})

test.each(['Received', 'Preparing', 'Out for Delivery'] as const)('an order that is %s may call to its table', (status) => {
  expect(callsWaiter({ status, tableId: 'table' })).toBe(true)
  expect(callsWaiter({ status, tableId: null })).toBe(false)
})

const call = (waiterCalledAt?: string, waiterComingAt?: string) => ({ status: 'Preparing', waiterCalledAt, waiterComingAt }) as const
const [before, after] = ['2026-11-20T17:59:59.999Z', '2026-11-20T18:00:10.000Z']

test.each([
  [call(), false, false],
  [call(calledAt), true, false],
  [call(calledAt, calledAt), false, true],
  [call(calledAt, after), false, true],
  // Here only an earlier call was answered.
  [call(calledAt, before), true, false],
  [{ ...call(calledAt), status: 'Delivered' }, false, false],
] as const)('the call of %o is open: %s, answered: %s', (order, isOpen, isAnswered) => {
  expect([isCallOpen(order), isCallAnswered(order)]).toEqual([isOpen, isAnswered])
})

test('the longest waiting calls come first', () => {
  expect(openCalls([call(after), call(), call(calledAt), call(before, after)]).map(({ waiterCalledAt }) => waiterCalledAt)).toEqual([
    calledAt,
    after,
  ])
})
