import { expect, test } from 'vitest'
import { dirhams } from '../../money.ts'
import { mayCancelAfterwards, reopenedStatus, reopenProblem } from './after-closing.ts'
import { cancelReasons, cancelReasonsFor } from '../cancel-reason.ts'
import { isOpenOrder, mayCancel, orderStatuses } from '../order-status.ts'

type Closed = Parameters<typeof reopenProblem>[0]
const inCash = { method: 'Cash', refunded: dirhams(0) } as const

test.each<[string, Closed, ReturnType<typeof reopenProblem>]>([
  ['delivered', { status: 'Delivered', cancelReason: null, payment: { method: 'Card' } }, undefined],
  ['not collected', { status: 'Cancelled', cancelReason: 'no_show', payment: inCash }, undefined],
  ['cancelled by the counter', { status: 'Cancelled', cancelReason: 'sold_out', payment: { method: 'Cash' } }, undefined],
  ['cancelled by the diner', { status: 'Cancelled', cancelReason: 'by_diner', payment: inCash }, 'order.cannot_reopen'],
  ['missed', { status: 'Cancelled', cancelReason: 'missed', payment: inCash }, 'order.cannot_reopen'],
  ['still open', { status: 'Preparing', cancelReason: null, payment: inCash }, 'order.cannot_reopen'],
  ['paid by card', { status: 'Cancelled', cancelReason: 'other', payment: { method: 'Card' } }, 'order.payment_returned'],
  [
    'handed back in part',
    { status: 'Cancelled', cancelReason: 'other', payment: { method: 'Cash', refunded: dirhams(1) } },
    'order.payment_returned',
  ],
  [
    'paid by a share that the gateway returns',
    { status: 'Cancelled', cancelReason: 'other', payment: { ...inCash, returnableShare: dirhams(1) } },
    'order.payment_returned',
  ],
])('an order that is %s is reopened, or refused', (_case, order, problem) => {
  expect(reopenProblem(order)).toBe(problem)
})

test('a reopened order is ready if it was ready, else in preparation', () => {
  expect(reopenedStatus('Delivered', null)).toBe('Out for Delivery')
  expect(reopenedStatus('Cancelled', '2026-11-20T12:00:00.000Z')).toBe('Out for Delivery')
  expect(reopenedStatus('Cancelled', null)).toBe('Preparing')
})

test('every order that may be cancelled has reasons, and each reason is offered', () => {
  for (const status of orderStatuses) expect(cancelReasonsFor(status).length > 0).toBe(mayCancel(status) || mayCancelAfterwards(status))
  expect(orderStatuses.filter(isOpenOrder).every(mayCancel)).toBe(true)
  expect(new Set(orderStatuses.flatMap(cancelReasonsFor))).toEqual(new Set(cancelReasons))
  expect(cancelReasonsFor('Received')).not.toContain('no_show')
})
