// A table's bill: orders of the party at the table that are not paid yet, as its phones and the counter see it.
import { z } from 'zod'
import { id, qar, timestamp, wholeNumber } from '../contract/wire.ts'
import { orderLine } from '../orders/order.ts'
import { paymentMethods } from '../payments/payment-state.ts'

/** Hours after its last order during which a party can pay the bill with its phones. */
export const billHours = 12
/** Minutes for which a share is reserved while it is paid. */
export const reservedMinutes = 15
export const maxPeople = 30

/** The id of an order on the bill. It differs from the order's id, which only the ordering phone may know. */
export const billOrderId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'bill.changed')

/** `freeUnits`: portions, numbered from 0 to quantity − 1, that are neither paid nor reserved as items. */
const billLine = orderLine.pick({ name: true, addOns: true, quantity: true, total: true }).extend({
  line: z.int(),
  freeUnits: z.array(z.int()),
})

/** `due`: the amount neither paid nor reserved. An order is payable after the restaurant has accepted it. */
export const billOrder = z.object({
  _id: billOrderId,
  orderNumber: z.int(),
  isOwn: z.boolean(),
  isPayable: z.boolean(),
  placedAt: timestamp,
  items: z.array(billLine),
  total: qar,
  paid: qar,
  reserved: qar,
  due: qar,
})

/**
 * `reserved`: a phone wants to pay a share in cash, and the counter has not taken it yet. `authorising` and `authorised`: the gateway has
 * not decided, or not collected it yet. `failed`: nothing is charged.
 */
export const billPaymentStates = ['reserved', 'authorising', 'authorised', 'paid', 'failed'] as const
export type BillPaymentState = (typeof billPaymentStates)[number]
/** States in which the share is not available to others. */
export const reservingStates = ['authorising', 'authorised'] as const satisfies readonly BillPaymentState[]
/** States of undecided payments. */
export const liveStates = ['reserved', ...reservingStates] as const satisfies readonly BillPaymentState[]

const ownPayment = z.object({
  paymentId: id,
  amount: qar,
  method: z.enum(paymentMethods),
  state: z.enum(liveStates),
  expiresAt: timestamp,
})

/**
 * `openedAt`: the time of the party's first order; null when the table is free, or the phone does not belong to the party. `isOpen`:
 * whether the party is still at the table. `code`: the code for joining the party, visible only to the party and the staff; `needsCode`:
 * there is a party, and this phone has not joined it yet. `due`: sum of all payable orders; `waiting`: sum of orders that are not accepted
 * yet; `sharesTaken`: equal shares that are paid or being paid, out of `people` (null until the bill is split).
 */
export const bill = z.object({
  tableId: id,
  tableNumber: z.int(),
  version: z.int(),
  openedAt: timestamp.nullable(),
  isOpen: z.boolean(),
  code: z.string().nullable(),
  needsCode: z.boolean(),
  currency: z.literal('QAR'),
  orders: z.array(billOrder),
  due: qar,
  reserved: qar,
  waiting: qar,
  sharesTaken: z.int(),
  people: z.int().nullable(),
  /** The time at which the table asked for the bill; null once the counter dismisses it. */
  requestedAt: timestamp.nullable(),
  /**
   * The time at which a counter device acknowledged this request; null before that. Absent from a server whose requests are not
   * acknowledged.
   */
  requestAcknowledgedAt: timestamp.nullable().optional(),
  /** Undecided payments of this phone. */
  ownPayments: z.array(ownPayment),
})
export type Bill = z.output<typeof bill>
export type BillOrder = z.output<typeof billOrder>
export type BillOnWire = z.input<typeof bill>

export const billShare = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('orders'), orders: z.array(billOrderId).min(1, 'bill.nothing_chosen').max(500) }),
  z.object({ kind: z.literal('equal'), people: z.int().min(1).max(maxPeople) }),
  z.object({
    kind: z.literal('items'),
    lines: z
      .array(z.object({ order: billOrderId, line: wholeNumber, quantity: z.int().min(1).max(1_000) }))
      .min(1, 'bill.nothing_chosen')
      .max(500),
  }),
])
export type BillShare = z.output<typeof billShare>
