import { z } from 'zod'
import { route } from '../contract/route.ts'

/** The onboarding steps that a new restaurant has completed. A completed step stays completed. */
const firstSteps = z.object({
  /** It has an item that can be ordered. */
  menu: z.boolean(),
  tables: z.boolean(),
  /** A table's code has been printed or downloaded. */
  codes: z.boolean(),
  /** An order has been placed. */
  order: z.boolean(),
  /** The owner has dismissed the list. */
  dismissed: z.boolean(),
})
const reply = z.object({ success: z.literal(true), data: firstSteps })

export const readFirstSteps = route({
  method: 'GET',
  path: '/api/merchant/first-steps',
  permission: 'orders.read',
  summary: 'Returns the onboarding steps that a new restaurant has completed',
  reply,
  idempotency: 'safe',
  offline: 'reject',
})

export const dismissFirstSteps = route({
  method: 'POST',
  path: '/api/merchant/first-steps/dismiss',
  permission: 'first-steps.dismiss',
  summary: 'Hides the first steps at every counter of the restaurant',
  reply,
  idempotency: 'safe',
  offline: 'reject',
})
