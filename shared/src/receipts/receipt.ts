import { z } from 'zod'
import { localizedText, qar, timestamp } from '../contract/wire.ts'
import { orderTypes } from '../orders/order-type.ts'
import { paymentMethods } from '../payments/payment-state.ts'
import { includedKinds } from './included.ts'

/** `receiptNumber` counts the receipts of a restaurant, without gaps. `taxNumber` is '' for a restaurant without one. */
export const receipt = z.object({
  receiptNumber: z.int(),
  issuedAt: timestamp,
  restaurant: z.object({
    name: localizedText,
    branchName: z.string(),
    address: z.string(),
    phone: z.string(),
    taxNumber: z.string(),
    timeZone: z.string(),
  }),
  order: z.object({
    orderNumber: z.int(),
    orderType: z.enum(orderTypes),
    tableNumber: z.int().nullable(),
    placedAt: timestamp,
    isCancelled: z.boolean(),
  }),
  lines: z.array(
    z.object({
      quantity: z.int(),
      name: localizedText,
      options: z.array(z.object({ quantity: z.int(), name: localizedText })),
      total: qar,
    }),
  ),
  total: qar,
  /** Parts of the total; empty unless the restaurant has enabled them. */
  included: z.array(z.object({ kind: z.enum(includedKinds), basisPoints: z.int(), amount: qar })),
  paymentMethod: z.enum(paymentMethods),
  /** Amounts by payment method; empty when everything was paid by `paymentMethod`. */
  paidBy: z.array(z.object({ method: z.enum(paymentMethods), amount: qar })),
  /** The amount paid and not refunded: zero for an order that was cancelled before it was paid. */
  paid: qar,
  /** The amount that is still due in cash. */
  due: qar,
  refunded: qar,
})
export type Receipt = z.output<typeof receipt>
/** The receipt on the wire: money in QAR. */
export type ReceiptOnWire = z.input<typeof receipt>

/** A receipt's token is its link, unguessable like an order's id: 128 random bits, base64url. */
export const receiptToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'receipt.not_found')
