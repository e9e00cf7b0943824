import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, id, orderId, typedText } from '../contract/wire.ts'

/** `printer` is its address, the same for every device that reaches it. */
const job = z.object({ orderId, printer: typedText(300).min(1), deviceId: id })

/** How long a device that claimed a job has to print it, in milliseconds. */
export const printLease = 30_000

export const claimPrint = route({
  method: 'POST',
  path: '/api/merchant/print-claims',
  access: 'merchant',
  summary: 'Claims an order for a printer that several counters reach: one of them prints it, and has 30 s to do so',
  body: job,
  reply: z.object({ success: z.literal(true), data: z.object({ state: z.enum(['granted', 'taken', 'printed']) }) }),
  repeat: 'safe',
  offline: 'refuse',
})

export const reportPrinted = route({
  method: 'POST',
  path: '/api/merchant/print-claims/printed',
  access: 'merchant',
  summary: 'Says that a claimed order has been printed',
  body: job,
  reply: done,
  repeat: 'safe',
  offline: 'refuse',
})
