import { z } from 'zod'
import { timestamp } from '../contract/wire.ts'

/** When a restaurant can be ordered from, in the coming days, as `openingState` reads it. `busy`: minutes that a busy kitchen adds, and until when. */
export const openingTimes = z.object({
  timeZone: z.string(),
  periods: z.array(z.object({ opensAt: timestamp, ordersUntil: timestamp, closesAt: timestamp })).nullable(),
  pausedUntil: timestamp.nullable(),
  busy: z.object({ minutes: z.int(), until: timestamp }).nullable(),
})
export type RestaurantOpening = z.output<typeof openingTimes>
