// What a sale is and what it brought in: the one rule behind every figure of the reports.
import { add, dirhams, times, type Dirhams } from '../money.ts'
import { hasReached, orderStatuses, type OrderStatus } from '../orders/order-status.ts'

/** An order counts as a sale from when it was accepted. Waiting, missed and cancelled orders are none. */
export const isSale = (status: OrderStatus): boolean => hasReached(status, 'Preparing')

export const saleStatuses = orderStatuses.filter(isSale)

type Paid = { totalPrice: Dirhams; refundedAmount: Dirhams; excessAmount: Dirhams }

/** What was refunded of a sale's price. What a gateway collected beyond the price goes back first, and was never revenue. */
export const refundOf = ({ refundedAmount, excessAmount }: Omit<Paid, 'totalPrice'>): Dirhams =>
  dirhams(Math.max(0, refundedAmount - excessAmount))

/** The price of a sale less its refunds, paid or not yet paid. */
export const revenueOf = (order: Paid): Dirhams => add(order.totalPrice, times(refundOf(order), -1))

/** The average, rounded to the nearest dirham; undefined without orders. */
export const averageOf = (revenue: Dirhams, orders: number): Dirhams | undefined =>
  orders === 0 ? undefined : dirhams(Math.round(revenue / orders))

/** How a figure changed, as a share of what it was before: 0.25 is a quarter more. Undefined when there was none before. */
export const changeSince = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : (now - before) / Math.abs(before)
