// Duty of administrators: the people on duty are called for alarms when the desk is closed.
import { z } from 'zod'
import { contactNumber } from '../accounts/one-time-code.ts'
import { route } from '../contract/route.ts'

/** `others`: names of the other administrators on duty. */
const duty = z.object({ isOnDuty: z.boolean(), phone: z.string(), others: z.array(z.string()) })
export type Duty = z.output<typeof duty>

const ofDuty = {
  permission: 'restaurants.read',
  reply: z.object({ success: z.literal(true), data: duty }),
  idempotency: 'safe',
} as const

export const readDuty = route({
  method: 'GET',
  path: '/api/admin/duty',
  summary: 'Whether the administrator is on duty, with the number for SMS, and who else is',
  ...ofDuty,
})

export const setDuty = route({
  method: 'PUT',
  path: '/api/admin/duty',
  summary:
    'Goes on or off duty: who is on duty is called by mail, and by SMS where there is a number. Without anyone the owners of the platform get the mail',
  body: z.object({ isOnDuty: z.boolean(), phone: z.union([z.literal(''), contactNumber], 'account.contact_invalid') }),
  ...ofDuty,
})
