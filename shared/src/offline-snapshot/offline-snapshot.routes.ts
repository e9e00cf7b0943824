import { z } from 'zod'
import { route } from '../contract/route.ts'

export const readOfflineSnapshot = route({
  method: 'GET',
  path: '/api/merchant/counter-copy',
  permission: 'menu.read',
  summary: 'Lists the responses that a counter stores for offline use: the paths, each with the SHA-256 (hex) of the response body',
  reply: z.object({ success: z.literal(true), data: z.array(z.object({ path: z.string(), hash: z.string() })) }),
  idempotency: 'safe',
})
