// Checks the outcomes that diners and counters were shown against our tables and the gateway's. Pure: tested with planted bugs.
import { stateAfterRefunds, visiblePaymentStates } from '@sufra/shared/payments/payment-state'
import type { Violation } from '../../history/history.ts'
import { checkRefunds } from './check-refunds.ts'
import { checkShares } from './check-shares.ts'
import { checkBooks } from './payment-books.ts'
import { sumOf, type OurAttempt, type OurOrder, type OurRefund, type PaymentHistory, type TheirPayment } from './payment-history.ts'

const visible = new Set<string>(visiblePaymentStates)
const isVisible = ({ method, state }: OurOrder) => method === 'Cash' || visible.has(state)

/** Gateway states that are possible for the payment of a finished order. */
const expectedAtGateway: Record<string, readonly string[]> = {
  captured: ['captured'],
  partly_refunded: ['captured'],
  refunded: ['captured'],
  voided: ['voided'],
  authorised: ['authorised'],
  // The diner did not return from the bank, or the payment was undone.
  failed: ['declined', 'voided', 'challenge'],
}

/** Checks an order that is paid through the gateway. */
const checkOrder = (order: OurOrder, payments: readonly TheirPayment[], refunds: readonly OurRefund[]): Violation[] => {
  const found = (what: string, isWrong: boolean): Violation[] => (isWrong ? [{ what, detail: `${order.id} ${order.state}` }] : [])
  const [payment] = payments
  const net = payment ? payment.captured - payment.refunded : 0
  const returned = sumOf(
    refunds.filter(({ way, state }) => way === 'gateway' && state === 'succeeded'),
    ({ amount }) => amount,
  )
  const isCancelled = order.status === 'Cancelled'
  const isExpected = payment ? (expectedAtGateway[order.state] ?? []).includes(payment.state) : order.state === 'failed'
  const isCaptured = payment?.state === 'captured'
  return [
    ...found('authorised twice', payments.length > 1),
    ...found('an accepted order is not paid', order.isAccepted && !isCancelled && net !== order.total - returned),
    ...found('a cancelled order was paid and not refunded', isCancelled && net !== 0),
    ...found('money is held for a closed order', isCancelled && payment?.state === 'authorised'),
    ...found('another state than at the gateway', !isExpected),
    ...found(
      'the state is not that of its refunds',
      isCaptured && order.state !== (stateAfterRefunds(order.total, returned) ?? 'captured'),
    ),
    ...found('refunded only here', returned > (payment?.refunded ?? 0)),
    ...found('refunded only at the gateway', returned < (payment?.refunded ?? 0)),
    ...found('another amount than at the gateway', payment !== undefined && payment.amount !== order.total),
    ...found('paid something else than was captured', order.paid !== (payment?.captured ?? 0)),
    ...found('not emitted once', order.emitted !== (isVisible(order) ? 1 : 0)),
    ...found('an unpaid order is open', order.state === 'failed' && !isCancelled),
  ]
}

const checkGateway = ({ orders, shares, attempts, gateway, settlements }: PaymentHistory): Violation[] => {
  const payable = new Set([...orders, ...shares].map(({ id }) => id))
  const known = new Set(attempts.map(({ id }) => id))
  return [
    ...gateway.flatMap(({ attemptId, orderId, captured, refunded }) => [
      ...(known.has(attemptId) ? [] : [{ what: 'a payment without our attempt', detail: attemptId }]),
      ...(captured > refunded && !payable.has(orderId) ? [{ what: 'captured without an order', detail: orderId }] : []),
    ]),
    ...settlements.filter((id) => !known.has(id)).map((detail) => ({ what: 'a settlement without our attempt', detail })),
  ]
}

const checkAttempts = ({ attempts, orders, shares, gateway }: PaymentHistory): Violation[] => {
  const stateOf = new Map([...orders, ...shares].map(({ id, state }) => [id, state]))
  const atGateway = new Map(gateway.map((payment) => [payment.attemptId, payment.state]))
  const calls = Map.groupBy(
    attempts.filter(({ state, kind }) => state === 'succeeded' && kind !== 'refund'),
    ({ orderId, kind }) => `${orderId} ${kind}`,
  )
  /** Whether the payment was never confirmed at the bank and its order has failed since. */
  const isAbandoned = ({ id, kind, orderId }: OurAttempt) =>
    kind === 'authorise' && stateOf.get(orderId) === 'failed' && atGateway.get(id) === 'challenge'
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
      if (!order || !isVisible(order)) return [{ what: 'lost: a diner was shown that it is placed', detail: orderId }]
      return order.keys.includes(key) ? [] : [{ what: 'a key stands for another order than was shown', detail: key }]
    }
    const order = byId.get(orderId) ?? byKey.get(key)
    return order && isVisible(order) ? [{ what: `placed though a diner was shown ${outcome}`, detail: order.id }] : []
  })
}

/** Returns all violations; an empty list when the books agree. Everything must be settled: no order is open and nothing is due. */
export const checkPayments = (history: PaymentHistory): Violation[] => {
  const payments = Map.groupBy(history.gateway, ({ orderId }) => orderId)
  const refunds = Map.groupBy(history.refunds, ({ orderId }) => orderId)
  return [
    ...history.orders
      .filter(({ method }) => method !== 'Cash')
      .flatMap((order) => checkOrder(order, payments.get(order.id) ?? [], refunds.get(order.id) ?? [])),
    ...checkGateway(history),
    ...checkAttempts(history),
    ...checkOutcomes(history),
    ...checkShares(history),
    ...checkRefunds(history),
    ...checkBooks(history),
  ]
}
