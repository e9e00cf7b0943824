// What the platform closed by itself and nobody at a counter has dismissed yet.
import { z } from 'zod'
import { orderId } from '../contract/wire.ts'
import { counterOrder } from './order.ts'

export const closedByPlatform = z.object({
  /** Cancelled because nobody accepted them, newest first; at most a hundred. */
  missed: z.array(counterOrder),
  /** How many were missed in all. */
  missedCount: z.int(),
  /** Business days whose forgotten orders were closed when the day was over, newest first, with the newest of their orders; at most fifty a day. */
  days: z.array(z.object({ businessDay: z.iso.date(), count: z.int(), orders: z.array(counterOrder) })),
})
export type ClosedByPlatform = z.output<typeof closedByPlatform>
export type ClosedByPlatformOnWire = z.input<typeof closedByPlatform>

export const dismissal = z
  .object({
    /** Missed orders. */
    orderIds: z.array(orderId).max(200).default([]),
    /** Business days whose orders were closed automatically. */
    businessDays: z.array(z.iso.date()).max(31).default([]),
  })
  .refine(({ orderIds, businessDays }) => orderIds.length + businessDays.length > 0, 'request.invalid')
export type Dismissal = z.output<typeof dismissal>

/** What is left once a dismissal is made. */
export const withoutDismissed = (closed: ClosedByPlatformOnWire, { orderIds, businessDays }: Dismissal): ClosedByPlatformOnWire => {
  const missed = closed.missed.filter((order) => !orderIds.includes(order.orderId))
  return {
    missed,
    missedCount: closed.missedCount - (closed.missed.length - missed.length),
    days: closed.days.filter((day) => !businessDays.includes(day.businessDay)),
  }
}
