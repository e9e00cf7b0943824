import { invoiceBlocks } from '@sufra/shared/subscriptions/invoice-blocks'
import type { Db } from '../../../platform/db/connect.ts'
import type { ServedFile } from '../../../platform/files/file-links/file-links.ts'
import { blocksPdf } from '../../../platform/files/pdf/blocks-pdf.ts'
import type { ReadSubscription } from '../read-subscription.ts'

/** Returns an invoice of a restaurant as a PDF, or undefined when it has no such invoice. */
export const readInvoiceFile = async (
  db: Db,
  read: ReadSubscription,
  restaurantId: string,
  number: number,
): Promise<ServedFile | undefined> => {
  const found = await read.readInvoice(db, restaurantId, number)
  if (!found) return undefined
  const { invoice, payer } = found
  const content = await blocksPdf(invoiceBlocks(invoice, payer), {
    title: `فاتورة ${number} / Invoice ${number}`,
    createdAt: new Date(`${invoice.issuedOn}T00:00:00Z`),
  })
  return { content, type: 'application/pdf', fileName: `sufra-invoice-${number}.pdf` }
}
