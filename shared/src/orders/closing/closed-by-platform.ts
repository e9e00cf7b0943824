// Orders that were closed without the counter, by the platform or by their diner, and that no counter has dismissed yet.
import { z } from 'zod'
import { orderId } from '../../contract/wire.ts'
import { requestedDay } from '../../dates/requested-day.ts'
import { counterOrder } from '../order.ts'

export const closedByPlatform = z.object({
  /** Cancelled because they were not accepted in time, or by their diner, newest first; at most a hundred. */
  missed: z.array(counterOrder),
  /** Total number of these orders. */
  missedCount: z.int(),
  /** Business days with orders that were closed automatically at the end of the day, newest first; at most the fifty newest orders a day. */
  days: z.array(z.object({ businessDay: z.iso.date(), count: z.int(), orders: z.array(counterOrder) })),
})
export type ClosedByPlatform = z.output<typeof closedByPlatform>
export type ClosedByPlatformOnWire = z.input<typeof closedByPlatform>

export const dismissal = z
  .object({
    /** Ids of orders in `missed`. */
    orderIds: z.array(orderId).max(200).default([]),
    /** Business days whose orders were closed automatically. */
    businessDays: z.array(requestedDay()).max(31).default([]),
  })
  .refine(({ orderIds, businessDays }) => orderIds.length + businessDays.length > 0, 'request.invalid')
export type Dismissal = z.output<typeof dismissal>

type Closed = { missed: { orderId: string }[]; missedCount: number; days: { businessDay: string }[] }

/** Returns `closed` without the dismissed orders and days. */
export const withoutDismissed = <Known extends Closed>(closed: Known, { orderIds, businessDays }: Dismissal): Known => {
  const missed = closed.missed.filter((order) => !orderIds.includes(order.orderId))
  return {
    ...closed,
    missed,
    missedCount: closed.missedCount - (closed.missed.length - missed.length),
    days: closed.days.filter((day) => !businessDays.includes(day.businessDay)),
  }
}
