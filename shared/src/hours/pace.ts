// Slowing down orders: a pause that ends automatically, and a busy kitchen.
import { z } from 'zod'
import { nextBusinessDay, type RestaurantClock } from '../dates/business-day.ts'

/** Minutes of a pause; `day`: the rest of the business day. */
export const pauses = [15, 30, 60, 'day'] as const
export type Pause = (typeof pauses)[number]

/** Minutes that a busy kitchen adds to promised times. */
export const busySteps = [10, 20] as const
export type BusyMinutes = (typeof busySteps)[number]

/** `pause: null` accepts orders again. `busy: null` ends the busy time. An omitted field stays unchanged. */
export const paceChange = z.object({
  pause: z
    .literal([...pauses])
    .nullable()
    .optional(),
  busy: z
    .literal([...busySteps])
    .nullable()
    .optional(),
})
export type PaceChange = z.output<typeof paceChange>

/** The end of a pause that starts now. */
export const pauseEnd = (pause: Pause, now: Date, clock: RestaurantClock): Date =>
  pause === 'day' ? nextBusinessDay(now, clock) : new Date(now.getTime() + pause * 60_000)
