import { z } from 'zod'
import { route } from '../contract/route.ts'

/** The onboarding steps that a new restaurant has completed. A completed step stays completed. */
const firstSteps = z.object({
  /** The menu has an item that can be ordered. */
  menu: z.boolean(),
  tables: z.boolean(),
  /** A table's code has been printed or downloaded. */
  codes: z.boolean(),
  /** An order has been placed. */
  order: z.boolean(),
  /** A member has confirmed that the alarm rings and its SMS arrives. Absent from the reply of an older server, which lacks this step. */
  alarm: z.boolean().optional(),
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
})

export const dismissFirstSteps = route({
  method: 'POST',
  path: '/api/merchant/first-steps/dismiss',
  permission: 'first-steps.dismiss',
  summary: 'Hides the first steps at every counter of the restaurant',
  reply,
  idempotency: 'safe',
})

export const testAlarm = route({
  method: 'POST',
  path: '/api/merchant/first-steps/alarm-test',
  permission: 'first-steps.dismiss',
  summary:
    'Sends the SMS of an order that is not accepted to the numbers of the restaurant once, marked as a test, a few times an hour. Returns to how many',
  body: z.object({}),
  reply: z.object({ success: z.literal(true), data: z.object({ numbers: z.int() }) }),
  idempotency: 'no',
})

export const confirmAlarm = route({
  method: 'POST',
  path: '/api/merchant/first-steps/alarm-confirmed',
  permission: 'first-steps.dismiss',
  summary: 'Completes the step of the alarm: a person says that it rang and that its SMS arrived',
  body: z.object({}),
  reply,
  idempotency: 'safe',
})
