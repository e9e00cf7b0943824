import { z } from 'zod'
import { route } from '../contract/route.ts'
import { id } from '../contract/wire.ts'
import { diningTable } from './table.ts'

export const openTableLink = route({
  method: 'GET',
  path: '/api/tables/link/:restaurantId/:token',
  access: 'anyone',
  summary: "Checks the signed token of a table's QR code and says which table it is",
  params: z.object({ restaurantId: id, token: z.string().max(100) }),
  reply: z.object({ success: z.literal(true), data: z.object({ restaurantId: id, tableId: id, tableNumber: z.int() }) }),
  repeat: 'safe',
  offline: 'refuse',
})

export const listTables = route({
  method: 'GET',
  path: '/api/merchant/tables',
  access: 'merchant',
  summary: "The restaurant's tables by number, each with the link of its QR code",
  reply: z.object({ success: z.literal(true), data: z.array(diningTable) }),
  repeat: 'safe',
  offline: 'keep',
})
