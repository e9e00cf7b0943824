import { toDirhams } from '../money.ts'
import type { ShareReceipt, ShareReceiptOnWire } from './share-receipt.ts'

/** Receipts as received have their amounts in QAR. */
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
