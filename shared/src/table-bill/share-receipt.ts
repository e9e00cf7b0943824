// The receipt of a share of a table's bill: the payment of one phone, at the time when the receipt was issued.
import { z } from 'zod'
import { localizedText, qar, timestamp } from '../contract/wire.ts'
import { toDirhams } from '../money.ts'
import { paymentMethods } from '../payments/payment-state.ts'
import { receipt } from '../receipts/receipt.ts'

/**
 * `reference`: the number with which staff find the payment. `parts`: the amounts paid of each order; `lines` are the portions of a share
 * of chosen items. `paid`: the amount less its returns. `tableDue`: the amount that the table still owed.
 */
export const shareReceipt = z.object({
  reference: z.string(),
  paidAt: timestamp,
  restaurant: receipt.shape.restaurant,
  tableNumber: z.int(),
  parts: z.array(
    z.object({
      orderNumber: z.int(),
      amount: qar,
      lines: z.array(z.object({ quantity: z.int(), name: localizedText, total: qar })),
    }),
  ),
  method: z.enum(paymentMethods),
  amount: qar,
  refunded: qar,
  paid: qar,
  tableDue: qar,
})
export type ShareReceipt = z.output<typeof shareReceipt>
/** The receipt on the wire: money in QAR. */
export type ShareReceiptOnWire = z.input<typeof shareReceipt>

/** Converts amounts in received receipts from QAR to dirhams. */
export const shareReceiptInDirhams = (received: ShareReceiptOnWire): ShareReceipt => ({
  ...received,
  parts: received.parts.map((part) => ({
    ...part,
    amount: toDirhams(part.amount),
    lines: part.lines.map((line) => ({ ...line, total: toDirhams(line.total) })),
  })),
  amount: toDirhams(received.amount),
  refunded: toDirhams(received.refunded),
  paid: toDirhams(received.paid),
  tableDue: toDirhams(received.tableDue),
})
