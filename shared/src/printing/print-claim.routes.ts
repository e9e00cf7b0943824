import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, id, orderId, typedText } from '../contract/wire.ts'

/** `printer` is the address of the printer, the same on every device that reaches it. */
const job = z.object({ orderId, printer: typedText(300).min(1), deviceId: id })

/** Milliseconds that a device has to print a claimed job. */
export const printLease = 30_000

export const claimPrint = route({
  method: 'POST',
  path: '/api/merchant/print-claims',
  permission: 'tickets.print',
  summary: 'Claims the print job of an order on a printer that several counters share: one counter prints it, within 30 s',
  body: job,
  reply: z.object({ success: z.literal(true), data: z.object({ state: z.enum(['granted', 'taken', 'printed']) }) }),
  idempotency: 'safe',
})

export const reportPrinted = route({
  method: 'POST',
  path: '/api/merchant/print-claims/printed',
  permission: 'tickets.print',
  summary: 'Reports that the ticket of an order has been printed',
  body: job,
  reply: done,
  idempotency: 'safe',
})
