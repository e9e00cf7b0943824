// The definition of a sale and its revenue, used by every figure of the reports.
import { add, dirhams, times, type Dirhams } from '../money.ts'
import { hasReached, orderStatuses, type OrderStatus } from '../orders/order-status.ts'

/** Whether an order counts as a sale: from its acceptance on. Waiting, missed and cancelled orders do not. */
export const isSale = (status: OrderStatus): boolean => hasReached(status, 'Preparing')

export const saleStatuses = orderStatuses.filter(isSale)

type Paid = { totalPrice: Dirhams; refundedAmount: Dirhams; excessAmount: Dirhams }

/** The refunded part of a sale's price. An amount that a gateway collected above the price is returned first, and never was revenue. */
export const refundOf = ({ refundedAmount, excessAmount }: Omit<Paid, 'totalPrice'>): Dirhams =>
  dirhams(Math.max(0, refundedAmount - excessAmount))

/** The price of a sale less its refunds, whether paid or not. */
export const revenueOf = (order: Paid): Dirhams => add(order.totalPrice, times(refundOf(order), -1))

/** The average, rounded to the nearest dirham; undefined without orders. */
export const averageOf = (revenue: Dirhams, orders: number): Dirhams | undefined =>
  orders === 0 ? undefined : dirhams(Math.round(revenue / orders))

/** The change of a figure as a share of its earlier value: 0.25 is an increase by a quarter. Undefined when the earlier value is zero. */
export const changeSince = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / Math.abs(before)
