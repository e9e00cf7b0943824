import { z } from 'zod'
import { maxLines, maxQuantity } from '../cart/limits.ts'
import { qar, timestamp, typedText } from '../contract/wire.ts'

/** Reasons for a refund, shown to the diner. `other` needs a note, which only the restaurant sees. */
export const refundReasons = ['wrong_item', 'quality', 'took_too_long', 'charged_by_mistake', 'goodwill', 'other'] as const
/** All reasons, including `cancelled` for the platform's automatic refunds. */
export const allRefundReasons = [...refundReasons, 'cancelled'] as const
export type RefundReason = (typeof refundReasons)[number]
export type AnyRefundReason = (typeof allRefundReasons)[number]

/** The extent of a refund: all that is left, some units of some lines, or an amount. */
export const refundKinds = ['full', 'lines', 'amount'] as const
export type RefundKind = (typeof refundKinds)[number]

/** The way of a refund: to the diner's card or wallet, or as cash handed back. */
export const refundWays = ['gateway', 'cash'] as const
export type RefundWay = (typeof refundWays)[number]

/** `requested`: the gateway has not answered yet. Cash that is handed back has succeeded immediately. */
export const refundStates = ['requested', 'succeeded', 'declined'] as const
export type RefundState = (typeof refundStates)[number]

/** `line`: the position of an order line in its order, from 0. */
export const refundLine = z.object({ line: z.int().min(0).max(maxLines), quantity: z.int().min(1).max(maxQuantity) })
export type RefundLine = z.output<typeof refundLine>

export const maxRefundNote = 200

/** A refund as shown to the diner. `lines` is empty unless lines were chosen. */
export const refund = z.object({
  /** This is not a versioned UUID when the platform made the refund: then it is a hash of the order's id. */
  refundId: z.guid(),
  amount: qar,
  lines: z.array(refundLine),
  reason: z.enum(allRefundReasons),
  way: z.enum(refundWays),
  state: z.enum(refundStates),
  requestedAt: timestamp,
})
export type Refund = z.output<typeof refund>
export type RefundOnWire = z.input<typeof refund>

/** A refund as shown to the restaurant. `requestedBy`: null when the platform refunded a cancelled order. */
export const staffRefund = refund.extend({
  kind: z.enum(refundKinds),
  note: z.string(),
  requestedBy: z.string().nullable(),
  decidedAt: timestamp.nullable(),
})
export type StaffRefund = z.output<typeof staffRefund>

const usual = {
  /** The amount that the user confirms. The server calculates it again, and refuses a different amount. */
  amount: qar,
  reason: z.enum(refundReasons, 'refund.reason_required'),
  note: typedText(maxRefundNote, 'refund.note_length').default(''),
  way: z.enum(refundWays),
}

export const refundRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('full'), ...usual }),
  z.object({ kind: z.literal('lines'), lines: z.array(refundLine).min(1, 'refund.lines_required').max(maxLines), ...usual }),
  z.object({ kind: z.literal('amount'), ...usual }),
])
export type RefundRequest = z.output<typeof refundRequest>
