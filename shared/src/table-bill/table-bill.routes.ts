import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, id, idempotencyKey, qar, timestamp } from '../contract/wire.ts'
import { declineReasons, declineRefusal } from '../payments/decline-reason.ts'
import { paymentSource } from '../payments/payment-source.ts'
import { paymentMethods } from '../payments/payment-state.ts'
import { withLatinDigits } from '../latin-digits.ts'
import { cleanCode } from '../text/clean-text.ts'
import { visitToken } from '../visits/visit.routes.ts'
import { bill, billShare } from './bill.ts'

/** A visit of the bill's table: the phone has scanned its code. */
export const atTable = z.object({ restaurantId: id, visit: visitToken })
const billReply = z.object({ success: z.literal(true), data: bill })

export const readBill = route({
  method: 'POST',
  path: '/api/tables/bill',
  permission: 'public',
  summary: 'The bill of the table whose code the phone has scanned: its orders that are paid later and not paid yet',
  body: atTable,
  reply: billReply,
  idempotency: 'safe',
})

export const joinBill = route({
  method: 'POST',
  path: '/api/tables/bill/join',
  permission: 'public',
  summary:
    'Joins the party at the table by the code that its phones and the counter show, so that a phone that has ordered nothing can pay. Returns the bill',
  body: atTable.extend({
    code: z
      .string()
      .max(20)
      .overwrite((typed) => withLatinDigits(cleanCode(typed))),
  }),
  reply: billReply,
  idempotency: 'safe',
})

const challengeUrl = z.string().optional()

/**
 * The outcome of a payment: paid, reserved (to be paid in cash at the counter), awaiting (not decided), declined, over (lapsed, withdrawn,
 * or the bill had changed; nothing is charged), or unknown (not known to the server).
 */
const outcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('paid'), paymentId: id, amount: qar }),
  z.object({ outcome: z.literal('reserved'), paymentId: id, amount: qar, expiresAt: timestamp }),
  z.object({ outcome: z.literal('awaiting'), paymentId: id, amount: qar, challengeUrl }),
  z.object({ outcome: z.literal('declined'), error: z.enum(declineReasons.map(declineRefusal)) }),
  z.object({ outcome: z.literal('over') }),
  z.object({ outcome: z.literal('unknown') }),
])
export type BillPaymentOutcome = z.output<typeof outcome>
const outcomeReply = z.object({ success: z.literal(true), data: outcome })

export const payShare = route({
  method: 'POST',
  path: '/api/tables/bill/pay',
  permission: 'public',
  summary:
    'Pays a share of the bill, or with Cash tells the counter that it will be paid there. Requires an Idempotency-Key: a repeated request pays nothing and returns what has become of the first. A share that costs something else than `amount`, or that another phone has taken, is refused with the new bill',
  body: atTable.extend({
    share: billShare,
    /** The amount that the phone displayed. */
    amount: qar,
    paymentMethod: z.enum(paymentMethods, 'payment.method_unavailable'),
    source: paymentSource.optional(),
  }),
  reply: outcomeReply,
  idempotency: 'keyed',
})

export const resolveShare = route({
  method: 'POST',
  path: '/api/tables/bill/resolve',
  permission: 'public',
  summary:
    'Returns the outcome of a payment whose response was lost, by its Idempotency-Key. `withdraw` gives it up unless it is decided, and ensures that an unknown key pays nothing later',
  body: atTable.extend({ key: idempotencyKey, withdraw: z.boolean().default(false) }),
  reply: outcomeReply,
  idempotency: 'safe',
})

export const withdrawShare = route({
  method: 'POST',
  path: '/api/tables/bill/withdraw',
  permission: 'public',
  summary: 'Gives up a payment of this phone that is not decided. Returns the bill',
  body: atTable.extend({ paymentId: id }),
  reply: billReply,
  idempotency: 'safe',
})

export const requestBill = route({
  method: 'POST',
  path: '/api/tables/bill-request',
  permission: 'public',
  summary: 'Asks the counter for the bill, at most once a minute for each table. Returns the bill, with the time of the request',
  body: atTable,
  /** `isUnreachable`: no counter of the restaurant responds at the moment. Absent from the replies of an older server. */
  reply: billReply.extend({ isUnreachable: z.boolean().optional() }),
  idempotency: 'safe',
})

/** `requestedAt`: null for a table that has not asked for its bill, and has shares to be paid in cash. */
const openBill = z.object({
  tableId: id,
  tableNumber: z.int(),
  requestedAt: timestamp.nullable(),
  /**
   * The time at which a counter device acknowledged this request; null before that. Absent from a server whose requests are not
   * acknowledged.
   */
  requestAcknowledgedAt: timestamp.nullable().optional(),
  due: qar,
  cashShares: z.array(z.object({ paymentId: id, amount: qar, expiresAt: timestamp })),
})
export type OpenBill = z.output<typeof openBill>
export type OpenBillOnWire = z.input<typeof openBill>

export const listOpenBills = route({
  method: 'GET',
  path: '/api/merchant/bills',
  permission: 'orders.read',
  summary: 'The tables that have asked for their bill or have a share in cash to be taken',
  reply: z.object({ success: z.literal(true), data: z.array(openBill) }),
  idempotency: 'safe',
})

const ofTable = z.object({ tableId: id })
const takenReply = z.object({ success: z.literal(true), data: z.object({ bill, change: qar, takingId: id }) })

export const readTableBill = route({
  method: 'GET',
  path: '/api/merchant/tables/:tableId/bill',
  permission: 'orders.read',
  summary: 'The bill of a table, at the counter',
  params: ofTable,
  reply: billReply,
  idempotency: 'safe',
})

export const dismissBillRequest = route({
  method: 'POST',
  path: '/api/merchant/tables/:tableId/bill/dismiss',
  permission: 'orders.move',
  summary: 'Dismisses the request for the bill on all counters',
  params: ofTable,
  body: z.object({ requestedAt: timestamp }),
  reply: done,
  idempotency: 'safe',
})

export const endSitting = route({
  method: 'POST',
  path: '/api/merchant/tables/:tableId/sitting/end',
  permission: 'orders.move',
  summary: 'The party has left the table: the next guests get a bill of their own. What is not paid stays in the list of unpaid orders',
  params: ofTable,
  body: z.object({}),
  reply: done,
  idempotency: 'safe',
})

export const takeCashForTable = route({
  method: 'POST',
  path: '/api/merchant/tables/:tableId/bill/take-cash',
  permission: 'cash.take',
  summary:
    'Takes in cash what is due of the whole table, with a movement of the drawer for each order. Refused when something else is due. `takingId`: by which it is undone',
  params: ofTable,
  body: z.object({ amount: qar, received: qar }).refine(({ amount, received }) => received >= amount, 'cash.below_due'),
  reply: takenReply,
  idempotency: 'keyed',
})

export const takeCashShare = route({
  method: 'POST',
  path: '/api/merchant/bill-payments/:paymentId/take-cash',
  permission: 'cash.take',
  summary: 'Takes the share that a phone wants to pay in cash',
  params: z.object({ paymentId: id }),
  body: z.object({}),
  reply: takenReply,
  idempotency: 'keyed',
})
