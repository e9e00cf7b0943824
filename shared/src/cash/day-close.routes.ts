import { z } from 'zod'
import { route } from '../contract/route.ts'
import { wholeNumberText } from '../contract/wire.ts'
import { dayClose, dayReport } from './day-close.ts'

export const readDayReport = route({
  method: 'GET',
  path: '/api/merchant/cash/day-report',
  permission: 'day.close',
  summary: 'What happened since the last day close (X report). Closes nothing',
  reply: z.object({ success: z.literal(true), data: dayReport }),
  idempotency: 'safe',
})

export const closeDay = route({
  method: 'POST',
  path: '/api/merchant/cash/day-closes',
  permission: 'day.close',
  summary:
    'Closes the day (Z report). Refused while a shift is open, when nothing happened since the last one, and while delivered orders are not paid, unless they are carried over to the next day',
  body: z.object({ carryOver: z.boolean().default(false) }),
  reply: z.object({ success: z.literal(true), data: dayClose }),
  idempotency: 'keyed',
})

export const listDayCloses = route({
  method: 'GET',
  path: '/api/merchant/cash/day-closes',
  permission: 'day.close',
  summary: 'Closed days, the newest first, in pages of 30. `before`: the number of the last one of the previous page',
  query: z.object({ before: wholeNumberText.optional() }),
  reply: z.object({ success: z.literal(true), data: z.array(dayClose), hasMore: z.boolean() }),
  idempotency: 'safe',
})

export const recordDayClosePrint = route({
  method: 'POST',
  path: '/api/merchant/cash/day-closes/:number/prints',
  permission: 'day.close',
  summary: 'Records that a day close is printed. Every print after the first is a reprint',
  params: z.object({ number: wholeNumberText.min(1) }),
  reply: z.object({ success: z.literal(true), data: z.object({ isReprint: z.boolean() }) }),
  idempotency: 'keyed',
})
