import { z } from 'zod'
import { route } from '../contract/route.ts'

export const readOfflineSnapshot = route({
  method: 'GET',
  path: '/api/merchant/counter-copy',
  access: 'merchant',
  summary: 'What a counter keeps for when the line is down: the calls, each with the SHA-256 (hex) of its answer as it is sent',
  reply: z.object({ success: z.literal(true), data: z.array(z.object({ path: z.string(), hash: z.string() })) }),
  repeat: 'safe',
  offline: 'refuse',
})
