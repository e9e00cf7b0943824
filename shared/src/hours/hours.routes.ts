// Opening hours, pauses and a busy kitchen.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { timestamp, wholeNumber } from '../contract/wire.ts'
import { dayEnd } from '../dates/business-day.ts'
import { sittingIdle } from './sitting-idle.ts'
import { openingHours } from './opening-hours.ts'
import { openingTimes } from './opening-times.ts'
import { paceChange } from './pace.ts'

/** `hours`: null until the restaurant sets its hours; until then it is always open. `version` counts the changes of the hours. */
const hoursReply = z.object({
  success: z.literal(true),
  data: z.object({
    hours: openingHours.nullable(),
    version: wholeNumber,
    /** The end of the business day, in minutes after midnight. */
    dayEndsAt: z.int(),
    /** Minutes after its last order after which a served party counts as having left its table. */
    sittingIdleMinutes: z.int(),
    opening: openingTimes,
    takingOrders: z.boolean(),
    /** The time from which no orders are accepted, because a document has expired. */
    ordersRestrictedFrom: timestamp.nullable(),
    mayEdit: z.boolean(),
  }),
})
export type HoursData = z.output<typeof hoursReply>['data']

export const readHours = route({
  method: 'GET',
  path: '/api/merchant/hours',
  permission: 'hours.read',
  summary: 'The opening hours of the restaurant, and whether it takes orders now',
  reply: hoursReply,
  idempotency: 'safe',
  offline: 'cache',
})

export const changeHours = route({
  method: 'PUT',
  path: '/api/merchant/hours',
  permission: 'hours.edit',
  summary:
    'Changes the opening hours, null: always open, the end of the business day, and when a party is taken to have left its table. Refused when they are no longer those of the version that was seen',
  /** An omitted `dayEndsAt` or `sittingIdleMinutes` stays unchanged. */
  body: z.object({
    hours: openingHours.nullable(),
    version: wholeNumber,
    dayEndsAt: dayEnd.optional(),
    sittingIdleMinutes: sittingIdle.optional(),
  }),
  reply: hoursReply,
  idempotency: 'keyed',
})

export const changePace = route({
  method: 'PUT',
  path: '/api/merchant/pace',
  permission: 'pace.edit',
  summary: 'Pauses orders for a time, resumes them, or adds minutes to promised times while the kitchen is busy',
  body: paceChange,
  reply: hoursReply,
  idempotency: 'keyed',
})
