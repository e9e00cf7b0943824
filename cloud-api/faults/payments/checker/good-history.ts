// Books that agree, for the tests of the checker: one order captured, one refunded, one voided, one declined, one whose challenge was
// abandoned, one partly refunded, and two paid later: the first by a share and cash, the second cancelled after a share had paid it.
import { dirhams } from '@sufra/shared/money'
import type { ClosedDays, OurAttempt, OurOrder, PaymentHistory, TheirPayment } from './payment-history.ts'

export const total = 1_550
export const restaurantId = 'restaurant'

/** The refunded order is paid by UPI, the others by card. */
const methodOf = (orderId: string) => (orderId === 'refunded' ? 'UPI' : 'Card')

const order = (id: string, state: string, change: Partial<OurOrder> = {}): OurOrder => ({
  id,
  keys: [`key-${id}`],
  method: methodOf(id),
  state,
  status: ['captured', 'partly_refunded'].includes(state) ? 'Delivered' : 'Cancelled',
  isAccepted: ['captured', 'partly_refunded', 'refunded'].includes(state),
  total,
  paid: ['captured', 'partly_refunded', 'refunded'].includes(state) ? total : 0,
  refunded: state === 'refunded' ? total : 0,
  returnableShare: 0,
  emitted: state === 'failed' ? 0 : 1,
  ...change,
})

const laterOrder = (id: string, change: Partial<OurOrder>) =>
  order(id, 'none', { method: 'Cash', status: 'Delivered', isAccepted: true, paid: total, ...change })

export const attempt = (orderId: string, kind: OurAttempt['kind'], change: Partial<OurAttempt> = {}): OurAttempt => ({
  orderId,
  id: `${orderId}-${kind}`,
  kind,
  state: 'succeeded',
  amount: total,
  method: methodOf(orderId),
  partOf: null,
  ...change,
})

export const payment = (orderId: string, state: string, change: Partial<TheirPayment> = {}): TheirPayment => ({
  attemptId: `${orderId}-authorise`,
  orderId,
  state,
  amount: total,
  captured: state === 'captured' ? total : 0,
  refunded: 0,
  method: methodOf(orderId),
  ...change,
})

const day = (number: number, { Cash = 0, Card = 0, UPI = 0, refunded = 0, handedBack = 0 }): ClosedDays['days'][number] => ({
  number,
  figures: {
    sales: [
      { method: 'Cash', count: 1, amount: dirhams(Cash) },
      { method: 'Card', count: 1, amount: dirhams(Card) },
      { method: 'UPI', count: 1, amount: dirhams(UPI) },
    ],
    refunds: [
      { way: 'cash', count: 1, amount: dirhams(handedBack) },
      { way: 'gateway', count: 1, amount: dirhams(refunded) },
    ],
  },
})

/** A share of 1,000 paid 600 of an order, since the rest had been paid in cash, and 400 was returned. */
const sharePayment = { amount: 1_000, captured: 1_000 }

