// What may be refunded of an order, and how much the chosen lines are. Used by the counter to show it and by the server to decide it.
import { add, dirhams, times, zero, type Dirhams } from '../money.ts'
import type { OrderLine, OrderPayment } from '../orders/order.ts'
import type { OrderStatus } from '../orders/order-status.ts'
import type { RefundLine, RefundRequest, RefundState, RefundWay } from './refund.ts'
import type { RefundRefusal } from './refund.refusals.ts'

type RefundableOrder = {
  status: OrderStatus
  items: readonly Pick<OrderLine, 'quantity' | 'total'>[]
  payment: Pick<OrderPayment, 'method' | 'state' | 'paid' | 'refunded' | 'returnableShare'>
}
type EarlierRefund = { lines: readonly RefundLine[]; state: RefundState }
type Wanted = Pick<RefundRequest, 'kind' | 'amount' | 'reason' | 'note' | 'way'> & { lines?: readonly RefundLine[] | undefined }

const minus = (from: Dirhams, amount: Dirhams): Dirhams => add(from, times(amount, -1))

/** What was received and is not returned yet. A refund that is requested counts as returned. */
export const amountLeft = ({ paid = zero, refunded = zero }: Pick<OrderPayment, 'paid' | 'refunded'>): Dirhams => minus(paid, refunded)

/**
 * What staff may return of an order. Of a cancelled one without what shares of its table's bill have paid by the gateway: the platform returns that. Cash
 * that was handed back before counts for what was paid in cash first.
 */
export const amountRefundable = ({ status, payment }: Pick<RefundableOrder, 'status' | 'payment'>): Dirhams => {
  const left = amountLeft(payment)
  const { returnableShare = zero } = payment
  if (status !== 'Cancelled') return left
  return left > returnableShare ? minus(left, returnableShare) : zero
}

/** Cash can always be handed back; the gateway returns what it has captured. */
export const refundWaysOf = ({ method, state }: Pick<OrderPayment, 'method' | 'state'>): readonly RefundWay[] =>
  method !== 'Cash' && (state === 'captured' || state === 'partly_refunded') ? ['gateway', 'cash'] : ['cash']

/** Units of each line that no refund has returned, in the order of the lines. A declined refund has returned none. */
export const quantitiesLeft = (items: RefundableOrder['items'], refunds: readonly EarlierRefund[]): number[] => {
  const returned = refunds.filter(({ state }) => state !== 'declined').flatMap(({ lines }) => lines)
  return items.map(({ quantity }, index) =>
    returned.reduce((left, { line, quantity: units }) => (line === index ? left - units : left), quantity),
  )
}

/** The price of the first units of a line with its options, whose price need not be divisible. All units are its total. */
const priceOfFirst = ({ total, quantity }: Pick<OrderLine, 'quantity' | 'total'>, units: number): Dirhams =>
  dirhams(Math.floor((total * units) / quantity))

/** The price of the chosen units, which must be left. The refunds of all units of a line add up to its total, in whatever parts. */
export const amountOfLines = (
  items: RefundableOrder['items'],
  refunds: readonly EarlierRefund[],
  chosen: readonly RefundLine[],
): Dirhams => {
  const left = quantitiesLeft(items, refunds)
  return add(
    ...chosen.map(({ line, quantity }) => {
      const item = items[line]
      if (!item) return zero
      const before = item.quantity - (left[line] ?? 0)
      return minus(priceOfFirst(item, before + quantity), priceOfFirst(item, before))
    }),
  )
}

const linesProblem = (
  { items }: RefundableOrder,
  refunds: readonly EarlierRefund[],
  lines: readonly RefundLine[],
): RefundRefusal | undefined => {
  if (lines.length === 0) return 'refund.lines_required'
  if (new Set(lines.map(({ line }) => line)).size < lines.length || lines.some(({ line }) => items[line] === undefined))
    return 'refund.line_unknown'
  const left = quantitiesLeft(items, refunds)
  return lines.some(({ line, quantity }) => quantity > (left[line] ?? 0)) ? 'refund.lines_refunded' : undefined
}

/** The amount of a refund; for a wanted amount that amount. */
export const refundAmount = (
  order: RefundableOrder,
  refunds: readonly EarlierRefund[],
  { kind, amount, lines = [] }: Pick<Wanted, 'kind' | 'amount' | 'lines'>,
): Dirhams => {
  if (kind === 'full') return amountRefundable(order)
  return kind === 'lines' ? amountOfLines(order.items, refunds, lines) : amount
}

/** Returns why a refund may not be; undefined when it may. All refunds together never exceed what was paid, nor a line its quantity. */
export const refundProblem = (order: RefundableOrder, refunds: readonly EarlierRefund[], wanted: Wanted): RefundRefusal | undefined => {
  const left = amountRefundable(order)
  if (left <= 0) return 'refund.nothing_left'
  if (!refundWaysOf(order.payment).includes(wanted.way)) return 'refund.cash_only'
  const problem = wanted.kind === 'lines' ? linesProblem(order, refunds, wanted.lines ?? []) : undefined
  if (problem) return problem
  const amount = refundAmount(order, refunds, wanted)
  if (amount <= 0) return 'refund.amount_required'
  if (amount > left) return 'refund.above_paid'
  if (amount !== wanted.amount) return 'refund.amount_changed'
  return wanted.reason === 'other' && wanted.note === '' ? 'refund.note_required' : undefined
}
