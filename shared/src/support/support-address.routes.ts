import { z } from 'zod'
import { route } from '../contract/route.ts'

export const readSupportAddress = route({
  method: 'GET',
  path: '/api/support-address',
  permission: 'public',
  summary: 'Returns the email address of those who run the platform; null where none is set',
  reply: z.object({ success: z.literal(true), data: z.object({ email: z.string().nullable() }) }),
  idempotency: 'safe',
})
