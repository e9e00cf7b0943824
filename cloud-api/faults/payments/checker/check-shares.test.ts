import { describe, expect, test } from 'vitest'
import { checkPayments } from './check-payments.ts'
import { attempt, find, goodHistory, payment, paymentOf, restaurantId, total } from './good-history.ts'
import type { PaymentHistory } from './payment-history.ts'

describe('detects a planted bug', () => {
  const bugs: [string, string, (story: PaymentHistory) => void][] = [
    [
      'a share is forgotten after its capture',
      'a failed share is captured',
      (story) => void Object.assign(find(story.shares, 'share'), { state: 'failed' }),
    ],
    [
      'a share is authorised for ever',
      'a share is not decided',
      (story) => void Object.assign(find(story.shares, 'share'), { state: 'authorised' }),
    ],
    [
      'a share was paid that the gateway did not capture',
      'a paid share is not captured',
      (story) => void Object.assign(paymentOf(story, 'share'), { captured: 0 }),
    ],
    [
      'a share that lapsed was authorised and not voided',
      'money is held for a failed share',
      (story) => void Object.assign(paymentOf(story, 'lapsed'), { state: 'authorised' }),
    ],
    [
      'a share was sent with another id after a crash',
      'authorised twice',
      (story) => void story.gateway.push(payment('share', 'authorised', { attemptId: 'another' })),
    ],
    [
      'a webhook of another amount was believed for a share',
      'another amount than at the gateway',
      (story) => void Object.assign(paymentOf(story, 'share'), { amount: 1_100 }),
    ],
    [
      'what an order could not take was not returned',
      'the orders did not take what was captured',
      (story) => void (story.attempts = story.attempts.filter(({ id }) => id !== 'share-refund')),
    ],
    [
      'a part of a share was returned twice',
      'another part of a share is returned than at the gateway',
      (story) => void Object.assign(paymentOf(story, 'returned'), { refunded: 2_000 }),
    ],
    [
      'a share was counted twice',
      'an order was paid something else than its shares and the drawer have',
      (story) => void Object.assign(find(story.orders, 'shared'), { paid: total + 600 }),
    ],
    [
      'cash was taken for an order that a share had paid',
      'an order was paid more than its total',
      (story) => {
        Object.assign(find(story.orders, 'shared'), { paid: total + 1 })
        story.movements.push({ orderId: 'shared', kind: 'sale', amount: 1 })
      },
    ],
    [
      'a cancelled order was not handed back',
      'a cancelled order was paid and not refunded',
      (story) => void Object.assign(find(story.orders, 'cancelled'), { refunded: 1_000 }),
    ],
    [
      'a share of a cancelled order is due for ever',
      'a share of a cancelled order is not returned',
      (story) => void Object.assign(find(story.orders, 'cancelled'), { returnableShare: 1 }),
    ],
    ['an order that is paid later rang twice', 'not emitted once', (story) => void (find(story.orders, 'shared').emitted = 2)],
    [
      'a share that a diner paid is gone',
      'lost: a diner was shown that a share is paid',
      (story) => void story.shareOutcomes.push({ key: 'key-gone', outcome: 'paid', paymentId: 'gone' }),
    ],
    [
      'a share was paid after its diner was shown that it is over',
      'a share is paid though a diner was shown over',
      (story) => void story.shareOutcomes.push({ key: 'key-share', outcome: 'over' }),
    ],
    [
      'a refund was stored and never sent',
      'a refund has another call to the gateway',
      (story) => void (story.attempts = story.attempts.filter(({ id }) => id !== 'partly-refund')),
    ],
    [
      'a refund was sent with another amount',
      'a refund has another call to the gateway',
      (story) => void Object.assign(find(story.attempts, 'partly-refund'), { amount: 501 }),
    ],
    [
      'a refund is requested for ever',
      'a refund is not decided',
      (story) => void Object.assign(find(story.refunds, 'partly-refund'), { state: 'requested' }),
    ],
    [
      'a refund was not reserved on its order',
      'an order was refunded something else than its refunds',
      (story) => void Object.assign(find(story.orders, 'partly'), { refunded: 0 }),
    ],
    [
      'a refund was lost after its answer',
      'lost: a counter was shown a refund',
      (story) => void (story.refunds = story.refunds.filter(({ id }) => id !== 'partly-refund')),
    ],
    [
      'a repeated request was refunded again',
      'no counter was shown a refund',
      (story) => void story.refunds.push({ ...find(story.refunds, 'partly-refund'), id: 'second' }),
    ],
    ['cash was lost after its answer', 'lost: a counter was shown cash that was taken', (story) => void story.movements.shift()],
    [
      'cash was taken twice',
      'twice: cash that was taken',
      (story) => void story.movements.push({ orderId: 'shared', kind: 'sale', amount: 950 }),
    ],
    [
      'a day close was lost after its answer',
      'lost: a counter was shown a closed day',
      (story) => void story.shown.days.push({ restaurantId, number: 3 }),
    ],
    ['a repeated request closed another day', 'no counter was shown a closed day', (story) => void story.shown.days.pop()],
    [
      'a share was returned without our attempt',
      'a settlement without our attempt',
      (story) => void story.settlements.push('share-refund-2'),
    ],
    [
      'a share was captured twice',
      'the same call twice',
      (story) => void story.attempts.push(attempt('share', 'capture', { id: 'another' })),
    ],
    [
      'a refund of a share was never answered',
      'an attempt is not decided',
      (story) => void Object.assign(find(story.attempts, 'returned-refund'), { state: 'unknown' }),
    ],
  ]
  test.each(bugs)('planted bug: %s', (_name, what, plant) => {
    const story = goodHistory()
    plant(story)
    expect(checkPayments(story).map((violation) => violation.what)).toContain(what)
  })
})
