// Converts amounts in received orders from QAR to dirhams. Clients do this when they receive them.
import { toDirhams, type Dirhams } from '../money.ts'
import type { OrderChange } from './apply-event.ts'
import type { ClosedByPlatform, ClosedByPlatformOnWire } from './closing/closed-by-platform.ts'
import type { CounterOrder, CounterOrderOnWire, OrderLine, OrderOnWire, OrderPayment } from './order.ts'

type Converted = Pick<CounterOrder, 'items' | 'totalPrice' | 'payment' | 'heldAt' | 'isRepeatCustomer'>

const lineInDirhams = (line: OrderOnWire['items'][number]): OrderLine => ({
  ...line,
  pricePerItem: toDirhams(line.pricePerItem),
  addOns: line.addOns.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, pricing: toDirhams(option.pricing) })),
  })),
  total: toDirhams(line.total),
})

const orAbsent = (amount: number | undefined): Dirhams | undefined => (amount === undefined ? undefined : toDirhams(amount))
const orNull = (amount: number | null): Dirhams | null => (amount === null ? null : toDirhams(amount))

const paymentInDirhams = (payment: OrderOnWire['payment']): OrderPayment => ({
  ...payment,
  cashAmount: orNull(payment.cashAmount),
  change: orNull(payment.change),
  paid: orAbsent(payment.paid),
  refunded: orAbsent(payment.refunded),
  declinedRefund: orAbsent(payment.declinedRefund),
  returnableShare: orAbsent(payment.returnableShare),
})

export const orderInDirhams = <Received extends OrderOnWire & Pick<CounterOrderOnWire, 'isRepeatCustomer'>>(
  order: Received,
): Omit<Received, keyof Converted> & Converted => ({
  ...order,
  items: order.items.map(lineInDirhams),
  totalPrice: toDirhams(order.totalPrice),
  payment: paymentInDirhams(order.payment),
  // Orders of an older release lack both fields.
  heldAt: order.heldAt ?? null,
  isRepeatCustomer: order.isRepeatCustomer ?? false,
})

/** Converts a change of an order, for an order in dirhams. */
export const changeInDirhams = (change: OrderChange) =>
  'payment' in change ? { ...change, payment: paymentInDirhams(change.payment) } : change

export const closedInDirhams = (closed: ClosedByPlatformOnWire): ClosedByPlatform => ({
  ...closed,
  missed: closed.missed.map(orderInDirhams),
  days: closed.days.map((day) => ({ ...day, orders: day.orders.map(orderInDirhams) })),
})
