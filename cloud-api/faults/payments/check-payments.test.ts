import { dirhams } from '@sufra/shared/money'
import { describe, expect, test } from 'vitest'
import { checkPayments, type OurAttempt, type OurOrder, type PaymentHistory, type TheirPayment } from './check-payments.ts'
import { booksOf, type ClosedDays } from './payment-books.ts'

const total = 1_550
const restaurantId = 'restaurant'
/** One order is paid by UPI, the others by card. */
const methodOf = (orderId: string) => (orderId === 'refunded' ? 'UPI' : 'Card')
const order = (id: string, state: string, change: Partial<OurOrder> = {}): OurOrder => ({
  id,
  keys: [`key-${id}`],
  state,
  status: ['captured'].includes(state) ? 'Delivered' : 'Cancelled',
  isAccepted: ['captured', 'refunded'].includes(state),
  total,
  emitted: state === 'failed' ? 0 : 1,
  ...change,
})
const attempt = (orderId: string, kind: OurAttempt['kind'], state = 'succeeded'): OurAttempt => ({
  orderId,
  id: `${orderId}-${kind}`,
  kind,
  state,
  amount: total,
  method: methodOf(orderId),
})
const payment = (orderId: string, state: string, change: Partial<TheirPayment> = {}): TheirPayment => ({
  attemptId: `${orderId}-authorise`,
  orderId,
  state,
  amount: total,
  captured: state === 'captured' ? total : 0,
  refunded: 0,
  method: methodOf(orderId),
  ...change,
})

const day = (number: number, { Card = 0, UPI = 0, refunded = 0 }): ClosedDays['days'][number] => ({
  number,
  figures: {
    sales: [
      { method: 'Cash', count: 1, amount: dirhams(700) },
      { method: 'Card', count: 1, amount: dirhams(Card) },
      { method: 'UPI', count: 1, amount: dirhams(UPI) },
    ],
    refunds: [
      { way: 'cash', count: 1, amount: dirhams(200) },
      { way: 'gateway', count: 1, amount: dirhams(refunded) },
    ],
  },
})

/** One order captured, one refunded, one voided, one declined, and one whose challenge was abandoned. */
const good = () => ({
  outcomes: [
    { key: 'key-paid', outcome: 'placed', orderId: 'paid' },
    { key: 'key-refunded', outcome: 'placed', orderId: 'refunded' },
    { key: 'key-declined', outcome: 'declined', orderId: undefined },
    { key: 'key-never', outcome: 'withdrawn', orderId: undefined },
  ] as PaymentHistory['outcomes'], // literals of the union
  orders: [
    order('paid', 'captured'),
    order('refunded', 'refunded'),
    order('voided', 'voided'),
    order('declined', 'failed'),
    order('abandoned', 'failed'),
  ],
  attempts: [
    ...['paid', 'refunded', 'voided'].map((id) => attempt(id, 'authorise')),
    attempt('declined', 'authorise', 'declined'),
    attempt('abandoned', 'authorise', 'requested'),
    attempt('paid', 'capture'),
    attempt('refunded', 'capture'),
    attempt('refunded', 'refund'),
    attempt('voided', 'void'),
  ],
  gateway: [
    payment('paid', 'captured'),
    payment('refunded', 'captured', { refunded: total }),
    payment('voided', 'voided'),
    payment('declined', 'declined'),
    payment('abandoned', 'challenge'),
  ],
  closedDays: [
    {
      restaurantId,
      days: [day(1, { UPI: total }), day(2, { Card: total, refunded: total })],
      open: { captured: 0, refunded: 0 },
    },
  ],
  shownDays: [{ restaurantId, number: 2 }],
  settlements: ['paid-capture', 'refunded-capture', 'refunded-refund', 'voided-void'],
})

test('accepts books that agree, and adds them up', () => {
  expect(checkPayments(good())).toEqual([])
  const sums = { card: total, UPI: total, refunded: total, net: total }
  expect(booksOf(good())).toEqual({ ledger: sums, gateway: sums, 'day close': sums, orders: { net: total } })
})

