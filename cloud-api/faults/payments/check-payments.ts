// Checks what diners were shown, what we stored and what the gateway has against each other. Pure: tested with planted bugs.
import { visiblePaymentStates, type PaymentMethod } from '@sufra/shared/payments/payment-state'
import type { Violation } from '../history/history.ts'
import { checkBooks, type ClosedDays } from './payment-books.ts'

/** What a diner was shown for a key for good. `orderId`: also of an order that the diner had been shown before it was declined or withdrawn. */
export type Outcome = { key: string; outcome: 'placed' | 'declined' | 'withdrawn'; orderId?: string }

export type OurOrder = {
  id: string
  /** The idempotency keys that stand for it: its diner's, unless it was withdrawn, and those of its moves. */
  keys: string[]
  state: string
  status: string
  isAccepted: boolean
  /** Dirhams. */
  total: number
  /** Its rows of `order_placed` in the feed. */
  emitted: number
}
export type OurAttempt = {
  orderId: string
  id: string
  kind: 'authorise' | 'capture' | 'void' | 'refund'
  state: string
  amount: number
  method: PaymentMethod
}
/** A payment in the gateway's own store. */
export type TheirPayment = {
  attemptId: string
  orderId: string
  state: string
  amount: number
  captured: number
  refunded: number
  method: PaymentMethod
}
export type PaymentHistory = {
  outcomes: Outcome[]
  orders: OurOrder[]
  attempts: OurAttempt[]
  gateway: TheirPayment[]
  /** The ids of the captures, voids and refunds that the gateway was asked for. */
  settlements: string[]
  closedDays: ClosedDays[]
  /** The days that counters were shown as closed. */
  shownDays: { restaurantId: string; number: number }[]
}

const visible = new Set<string>(visiblePaymentStates)

/** Of an order that is not waiting any more. */
const expectedAtGateway: Record<string, readonly string[]> = {
  captured: ['captured'],
  refunded: ['captured'],
  voided: ['voided'],
  authorised: ['authorised'],
  // Nobody came back from the bank, or it is undone.
  failed: ['declined', 'voided', 'challenge'],
}

const checkOrder = (order: OurOrder, payments: readonly TheirPayment[]): Violation[] => {
  const found = (what: string, isWrong: boolean): Violation[] => (isWrong ? [{ what, detail: `${order.id} ${order.state}` }] : [])
  const [payment] = payments
  const net = payment ? payment.captured - payment.refunded : 0
  const isCancelled = order.status === 'Cancelled'
  const isExpected = payment ? (expectedAtGateway[order.state] ?? []).includes(payment.state) : order.state === 'failed'
  return [
    ...found('authorised twice', payments.length > 1),
    ...found('an accepted order is not paid', order.isAccepted && !isCancelled && net !== order.total),
    ...found('a cancelled order was paid and not refunded', isCancelled && net !== 0),
    ...found('money is held for a closed order', isCancelled && payment?.state === 'authorised'),
    ...found('another state than at the gateway', !isExpected),
    ...found('refunded only here', order.state === 'refunded' && payment?.refunded !== order.total),
    ...found('refunded only at the gateway', order.state !== 'refunded' && (payment?.refunded ?? 0) > 0),
    ...found('another amount than at the gateway', payment !== undefined && payment.amount !== order.total),
    ...found('not emitted once', order.emitted !== (visible.has(order.state) ? 1 : 0)),
    ...found('an unpaid order is open', order.state === 'failed' && !isCancelled),
  ]
}

const checkGateway = ({ orders, attempts, gateway, settlements }: PaymentHistory): Violation[] => {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const known = new Set(attempts.map(({ id }) => id))
  return [
    ...gateway.flatMap(({ attemptId, orderId, captured, refunded }) => [
      ...(known.has(attemptId) ? [] : [{ what: 'a payment without our attempt', detail: attemptId }]),
      ...(captured > refunded && !byId.has(orderId) ? [{ what: 'captured without an order', detail: orderId }] : []),
    ]),
    ...settlements.filter((id) => !known.has(id)).map((detail) => ({ what: 'a settlement without our attempt', detail })),
  ]
}

const checkAttempts = ({ attempts, orders, gateway }: PaymentHistory): Violation[] => {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const stateOf = new Map(gateway.map((payment) => [payment.attemptId, payment.state]))
  const calls = Map.groupBy(
    attempts.filter(({ state }) => state === 'succeeded'),
    ({ orderId, kind }) => `${orderId} ${kind}`,
  )
  /** Nobody has confirmed it at the bank, and its order has failed meanwhile. */
  const isAbandoned = ({ id, kind, orderId }: OurAttempt) =>
    kind === 'authorise' && orderOf.get(orderId)?.state === 'failed' && stateOf.get(id) === 'challenge'
  return [
    ...attempts
      .filter((attempt) => ['requested', 'unknown'].includes(attempt.state) && !isAbandoned(attempt))
      .map(({ kind, orderId }) => ({ what: 'an attempt is not decided', detail: `${kind} of ${orderId}` })),
    ...[...calls].filter(([, made]) => made.length > 1).map(([detail]) => ({ what: 'the same call twice', detail })),
  ]
}

const checkOutcomes = ({ outcomes, orders }: PaymentHistory): Violation[] => {
  const byId = new Map(orders.map((order) => [order.id, order]))
  const byKey = new Map(orders.flatMap((order) => order.keys.map((each) => [each, order])))
  return outcomes.flatMap(({ key, outcome, orderId = '' }): Violation[] => {
    if (outcome === 'placed') {
      const order = byId.get(orderId)
      if (!order || !visible.has(order.state)) return [{ what: 'lost: a diner was shown that it is placed', detail: orderId }]
      return order.keys.includes(key) ? [] : [{ what: 'a key stands for another order than was shown', detail: key }]
    }
    const order = byId.get(orderId) ?? byKey.get(key)
    return order && visible.has(order.state) ? [{ what: `placed though a diner was shown ${outcome}`, detail: order.id }] : []
  })
}

const checkShownDays = ({ closedDays, shownDays }: PaymentHistory): Violation[] => {
  const closed = new Set(closedDays.flatMap(({ restaurantId, days }) => days.map(({ number }) => `${restaurantId} ${number}`)))
  return shownDays
    .map(({ restaurantId, number }) => `${restaurantId} ${number}`)
    .filter((day) => !closed.has(day))
    .map((detail) => ({ what: 'lost: a counter was shown that the day is closed', detail }))
}

/** All violations; empty when the books agree. Everything must be settled: no order is open and nothing is due. */
export const checkPayments = (history: PaymentHistory): Violation[] => {
  const payments = Map.groupBy(history.gateway, ({ orderId }) => orderId)
  return [
    ...history.orders.flatMap((order) => checkOrder(order, payments.get(order.id) ?? [])),
    ...checkGateway(history),
    ...checkAttempts(history),
    ...checkOutcomes(history),
    ...checkShownDays(history),
    ...checkBooks(history),
  ]
}
