import { z } from 'zod'
import { emailAddress } from '../accounts/account.ts'
import { route } from '../contract/route.ts'
import { done, id } from '../contract/wire.ts'
import { nameText } from '../names.ts'

/** `invitedUntil`: until when an invitation that nobody has taken yet is good; null for who has. */
const administrator = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  invitedUntil: z.iso.datetime().nullable(),
})
export type Administrator = z.infer<typeof administrator>

export const administratorDraft = z.object({
  firstName: nameText('account.first_name_required', 'account.name_length'),
  lastName: nameText('account.last_name_required', 'account.name_length'),
  email: emailAddress,
})

const common = { access: 'admin', offline: 'refuse' } as const

export const listAdministrators = route({
  method: 'GET',
  path: '/api/admin/administrators',
  summary: 'The administrators, and who is invited',
  reply: z.object({ success: z.literal(true), data: z.array(administrator) }),
  repeat: 'safe',
  ...common,
})

export const inviteAdministrator = route({
  method: 'POST',
  path: '/api/admin/administrators',
  summary: 'Invites an administrator by mail: the link is good for 72 hours, once. Who is invited already gets a new one',
  body: administratorDraft,
  reply: done,
  repeat: 'no',
  ...common,
})

export const revokeInvitation = route({
  method: 'DELETE',
  path: '/api/admin/administrators/:administratorId',
  summary: 'Takes an invitation back that nobody has taken yet',
  params: z.object({ administratorId: id }),
  reply: done,
  repeat: 'no',
  ...common,
})
