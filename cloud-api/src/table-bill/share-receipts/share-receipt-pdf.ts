import type { ShareReceipt } from '@sufra/shared/table-bill/share-receipt'
import { shareReceiptBlocks } from '@sufra/shared/table-bill/share-receipt-blocks'
import { blocksPdf } from '../../receipts/pdf/blocks-pdf.ts'

/** The receipt of a share as a PDF. */
export const shareReceiptPdf = (receipt: ShareReceipt): Promise<Buffer> =>
  blocksPdf(shareReceiptBlocks(receipt), {
    title: `إيصال ${receipt.reference} / Receipt ${receipt.reference}`,
    createdAt: new Date(receipt.paidAt),
  })
