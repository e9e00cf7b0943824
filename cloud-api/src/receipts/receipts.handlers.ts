import { issueReceipt, maxSendsPerNetwork, readReceipt, requestReceipt, sendReceipt } from '@sufra/shared/receipts/receipt.routes'
import { receiptPdfPath } from '@sufra/shared/receipts/receipt-path'
import { receiptToken } from '@sufra/shared/receipts/receipt'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../http/addresses/network-of.ts'
import { serve } from '../http/serve.ts'
import { languageOf } from '../refusals/refusal-messages.ts'
import { refused } from '../refusals/refused.ts'
import type { Receipts } from './issue-receipt.ts'
import { receiptPdf } from './pdf/receipt-pdf.ts'
import type { SendReceipt } from './send-receipt.ts'

type Verbs = { receipts: Receipts; sendReceipt: SendReceipt }

/** Calls a minute from one network address. */
const maxReads = 120
const maxRequests = 30
const maxPdfs = 20

export const serveReceipts = (app: FastifyInstance, { receipts, sendReceipt: send }: Verbs) => {
  /** Refuses `request.too_many` with a Retry-After header. */
  const limitNetwork = async (
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
    limit: { max: number; windowSeconds: number },
  ) => {
    const { allowed, retryAfterSeconds } = await app.rateLimits.consume(name, networkOf(request.ip), limit)
    if (allowed) return
    void reply.header('retry-after', String(retryAfterSeconds))
    throw refused('request.too_many')
  }

  serve(app, issueReceipt, ({ params, body, session, storeAnswer }) =>
    receipts.issueForCounter(session.restaurantId, params.orderId, { print: body.print, storeAnswer }),
  )

  serve(app, requestReceipt, async ({ params }) => ({ data: await receipts.issueForDiner(params.orderId) }), {
    limit: { max: maxRequests },
  })

  serve(
    app,
    readReceipt,
    async ({ params }) => {
      const { receipt, sms } = await receipts.read(params.token)
      return { data: receipt, smsIsOn: sms.isOn }
    },
    { limit: { max: maxReads } },
  )

  serve(
    app,
    sendReceipt,
    async ({ params, body, idempotencyKey, request, reply }) => {
      await limitNetwork('receipts sent', request, reply, { max: maxSendsPerNetwork, windowSeconds: 3_600 })
      await send(params.token, { recipient: body, key: idempotencyKey, language: languageOf(request.headers['accept-language']) })
      return { message: 'Receipt sent' }
    },
    { storesOwnKey: true },
  )

  app.get<{ Params: { token: string }; Querystring: { copy?: string } }>(
    receiptPdfPath,
    { schema: { hide: true } },
    async (request, reply) => {
      await limitNetwork('receipts as PDF', request, reply, { max: maxPdfs, windowSeconds: 60 })
      const token = receiptToken.safeParse(request.params.token)
      if (!token.success) throw refused('receipt.not_found')
      const { receipt } = await receipts.read(token.data)
      return reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="receipt-${receipt.receiptNumber}.pdf"`)
        .header('cache-control', 'private, no-store')
        .header('x-robots-tag', 'noindex')
        .header('referrer-policy', 'no-referrer')
        .send(await receiptPdf(receipt, { isCopy: request.query.copy !== undefined }))
    },
  )
}
