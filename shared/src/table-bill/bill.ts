// A table's bill: what the party that sits there has ordered, pays later and has not paid yet, as its phones and the counter see it.
import { z } from 'zod'
import { id, qar, timestamp, wholeNumber } from '../contract/wire.ts'
import { orderLine } from '../orders/order.ts'
import { paymentMethods } from '../payments/payment-state.ts'

/** Hours after its last order for which the bill of a party can be paid by its phones. */
export const billHours = 12
/** Minutes for which a share is reserved while it is paid. */
export const reservedMinutes = 15
export const maxPeople = 30

/** Stands for an order on the bill. Not its id, which only the phone that ordered may know. */
export const billOrderId = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'bill.changed')

/** `freeUnits`: which of the portions 0 to quantity − 1 nobody has paid or reserved as items. */
const billLine = orderLine.pick({ name: true, addOns: true, quantity: true, total: true }).extend({
  line: z.int(),
  freeUnits: z.array(z.int()),
})

/** `due`: what is neither paid nor reserved. Only an order that the restaurant has accepted is payable. */
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
 * `reserved`: a share that a phone wants to pay in cash, and the counter has not taken yet. `authorising` and `authorised`: the gateway has not decided, or not yet collected
 * it. What failed is not charged.
 */
export const billPaymentStates = ['reserved', 'authorising', 'authorised', 'paid', 'failed'] as const
export type BillPaymentState = (typeof billPaymentStates)[number]
/** In these states nobody else can pay its share. */
export const reservingStates = ['authorising', 'authorised'] as const satisfies readonly BillPaymentState[]
/** In these states it is not decided. */
export const liveStates = ['reserved', ...reservingStates] as const satisfies readonly BillPaymentState[]

const ownPayment = z.object({
  paymentId: id,
  amount: qar,
  method: z.enum(paymentMethods),
  state: z.enum(liveStates),
  expiresAt: timestamp,
})

/**
 * `openedAt`: when the party ordered first; null: nobody sits there, or the phone is not of the party. `isOpen`: whether it still sits there. `code`: by which
 * others join it, for the party and staff alone; `needsCode`: a party sits there, and this phone is not one of it yet. `due`: of all payable orders;
 * `waiting`: of those that nobody has accepted yet; `sharesTaken`: equal shares that are paid or being paid, of `people` (null: nobody has chosen to split).
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
  /** When the table asked for the bill, until the counter dismisses it. */
  requestedAt: timestamp.nullable(),
  /** When a counter device acknowledged this request; null: none has. Absent from a server whose requests are not acknowledged. */
  requestAcknowledgedAt: timestamp.nullable().optional(),
  /** Payments of this phone that are not decided. */
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
