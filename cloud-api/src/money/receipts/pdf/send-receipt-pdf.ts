import type { FastifyReply } from 'fastify'

/** Replies with a receipt as a PDF, to which its link gives access: no cache and no search engine stores it. */
export const sendReceiptPdf = (reply: FastifyReply, fileName: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .send(pdf)
