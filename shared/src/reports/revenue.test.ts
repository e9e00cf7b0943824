import { expect, test } from 'vitest'
import { dirhams } from '../money.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { averageOf, changeSince, isSale, refundOf, revenueOf } from './revenue.ts'

test('accepted orders count as sales; waiting and cancelled orders do not', () => {
  expect(orderStatuses.filter(isSale)).toEqual(['Preparing', 'Out for Delivery', 'Delivered'])
})

test.each([
  [0, 0, 0, 1_000],
  [250, 0, 250, 750],
  [1_000, 0, 1_000, 0],
  // An amount collected above the price is returned first.
  [300, 300, 0, 1_000],
  [301, 300, 1, 999],
  [200, 300, 0, 1_000],
])('for a price of 1000 with %i returned and %i in excess, %i was refunded and %i is revenue', (refunded, excess, refund, revenue) => {
  const order = { totalPrice: dirhams(1_000), refundedAmount: dirhams(refunded), excessAmount: dirhams(excess) }
  expect([refundOf(order), revenueOf(order)]).toEqual([refund, revenue])
})

test.each([
  [0, 0, undefined],
  [1_000, 3, 333],
  [1_001, 2, 501],
])('%i from %i orders is %s on average', (revenue, orders, average) => {
  expect(averageOf(dirhams(revenue), orders)).toBe(average)
})

test.each([
  [5, 4, 0.25],
  [3, 4, -0.25],
  [0, 4, -1],
  [4, 4, 0],
  [4, 0, undefined],
  [2, -4, 1.5],
])('%i after %i is a change of %s', (now, before, change) => {
  expect(changeSince(now, before)).toBe(change)
})