export const goodHistory = (): PaymentHistory => ({
  outcomes: [
    { key: 'key-paid', outcome: 'placed', orderId: 'paid' },
    { key: 'key-refunded', outcome: 'placed', orderId: 'refunded' },
    { key: 'key-declined', outcome: 'declined', orderId: undefined },
    { key: 'key-never', outcome: 'withdrawn', orderId: undefined },
  ],
  shareOutcomes: [
    { key: 'key-share', outcome: 'paid', paymentId: 'share' },
    { key: 'key-lapsed', outcome: 'over' },
  ],
  shown: {
    days: [1, 2].map((number) => ({ restaurantId, number })),
    refunds: [{ id: 'partly-refund' }, { id: 'handed-back' }],
    cash: [
      { orderId: 'shared', amount: 950 },
      { orderId: 'cancelled', amount: 550 },
    ],
  },
  orders: [
    order('paid', 'captured'),
    order('refunded', 'refunded'),
    order('voided', 'voided'),
    order('declined', 'failed'),
    order('abandoned', 'failed'),
    order('partly', 'partly_refunded', { refunded: 500 }),
    laterOrder('shared', {}),
    laterOrder('cancelled', { status: 'Cancelled', refunded: total }),
  ],
  attempts: [
    ...['paid', 'refunded', 'voided', 'partly'].map((id) => attempt(id, 'authorise')),
    attempt('declined', 'authorise', { state: 'declined' }),
    attempt('abandoned', 'authorise', { state: 'requested' }),
    ...['paid', 'refunded', 'partly'].map((id) => attempt(id, 'capture')),
    attempt('refunded', 'refund'),
    attempt('partly', 'refund', { amount: 500 }),
    attempt('voided', 'void'),
    ...['share', 'returned'].flatMap((id) => (['authorise', 'capture'] as const).map((kind) => attempt(id, kind, { amount: 1_000 }))),
    attempt('share', 'refund', { amount: 400 }),
    attempt('returned', 'refund', { amount: 1_000, partOf: 'cancelled' }),
    attempt('lapsed', 'authorise', { amount: 700, state: 'unknown' }),
  ],
  refunds: [
    { id: 'refunded-refund', orderId: 'refunded', amount: total, way: 'gateway', state: 'succeeded', isByStaff: false },
    { id: 'partly-refund', orderId: 'partly', amount: 500, way: 'gateway', state: 'succeeded', isByStaff: true },
    { id: 'returned-refund', orderId: 'cancelled', amount: 1_000, way: 'gateway', state: 'succeeded', isByStaff: false },
    { id: 'handed-back', orderId: 'cancelled', amount: 550, way: 'cash', state: 'succeeded', isByStaff: true },
  ],
  shares: [
    { id: 'share', key: 'key-share', state: 'paid', amount: 1_000, parts: [{ orderId: 'shared', paid: 600 }] },
    { id: 'returned', key: 'key-returned', state: 'paid', amount: 1_000, parts: [{ orderId: 'cancelled', paid: 1_000 }] },
    { id: 'lapsed', key: 'key-lapsed', state: 'failed', amount: 700, parts: [{ orderId: 'shared', paid: 0 }] },
  ],
  movements: [
    { orderId: 'shared', kind: 'sale', amount: 950 },
    { orderId: 'cancelled', kind: 'sale', amount: 550 },
    { orderId: 'cancelled', kind: 'refund', amount: 550 },
  ],
  gateway: [
    payment('paid', 'captured'),
    payment('refunded', 'captured', { refunded: total }),
    payment('voided', 'voided'),
    payment('declined', 'declined'),
    payment('abandoned', 'challenge'),
    payment('partly', 'captured', { refunded: 500 }),
    payment('share', 'captured', { ...sharePayment, refunded: 400 }),
    payment('returned', 'captured', { ...sharePayment, refunded: 1_000 }),
    payment('lapsed', 'challenge', { amount: 700 }),
  ],
  closedDays: [
    {
      restaurantId,
      days: [
        day(1, { UPI: total, Card: total, Cash: 950, refunded: 500 }),
        day(2, { Card: total + 2_000, Cash: 550, refunded: total + 1_400, handedBack: 550 }),
      ],
      open: { captured: 0, refunded: 0 },
    },
  ],
  settlements: ['paid-capture', 'refunded-capture', 'refunded-refund', 'voided-void', 'share-refund'],
})

/** Finds the entry with this id, to be changed. */
export const find = <T extends { id: string }>(things: readonly T[], id: string): T => {
  const found = things.find((each) => each.id === id)
  if (!found) throw new Error(`there is no ${id}`)
  return found
}

/** Finds the gateway's payment of an order or a share, to be changed. */
export const paymentOf = ({ gateway }: PaymentHistory, orderId: string): TheirPayment => {
  const found = gateway.find((each) => each.orderId === orderId)
  if (!found) throw new Error(`there is no payment of ${orderId}`)
  return found
}
