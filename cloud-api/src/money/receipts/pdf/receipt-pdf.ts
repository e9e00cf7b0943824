import type { Receipt } from '@sufra/shared/receipts/receipt'
import { receiptBlocks } from '@sufra/shared/receipts/receipt-blocks'
import { blocksPdf } from '../../../platform/files/pdf/blocks-pdf.ts'

/** The receipt as a PDF. */
export const receiptPdf = (receipt: Receipt, { isCopy }: { isCopy: boolean }): Promise<Buffer> =>
  blocksPdf(receiptBlocks(receipt, { isCopy }), {
    title: `إيصال ${receipt.receiptNumber} / Receipt ${receipt.receiptNumber}`,
    createdAt: new Date(receipt.issuedAt),
  })