describe('detects a planted bug', () => {
  type Story = ReturnType<typeof good>
  const orderOf = (story: Story, id: string) => story.orders.find((each) => each.id === id) ?? order('', '')
  const paymentOf = (story: Story, id: string) => story.gateway.find((each) => each.orderId === id) ?? payment('', '')
  const bugs: [string, string, (story: Story) => void][] = [
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
      (story) => void (story.attempts[0] = attempt('paid', 'authorise', 'unknown')),
    ],
    [
      'the state lags behind the gateway',
      'another state than at the gateway',
      (story) => void (orderOf(story, 'voided').state = 'authorised'),
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
    [
      'a refund was made and not recorded',
      'refunded only at the gateway',
      (story) => void Object.assign(orderOf(story, 'refunded'), { state: 'captured' }),
    ],
    [
      'a webhook of another amount was believed',
      'another amount than at the gateway',
      (story) => void Object.assign(paymentOf(story, 'paid'), { amount: total + 100 }),
    ],
    ['a paid order never rang', 'not emitted once', (story) => void (orderOf(story, 'paid').emitted = 0)],
    ['a paid order rang twice', 'not emitted once', (story) => void (orderOf(story, 'paid').emitted = 2)],
    ['a declined order rang', 'not emitted once', (story) => void (orderOf(story, 'declined').emitted = 1)],
    ['a declined order is open', 'an unpaid order is open', (story) => void (orderOf(story, 'declined').status = 'Received')],
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
      'a day was closed twice, and the second report is lost',
      'lost: a counter was shown that the day is closed',
      (story) => void story.shownDays.push({ restaurantId, number: 3 }),
    ],
    [
      'a failed close used up a number',
      'the numbers of day closes have a gap',
      (story) => void Object.assign(story.closedDays[0]?.days[1] ?? {}, { number: 3 }),
    ],
    [
      'a capture is in no day close',
      'money is in no day close',
      (story) => void Object.assign(story.closedDays[0]?.open ?? {}, { captured: total }),
    ],
  ]
  test.each(bugs)('%s', (_name, what, plant) => {
    const story = good()
    plant(story)
    expect(checkPayments(story).map((violation) => violation.what)).toContain(what)
  })

  const last = (story: Story) => story.closedDays[0]?.days.at(-1)?.figures
  const differences: [string, string, (story: Story) => void][] = [
    [
      'the ledger misses a capture',
      'card: {"ledger":0,"gateway":1550,"day close":1550}',
      (story) => void (story.attempts = story.attempts.filter(({ id }) => id !== 'paid-capture')),
    ],
    [
      'the ledger has another amount of a refund',
      'refunded: {"ledger":1549,"gateway":1550,"day close":1550}',
      (story) => void Object.assign(story.attempts.find(({ kind }) => kind === 'refund') ?? {}, { amount: total - 1 }),
    ],
    [
      'the gateway captured a dirham more',
      'card: {"ledger":1550,"gateway":1551,"day close":1550}',
      (story) => void Object.assign(paymentOf(story, 'paid'), { captured: total + 1 }),
    ],
    [
      'the gateway has it by the other method',
      'UPI: {"ledger":1550,"gateway":3100,"day close":1550}',
      (story) => void Object.assign(paymentOf(story, 'paid'), { method: 'UPI' }),
    ],
    [
      'a day close has a dirham less',
      'card: {"ledger":1550,"gateway":1550,"day close":1549}',
      (story) => void Object.assign(last(story)?.sales[1] ?? {}, { amount: total - 1 }),
    ],
    [
      'a capture is in two day closes',
      'UPI: {"ledger":1550,"gateway":1550,"day close":3100}',
      (story) => void Object.assign(last(story)?.sales[2] ?? {}, { amount: total }),
    ],
    [
      'a refund is in no day close',
      'refunded: {"ledger":1550,"gateway":1550,"day close":0}',
      (story) => void Object.assign(last(story)?.refunds[1] ?? {}, { amount: 0 }),
    ],
    [
      'the orders count another total',
      'net: {"ledger":1550,"gateway":1550,"day close":1550,"orders":1500}',
      (story) => void Object.assign(orderOf(story, 'paid'), { total: 1_500 }),
    ],
  ]
  test.each(differences)('%s: the sums differ', (_name, detail, plant) => {
    const story = good()
    plant(story)
    expect(checkPayments(story)).toContainEqual({ what: 'the sums differ', detail })
  })
})
