import { receiptToken } from '@sufra/shared/receipts/receipt'
import type { ShareReceipt } from '@sufra/shared/table-bill/share-receipt'
import { shareReceiptBlocks } from '@sufra/shared/table-bill/share-receipt-blocks'
import { shareReceiptPdfPath } from '@sufra/shared/table-bill/share-receipt-path'
import { readShareReceipt, requestShareReceipt } from '@sufra/shared/table-bill/share-receipt.routes'
import type { FastifyInstance } from 'fastify'
import { byField, byParam, limitCalls } from '../../../platform/http/limits/limit-calls.ts'
import { serve } from '../../../platform/http/serve.ts'
import { blocksPdf } from '../../../platform/files/pdf/blocks-pdf.ts'
import { sendReceiptPdf } from '../../receipts/pdf/send-receipt-pdf.ts'
import { refused } from '../../../platform/refusals/refused.ts'
import type { ShareReceipts } from './share-receipts.ts'

/** The same limit as for the receipts of orders. */
const requesting = { max: 30, of: byField('visit') }
const reading = { max: 120, of: byParam('token') }
const drawing = { max: 20, of: byParam('token'), perNetwork: 600 }

/** The receipt of a share as a PDF. */
const shareReceiptPdf = (receipt: ShareReceipt): Promise<Buffer> =>
  blocksPdf(shareReceiptBlocks(receipt), {
    title: `إيصال ${receipt.reference} / Receipt ${receipt.reference}`,
    createdAt: new Date(receipt.paidAt),
  })

export const serveShareReceipts = (app: FastifyInstance, receipts: ShareReceipts) => {
  serve(app, requestShareReceipt, async ({ body }) => ({ data: await receipts.issue(body) }), { limit: requesting })

  serve(app, readShareReceipt, async ({ params }) => ({ data: await receipts.read(params.token) }), { limit: reading })

  app.get<{ Params: { token: string } }>(
    shareReceiptPdfPath,
    { schema: { hide: true }, preHandler: limitCalls(app, 'receipts of shares as PDF', drawing) },
    async (request, reply) => {
      const token = receiptToken.safeParse(request.params.token)
      if (!token.success) throw refused('receipt.not_found')
      const receipt = await receipts.read(token.data)
      return sendReceiptPdf(reply, `receipt-${receipt.reference}.pdf`, await shareReceiptPdf(receipt))
    },
  )
}
