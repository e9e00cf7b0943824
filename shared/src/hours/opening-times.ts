import { z } from 'zod'
import { timestamp } from '../contract/wire.ts'

/**
 * The times of the coming days in which a restaurant accepts orders, as input of `openingState`. `busy`: minutes that a busy kitchen adds,
 * and the end of that time.
 */
export const openingTimes = z.object({
  timeZone: z.string(),
  periods: z.array(z.object({ opensAt: timestamp, ordersUntil: timestamp, closesAt: timestamp })).nullable(),
  pausedUntil: timestamp.nullable(),
  busy: z.object({ minutes: z.int(), until: timestamp }).nullable(),
})
export type RestaurantOpening = z.output<typeof openingTimes>
