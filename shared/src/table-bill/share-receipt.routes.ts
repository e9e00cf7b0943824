import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id } from '../contract/wire.ts'
import { receiptToken } from '../receipts/receipt.ts'
import { shareReceipt } from './share-receipt.ts'
import { atTable } from './table-bill.routes.ts'

export const requestShareReceipt = route({
  method: 'POST',
  path: '/api/tables/bill/receipt',
  permission: 'public',
  summary: 'Returns the link to the receipt of a share that this phone has paid, and issues it when first requested',
  body: atTable.extend({ paymentId: id }),
  reply: z.object({ success: z.literal(true), data: z.object({ link: z.string().regex(/^\/receipt\/[A-Za-z0-9_-]{22}\?share=1$/) }) }),
  idempotency: 'safe',
})

export const readShareReceipt = route({
  method: 'GET',
  path: '/api/share-receipts/:token',
  permission: 'public',
  summary: 'Returns the receipt of a share of a table’s bill to anyone with its unguessable link',
  params: z.object({ token: receiptToken }),
  reply: z.object({ success: z.literal(true), data: shareReceipt }),
  idempotency: 'safe',
})
