// Checks shares of tables' bills and orders in cash: the paid amount of each order equals its shares and its cash, and each share equals
// the amounts of its orders. Pure.
import type { Violation } from '../../history/history.ts'
import { sumOf, type OurOrder, type OurShare, type PaymentHistory } from './payment-history.ts'

type Paid = { parts: { orderId: string; paid: number }[]; movements: PaymentHistory['movements'] }

const checkCashOrder = (order: OurOrder, { parts, movements }: Paid): Violation[] => {
  const found = (what: string, isWrong: boolean): Violation[] => (isWrong ? [{ what, detail: `${order.id} ${order.status}` }] : [])
  const byShares = sumOf(parts, ({ paid }) => paid)
  const taken = sumOf(
    movements.filter(({ kind }) => kind === 'sale'),
    ({ amount }) => amount,
  )
  const isCancelled = order.status === 'Cancelled'
  return [
    ...found('an order was paid something else than its shares and the drawer have', order.paid !== byShares + taken),
    ...found('an order was paid more than its total', order.paid > order.total),
    ...found('a cancelled order was paid and not refunded', isCancelled && order.paid !== order.refunded),
    ...found('a share of a cancelled order is not returned', isCancelled && order.returnableShare !== 0),
    ...found('not emitted once', order.emitted !== 1),
  ]
}

const checkShare = (share: OurShare, { gateway, attempts }: PaymentHistory): Violation[] => {
  const found = (what: string, isWrong: boolean): Violation[] => (isWrong ? [{ what, detail: `${share.id} ${share.state}` }] : [])
  const payments = gateway.filter(({ orderId }) => orderId === share.id)
  const [payment] = payments
  const { captured = 0, refunded = 0 } = payment ?? {}
  const returned = attempts.filter(({ orderId, kind, state }) => orderId === share.id && kind === 'refund' && state === 'succeeded')
  const excess = sumOf(
    returned.filter(({ partOf }) => partOf === null),
    ({ amount }) => amount,
  )
  const isPaid = share.state === 'paid'
  return [
    ...found('authorised twice', payments.length > 1),
    ...found('a share is not decided', !isPaid && share.state !== 'failed'),
    ...found('a paid share is not captured', isPaid && captured !== share.amount),
    ...found('a failed share is captured', !isPaid && captured !== 0),
    ...found('money is held for a failed share', !isPaid && payment?.state === 'authorised'),
    ...found('another amount than at the gateway', payment !== undefined && payment.amount !== share.amount),
    ...found('another part of a share is returned than at the gateway', sumOf(returned, ({ amount }) => amount) !== refunded),
    ...found('the orders did not take what was captured', captured - excess !== sumOf(share.parts, ({ paid }) => paid)),
  ]
}

const checkOutcomes = ({ shareOutcomes, shares }: PaymentHistory): Violation[] => {
  const byKey = new Map(shares.map((share) => [share.key, share]))
  return shareOutcomes.flatMap(({ key, outcome, paymentId }): Violation[] => {
    const share = byKey.get(key)
    if (outcome !== 'paid')
      return share?.state === 'paid' ? [{ what: `a share is paid though a diner was shown ${outcome}`, detail: key }] : []
    return share?.state === 'paid' && share.id === paymentId ? [] : [{ what: 'lost: a diner was shown that a share is paid', detail: key }]
  })
}

export const checkShares = (history: PaymentHistory): Violation[] => {
  const parts = Map.groupBy(
    history.shares.flatMap((share) => share.parts),
    ({ orderId }) => orderId,
  )
  const movements = Map.groupBy(history.movements, ({ orderId }) => orderId)
  return [
    ...history.orders
      .filter(({ method }) => method === 'Cash')
      .flatMap((order) => checkCashOrder(order, { parts: parts.get(order.id) ?? [], movements: movements.get(order.id) ?? [] })),
    ...history.shares.flatMap((share) => checkShare(share, history)),
    ...checkOutcomes(history),
  ]
}
