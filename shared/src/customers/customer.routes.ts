import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, timestamp, typedText } from '../contract/wire.ts'
import { fileLinkReply } from '../file-links/file-link.ts'
import { toDirhams, toQar, type Dirhams } from '../money.ts'
import { maxSearchLength } from '../order-history/order-history.routes.ts'
import { retentionMonths } from './retention.ts'

export const maxNoteLength = 500

/** A mobile number as orders store it: digits with the country code. */
const mobileNumber = z.string('guest.not_found').regex(/^\d{4,20}$/, 'guest.not_found')
const params = z.object({ mobileNumber })

/** A sum in QAR, which may exceed the maximum of a single amount. */
const qarSum = z.codec(
  z.number(),
  z.custom<Dirhams>((amount) => Number.isSafeInteger(amount)),
  { decode: toDirhams, encode: toQar },
)

/** A guest of a restaurant: everyone who ordered with this phone number. The name is from the last order. */
const customer = z.object({
  mobileNumber: z.string(),
  customerName: z.string(),
  orders: z.int(),
  /** The totals of the delivered orders. */
  spent: qarSum,
  lastVisitAt: timestamp,
  note: z.string(),
})
export type Customer = z.output<typeof customer>

const cursor = z.string().max(100)
const page = z.object({ data: z.array(customer), older: cursor.nullable(), newer: cursor.nullable() })

export const listCustomers = route({
  method: 'GET',
  path: '/api/merchant/customers',
  permission: 'customers.read',
  summary: 'Lists the guests of the restaurant by phone number, the last visit first, in pages of 50',
  query: z.object({ search: typedText(maxSearchLength).optional(), cursor: cursor.optional() }),
  reply: page.extend({ success: z.literal(true), retentionMonths: z.enum(retentionMonths), mayEditRetention: z.boolean() }),
  idempotency: 'safe',
})
/** Converts amounts from QAR to dirhams. */
export const customersInDirhams = (data: z.input<typeof page>): z.output<typeof page> => page.parse(data)

export const changeCustomerNote = route({
  method: 'PATCH',
  path: '/api/merchant/customers/:mobileNumber/note',
  permission: 'customers.edit',
  summary: "Changes the restaurant's note about a guest",
  params,
  body: z.object({ note: typedText(maxNoteLength, 'guest.note_length') }),
  reply: done,
  idempotency: 'safe',
})

export const createCustomerLink = route({
  method: 'POST',
  path: '/api/merchant/customers/:mobileNumber/link',
  permission: 'customers.edit',
  summary: 'Returns a one-time link to everything that is stored of a guest, as a JSON file',
  params,
  reply: fileLinkReply,
  idempotency: 'safe',
})

export const deleteCustomer = route({
  method: 'DELETE',
  path: '/api/merchant/customers/:mobileNumber',
  permission: 'customers.edit',
  summary:
    'Deletes name, phone number, vehicle and instructions from the orders of a guest, and the note. The orders and their amounts stay',
  params,
  reply: z.object({ success: z.literal(true), data: z.object({ orders: z.int() }) }),
  idempotency: 'safe',
})

export const changeRetention = route({
  method: 'PATCH',
  path: '/api/merchant/customers-retention',
  permission: 'settings.edit',
  summary: 'Changes after how many months the details of guests are deleted from orders',
  body: z.object({ months: z.enum(retentionMonths) }),
  reply: done,
  idempotency: 'safe',
})
