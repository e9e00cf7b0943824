import { z } from 'zod'
import { emailAddress } from '../accounts/account.ts'
import { route } from '../contract/route.ts'
import { done, id } from '../contract/wire.ts'
import { nameText } from '../names.ts'

/** `invitedUntil`: when a pending invitation expires; null once it has been accepted. */
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

const common = { permission: 'administrators.edit', offline: 'reject' } as const

export const listAdministrators = route({
  method: 'GET',
  path: '/api/admin/administrators',
  summary: 'Lists the administrators and the pending invitations',
  reply: z.object({ success: z.literal(true), data: z.array(administrator) }),
  idempotency: 'safe',
  ...common,
})

export const inviteAdministrator = route({
  method: 'POST',
  path: '/api/admin/administrators',
  summary: 'Invites an administrator by mail: the link is valid for 72 hours, once. A pending invitation is replaced by a new one',
  body: administratorDraft,
  reply: done,
  idempotency: 'no',
  ...common,
})

export const revokeInvitation = route({
  method: 'DELETE',
  path: '/api/admin/administrators/:administratorId',
  summary: 'Revokes a pending invitation',
  params: z.object({ administratorId: id }),
  reply: done,
  idempotency: 'no',
  ...common,
})
