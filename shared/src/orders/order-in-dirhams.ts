// Orders as received have their amounts in QAR. Clients convert them where they receive them.
import { toDirhams, type Dirhams } from '../money.ts'
import type { ClosedByPlatform, ClosedByPlatformOnWire } from './closed-by-platform.ts'
import type { Order, OrderLine, OrderOnWire } from './order.ts'

type Converted = Pick<Order, 'items' | 'totalPrice' | 'payment' | 'heldAt'>

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

export const orderInDirhams = <Received extends OrderOnWire>(order: Received): Omit<Received, keyof Converted> & Converted => ({
  ...order,
  items: order.items.map(lineInDirhams),
  totalPrice: toDirhams(order.totalPrice),
  payment: {
    ...order.payment,
    cashAmount: orNull(order.payment.cashAmount),
    change: orNull(order.payment.change),
    paid: orAbsent(order.payment.paid),
    refunded: orAbsent(order.payment.refunded),
    declinedRefund: orAbsent(order.payment.declinedRefund),
    returnableShare: orAbsent(order.payment.returnableShare),
  },
  // Orders of an older release have no `heldAt`.
  heldAt: order.heldAt ?? null,
})

export const closedInDirhams = (closed: ClosedByPlatformOnWire): ClosedByPlatform => ({
  ...closed,
  missed: closed.missed.map(orderInDirhams),
  days: closed.days.map((day) => ({ ...day, orders: day.orders.map(orderInDirhams) })),
})
