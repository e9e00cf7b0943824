import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, orderId } from '../contract/wire.ts'
import { hasPhoneLength } from '../phone-numbers/phone-length.ts'
import { emailText } from '../text/email-text.ts'
import { receipt, receiptToken } from './receipt.ts'

/** Limits for sending receipts: counts, and minutes between them. */
export const maxSendsPerReceipt = 5
export const sendsPerReceiptHours = 24
export const maxSendsPerNetwork = 600

/** `link`: the path of the receipt's page. */
const link = z.string().regex(/^\/receipt\/[A-Za-z0-9_-]{22}$/)

export const issueReceipt = route({
  method: 'POST',
  path: '/api/merchant/orders/:orderId/receipt',
  permission: 'tickets.print',
  summary:
    'Returns the receipt of a paid order, and issues it when first requested. With `print` it counts a print: `isCopy` says that it was printed before, and must be headed REPRINT',
  params: z.object({ orderId }),
  body: z.object({ print: z.boolean() }),
  reply: z.object({ success: z.literal(true), data: z.object({ receipt, link, isCopy: z.boolean() }) }),
  idempotency: 'keyed',
})

export const requestReceipt = route({
  method: 'POST',
  path: '/api/orders/:orderId/receipt',
  permission: 'public',
  summary: 'Returns the link to the receipt of a paid order to the diner who has its unguessable id, and issues it when first requested',
  params: z.object({ orderId }),
  reply: z.object({ success: z.literal(true), data: z.object({ link }) }),
  idempotency: 'safe',
})

export const readReceipt = route({
  method: 'GET',
  path: '/api/receipts/:token',
  permission: 'public',
  summary: 'Returns a receipt to anyone with its unguessable link',
  params: z.object({ token: receiptToken }),
  /** `smsIsOn`: whether the receipt can be sent by SMS. */
  reply: z.object({ success: z.literal(true), data: receipt, smsIsOn: z.boolean() }),
  idempotency: 'safe',
})

export const recipient = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('sms'),
    /** A mobile number: digits with the country code. */
    to: z.string('receipt.mobile_invalid').refine(hasPhoneLength, 'receipt.mobile_invalid'),
  }),
  z.object({
    channel: z.literal('mail'),
    to: emailText('receipt.email_invalid', 'receipt.email_invalid'),
  }),
])
export type Recipient = z.output<typeof recipient>

export const sendReceipt = route({
  method: 'POST',
  path: '/api/receipts/:token/send',
  permission: 'public',
  summary: 'Sends the link of a receipt by SMS or mail. Requires an Idempotency-Key: a repeated request sends nothing more',
  params: z.object({ token: receiptToken }),
  body: recipient,
  reply: done,
  idempotency: 'keyed',
})
