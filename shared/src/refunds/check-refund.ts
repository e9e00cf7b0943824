// Rules for refunds of an order: the possible refunds, and the amount of the chosen lines. The counter displays it and the server decides
// with the same rules.
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

/** The amount received and not returned yet. A requested refund counts as returned. */
export const amountLeft = ({ paid = zero, refunded = zero }: Pick<OrderPayment, 'paid' | 'refunded'>): Dirhams => minus(paid, refunded)

/**
 * The amount that staff may return. For a cancelled order it excludes amounts that shares of its table's bill have paid through the
 * gateway: the platform returns them. Cash that was handed back before counts towards the cash payments first.
 */
export const amountRefundable = ({ status, payment }: Pick<RefundableOrder, 'status' | 'payment'>): Dirhams => {
  const left = amountLeft(payment)
  const { returnableShare = zero } = payment
  if (status !== 'Cancelled') return left
  return left > returnableShare ? minus(left, returnableShare) : zero
}

/** Ways to return a payment. Cash can always be handed back; the gateway returns amounts that it has captured. */
export const refundWaysOf = ({ method, state }: Pick<OrderPayment, 'method' | 'state'>): readonly RefundWay[] =>
  method !== 'Cash' && (state === 'captured' || state === 'partly_refunded') ? ['gateway', 'cash'] : ['cash']

/** Units of each line that no refund has returned, in the order of the lines. A declined refund returned none. */
export const quantitiesLeft = (items: RefundableOrder['items'], refunds: readonly EarlierRefund[]): number[] => {
  const returned = refunds.filter(({ state }) => state !== 'declined').flatMap(({ lines }) => lines)
  return items.map(({ quantity }, index) =>
    returned.reduce((left, { line, quantity: units }) => (line === index ? left - units : left), quantity),
  )
}

/**
 * The price of the first units of a line with its options. The price need not be divisible by the quantity; all units together cost the
 * line's total.
 */
const priceOfFirst = ({ total, quantity }: Pick<OrderLine, 'quantity' | 'total'>, units: number): Dirhams =>
  dirhams(Math.floor((total * units) / quantity))

/** The price of the chosen units, which must be left. The refunds of all units of a line add up to its total, however they are split. */
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

/** The amount of a refund; a wanted amount is used unchanged. */
export const refundAmount = (
  order: RefundableOrder,
  refunds: readonly EarlierRefund[],
  { kind, amount, lines = [] }: Pick<Wanted, 'kind' | 'amount' | 'lines'>,
): Dirhams => {
  if (kind === 'full') return amountRefundable(order)
  return kind === 'lines' ? amountOfLines(order.items, refunds, lines) : amount
}

/**
 * Returns the reason why a refund is refused; undefined when it is allowed. All refunds together never exceed the payment, nor a line its
 * quantity.
 */
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
