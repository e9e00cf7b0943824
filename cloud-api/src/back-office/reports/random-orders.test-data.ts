// Random orders, and their expected totals, computed order by order with the shared rules.
import { businessDayOf, type RestaurantClock } from '@sufra/shared/dates/business-day'
import { dirhams } from '@sufra/shared/money'
import { allCancelReasons } from '@sufra/shared/orders/cancel-reason'
import { orderStatuses } from '@sufra/shared/orders/order-status'
import { orderTypes } from '@sufra/shared/orders/order-type'
import { isVisibleToCounter, paymentMethods } from '@sufra/shared/payments/payment-state'
import type { DayRange } from '@sufra/shared/reports/period'
import { isSale, refundOf, revenueOf } from '@sufra/shared/reports/revenue'
import fc from 'fast-check'
import { newOrderId, priceOf, type StoredOrder } from './an-order-stored.test-data.ts'

const itemIds = [1, 2, 3, 4].map((last) => `0193a2f0-0000-7000-8000-00000000000${last}`)
const minute = 60_000

const anOrder = (from: string, to: string) =>
  fc
    .record({
      placedAt: fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }),
      status: fc.constantFrom(...orderStatuses, 'Delivered' as const, 'Preparing' as const),
      orderType: fc.constantFrom(...orderTypes),
      paymentMethod: fc.constantFrom(...paymentMethods),
      paymentState: fc.constantFrom('authorising' as const, 'failed' as const, 'captured' as const, 'authorised' as const),
      mobileNumber: fc.constantFrom('', '97455500001', '97455500002', '97455500003', '97455500004'),
      refundPart: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.double({ min: 0, max: 1, noNaN: true })),
      excess: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 500 })),
      acceptAfter: fc.integer({ min: 0, max: 20 * minute }),
      promised: fc.integer({ min: 10, max: 30 }),
      readyAfter: fc.option(fc.integer({ min: minute, max: 60 * minute }), { freq: 4 }),
      cancelReason: fc.constantFrom(...allCancelReasons),
      lines: fc.array(
        fc.record({
          itemId: fc.constantFrom(...itemIds),
          quantity: fc.integer({ min: 1, max: 99 }),
          total: fc.integer({ min: 0, max: 900_000 }).map(dirhams),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    })
    .map(({ refundPart, excess, acceptAfter, promised, readyAfter, ...order }): StoredOrder => {
      const acceptedAt = order.status === 'Received' ? null : new Date(order.placedAt.getTime() + acceptAfter)
      const after = (milliseconds: number) => acceptedAt && new Date(acceptedAt.getTime() + milliseconds)
      const isReady = order.status === 'Delivered' || order.status === 'Out for Delivery'
      return {
        ...order,
        id: newOrderId(),
        acceptedAt,
        promisedAt: after(promised * minute),
        readyAt: isReady && readyAfter !== null ? after(readyAfter) : null,
        excessAmount: dirhams(excess),
        refundedAmount: dirhams(Math.floor((priceOf(order) + excess) * refundPart)),
        cancelReason: order.status === 'Cancelled' ? order.cancelReason : null,
      }
    })

export const randomOrders = ({ count, seed, from, to }: { count: number; seed: number; from: string; to: string }): StoredOrder[] =>
  fc.sample(anOrder(from, to), { numRuns: count, seed })

const sum = <T>(all: readonly T[], figure: (each: T) => number) => all.reduce((total, each) => total + figure(each), 0)
const revenueOfOrder = (order: StoredOrder) => revenueOf({ ...order, totalPrice: priceOf(order) })

const within = (all: readonly StoredOrder[], { from, to }: DayRange, clock: RestaurantClock) =>
  all.filter(({ placedAt, paymentMethod, paymentState }) => {
    const day = businessDayOf(placedAt, clock)
    return day >= from && day <= to && isVisibleToCounter(paymentMethod, paymentState)
  })
export const salesWithin = (all: readonly StoredOrder[], range: DayRange, clock: RestaurantClock) =>
  within(all, range, clock).filter(({ status }) => isSale(status))

const timesOf = (sales: readonly StoredOrder[]) => {
  const time = (date: Date | null) => date?.getTime() ?? 0
  const prepared = sales.filter(({ readyAt }) => readyAt)
  return {
    accepted: sales.length,
    acceptTime: sum(sales, ({ acceptedAt, placedAt }) => time(acceptedAt) - placedAt.getTime()),
    prepared: prepared.length,
    prepareTime: sum(prepared, ({ readyAt, acceptedAt }) => time(readyAt) - time(acceptedAt)),
    promisedTime: sum(prepared, ({ promisedAt, acceptedAt }) => time(promisedAt) - time(acceptedAt)),
    late: prepared.filter(({ readyAt, promisedAt }) => time(readyAt) > time(promisedAt)).length,
  }
}

const customersOf = (all: readonly StoredOrder[], range: DayRange, clock: RestaurantClock) => {
  const sales = salesWithin(all, range, clock)
  const earlier = new Set(
    salesWithin(all, { from: '2000-01-01', to: '2099-12-31' }, clock)
      .filter(({ placedAt }) => businessDayOf(placedAt, clock) < range.from)
      .map(({ mobileNumber }) => mobileNumber),
  )
  const groups = [
    ...Map.groupBy(
      sales.filter(({ mobileNumber }) => mobileNumber),
      ({ mobileNumber }) => mobileNumber,
    ),
  ]
  const returning = groups.filter(([mobileNumber, of]) => of.length > 1 || earlier.has(mobileNumber)).map(([, of]) => of)
  return {
    all: groups.length,
    returning: returning.length,
    ordersOfReturning: returning.flat().length,
    revenueOfReturning: sum(returning.flat(), revenueOfOrder),
    ordersWithoutNumber: sales.filter(({ mobileNumber }) => !mobileNumber).length,
  }
}

/** Computes the summary of a report. */
export const naiveSummary = (all: readonly StoredOrder[], range: DayRange, clock: RestaurantClock) => {
  const sales = salesWithin(all, range, clock)
  const cancelled = within(all, range, clock).filter(({ status }) => status === 'Cancelled')
  return {
    orders: sales.length,
    revenue: sum(sales, revenueOfOrder),
    sales: sum(sales, priceOf),
    refunds: sum(sales, refundOf),
    cancelled: cancelled.length,
    cancelledValue: sum(cancelled, priceOf),
    times: timesOf(sales),
    customers: customersOf(all, range, clock),
  }
}

/** Computes orders and revenue of each group. */
export const naiveGroups = (sales: readonly StoredOrder[], keyOf: (order: StoredOrder) => string) =>
  Object.fromEntries([...Map.groupBy(sales, keyOf)].map(([key, of]) => [key, { orders: of.length, revenue: sum(of, revenueOfOrder) }]))

/** Computes quantity and price of each item. */
export const naiveItems = (sales: readonly StoredOrder[]) =>
  Object.fromEntries(
    [
      ...Map.groupBy(
        sales.flatMap(({ lines }) => lines),
        ({ itemId }) => itemId,
      ),
    ].map(([itemId, of]) => [itemId, { quantity: sum(of, ({ quantity }) => quantity), sales: sum(of, ({ total }) => total) }]),
  )
