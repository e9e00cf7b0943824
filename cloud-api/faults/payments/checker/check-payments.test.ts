import { describe, expect, test } from 'vitest'
import { checkPayments } from './check-payments.ts'
import { attempt, find, goodHistory, payment, paymentOf, total } from './good-history.ts'
import type { PaymentHistory } from './payment-history.ts'

test('accepts books that agree', () => {
  expect(checkPayments(goodHistory())).toEqual([])
})

describe('detects a planted bug', () => {
  const bugs: [string, string, (story: PaymentHistory) => void][] = [
    [
      'an accepted order was only authorised',
      'an accepted order is not paid',
      (story) => void Object.assign(paymentOf(story, 'paid'), { state: 'authorised', captured: 0 }),
    ],
    [
      'an accepted order was given back',
      'an accepted order is not paid',
      (story) => void Object.assign(paymentOf(story, 'paid'), { refunded: total }),
    ],
    [
      'a cancelled order was captured and not refunded',
      'a cancelled order was paid and not refunded',
      (story) => void Object.assign(paymentOf(story, 'refunded'), { refunded: 0 }),
    ],
    [
      'a declined order was captured',
      'a cancelled order was paid and not refunded',
      (story) => void Object.assign(paymentOf(story, 'declined'), { state: 'captured', captured: total }),
    ],
    [
      'a cancelled order was never voided',
      'money is held for a closed order',
      (story) => void Object.assign(paymentOf(story, 'voided'), { state: 'authorised' }),
    ],
    [
      'a failed order is authorised after all',
      'money is held for a closed order',
      (story) => void Object.assign(paymentOf(story, 'abandoned'), { state: 'authorised' }),
    ],
    [
      'an authorisation was sent with another id after a crash',
      'authorised twice',
      (story) => void story.gateway.push(payment('paid', 'authorised', { attemptId: 'another' })),
    ],
    [
      'an authorisation was sent before it was stored',
      'a payment without our attempt',
      (story) => void story.gateway.push(payment('gone', 'authorised')),
    ],
    [
      'an order was lost after its capture',
      'captured without an order',
      (story) => void (story.orders = story.orders.filter(({ id }) => id !== 'paid')),
    ],
    [
      'a capture was sent with an id that was not stored',
      'a settlement without our attempt',
      (story) => void story.settlements.push('paid-capture-2'),
    ],
    [
      'a capture was made twice',
      'the same call twice',
      (story) => void story.attempts.push({ ...attempt('paid', 'capture'), id: 'paid-capture-2' }),
    ],
    [
      'a refund was never answered',
      'an attempt is not decided',
      (story) => void (story.attempts = story.attempts.map((each) => (each.kind === 'refund' ? { ...each, state: 'unknown' } : each))),
    ],
    [
      'a lost authorisation of a live order is forgotten',
      'an attempt is not decided',
      (story) => void (story.attempts[0] = attempt('paid', 'authorise', { state: 'unknown' })),
    ],
    [
      'the state lags behind the gateway',
      'another state than at the gateway',
      (story) => void (find(story.orders, 'voided').state = 'authorised'),
    ],
    [
      'an order is paid that the gateway does not know',
      'another state than at the gateway',
      (story) => void (story.gateway = story.gateway.filter(({ orderId }) => orderId !== 'voided')),
    ],
    [
      'a refund was recorded and not made',
      'refunded only here',
      (story) => void Object.assign(paymentOf(story, 'refunded'), { refunded: 1 }),
    ],
    ['a refund was made and not recorded', 'refunded only at the gateway', (story) => void story.refunds.shift()],
    [
      'a webhook of another amount was believed',
      'another amount than at the gateway',
      (story) => void Object.assign(paymentOf(story, 'paid'), { amount: total + 100 }),
    ],
    ['a paid order never rang', 'not emitted once', (story) => void (find(story.orders, 'paid').emitted = 0)],
    ['a paid order rang twice', 'not emitted once', (story) => void (find(story.orders, 'paid').emitted = 2)],
    ['a declined order rang', 'not emitted once', (story) => void (find(story.orders, 'declined').emitted = 1)],
    ['a declined order is open', 'an unpaid order is open', (story) => void (find(story.orders, 'declined').status = 'Received')],
    [
      'an order that a diner paid is gone',
      'lost: a diner was shown that it is placed',
      (story) => void story.outcomes.push({ key: 'key-gone', outcome: 'placed', orderId: 'gone' }),
    ],
    [
      'an order failed after its diner was shown that it is placed',
      'lost: a diner was shown that it is placed',
      (story) => void story.outcomes.push({ key: 'key-declined', outcome: 'placed', orderId: 'declined' }),
    ],
    [
      'a repeated request was answered with another order',
      'a key stands for another order than was shown',
      (story) => void story.outcomes.push({ key: 'key-paid', outcome: 'placed', orderId: 'voided' }),
    ],
    [
      'a payment went through after its diner was shown that it is declined',
      'placed though a diner was shown declined',
      (story) => void story.outcomes.push({ key: 'key-paid', outcome: 'declined' }),
    ],
    [
      'a withdrawn order was placed',
      'placed though a diner was shown withdrawn',
      (story) => void story.outcomes.push({ key: 'key-old', outcome: 'withdrawn', orderId: 'paid' }),
    ],
    [
      'a part of a refund changed no state',
      'the state is not that of its refunds',
      (story) => void Object.assign(find(story.orders, 'partly'), { state: 'captured' }),
    ],
    [
      'a capture was not counted',
      'paid something else than was captured',
      (story) => void Object.assign(find(story.orders, 'paid'), { paid: 0 }),
    ],
  ]
  test.each(bugs)('planted bug: %s', (_name, what, plant) => {
    const story = goodHistory()
    plant(story)
    expect(checkPayments(story).map((violation) => violation.what)).toContain(what)
  })
})
