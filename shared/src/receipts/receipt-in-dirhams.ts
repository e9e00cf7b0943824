import { toDirhams } from '../money.ts'
import type { Receipt, ReceiptOnWire } from './receipt.ts'

/** Converts amounts in received receipts from QAR to dirhams. */
export const receiptInDirhams = (received: ReceiptOnWire): Receipt => ({
  ...received,
  lines: received.lines.map((line) => ({ ...line, total: toDirhams(line.total) })),
  total: toDirhams(received.total),
  included: received.included.map((part) => ({ ...part, amount: toDirhams(part.amount) })),
  paidBy: received.paidBy.map((part) => ({ ...part, amount: toDirhams(part.amount) })),
  paid: toDirhams(received.paid),
  due: toDirhams(received.due),
  refunded: toDirhams(received.refunded),
})
