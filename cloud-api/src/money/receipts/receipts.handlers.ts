import { issueReceipt, maxSendsPerNetwork, readReceipt, requestReceipt, sendReceipt } from '@sufra/shared/receipts/receipt.routes'
import { receiptPdfPath } from '@sufra/shared/receipts/receipt-path'
import { receiptToken } from '@sufra/shared/receipts/receipt'
import type { FastifyInstance } from 'fastify'
import { byParam, limitCalls } from '../../platform/http/limits/limit-calls.ts'
import { serve } from '../../platform/http/serve.ts'
import { languageOf } from '../../platform/refusals/refusal-messages.ts'
import { refused } from '../../platform/refusals/refused.ts'
import type { Receipts } from './issue-receipt.ts'
import { receiptPdf } from './pdf/receipt-pdf.ts'
import { sendReceiptPdf } from './pdf/send-receipt-pdf.ts'
import type { SendReceipt } from './send-receipt.ts'

type Verbs = { receipts: Receipts; sendReceipt: SendReceipt }

/** Limit of calls about one receipt; its PDF takes longest. */
const reading = { max: 120, of: byParam('token') }
const requesting = { max: 30, of: byParam('orderId') }
const drawing = { max: 20, of: byParam('token'), perNetwork: 600 }
/** A receipt may be sent five times a day (`send-receipt.ts`). */
const sending = { max: 20, of: byParam('token'), perNetwork: maxSendsPerNetwork, windowSeconds: 3_600 }

export const serveReceipts = (app: FastifyInstance, { receipts, sendReceipt: send }: Verbs) => {
  serve(app, issueReceipt, ({ params, body, session, storeAnswer }) =>
    receipts.issueForCounter(session.restaurantId, params.orderId, { print: body.print, storeAnswer }),
  )

  serve(app, requestReceipt, async ({ params }) => ({ data: await receipts.issueForDiner(params.orderId) }), {
    limit: requesting,
  })

  serve(
    app,
    readReceipt,
    async ({ params }) => {
      const { receipt, sms } = await receipts.read(params.token)
      return { data: receipt, smsIsOn: sms.isOn }
    },
    { limit: reading },
  )

  serve(
    app,
    sendReceipt,
    async ({ params, body, idempotencyKey, request }) => {
      await send(params.token, { recipient: body, key: idempotencyKey, language: languageOf(request.headers['accept-language']) })
      return { message: 'Receipt sent' }
    },
    { limit: sending, storesOwnKey: true },
  )

  app.get<{ Params: { token: string }; Querystring: { copy?: string } }>(
    receiptPdfPath,
    { schema: { hide: true }, preHandler: limitCalls(app, 'receipts as PDF', drawing) },
    async (request, reply) => {
      const token = receiptToken.safeParse(request.params.token)
      if (!token.success) throw refused('receipt.not_found')
      const { receipt } = await receipts.read(token.data)
      const pdf = await receiptPdf(receipt, { isCopy: request.query.copy !== undefined })
      return sendReceiptPdf(reply, `receipt-${receipt.receiptNumber}.pdf`, pdf)
    },
  )
}
