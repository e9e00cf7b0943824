import { z } from 'zod'
import { emailAddress } from '../accounts/account.ts'
import { route } from '../contract/route.ts'
import { done, id, timestamp } from '../contract/wire.ts'
import { deviceSession } from '../accounts/own-account.routes.ts'
import { nameText } from '../names.ts'
import { administratorRoles } from '../permissions/permissions.ts'

/**
 * `invitedUntil`: the expiry of a pending invitation; null once it is accepted. `lastUsedAt`: the last use of a session; null without a
 * session.
 */
const administrator = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(administratorRoles),
  isDisabled: z.boolean(),
  isSelf: z.boolean(),
  hasSecondFactor: z.boolean(),
  invitedUntil: timestamp.nullable(),
  lastUsedAt: timestamp.nullable(),
})
export type Administrator = z.infer<typeof administrator>

const role = z.enum(administratorRoles, 'administrator.role_required')

export const administratorDraft = z.object({
  firstName: nameText('account.first_name_required', 'account.name_length'),
  lastName: nameText('account.last_name_required', 'account.name_length'),
  email: emailAddress,
  role,
})

const administratorId = z.object({ administratorId: id })
const common = { permission: 'administrators.edit' } as const

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
  params: administratorId,
  reply: done,
  idempotency: 'no',
  ...common,
})

export const changeAdministratorRole = route({
  method: 'PUT',
  path: '/api/admin/administrators/:administratorId/role',
  summary: 'Changes the role of another administrator from the one that was seen, and signs them out',
  params: administratorId,
  body: z.object({ role, seen: role }),
  reply: done,
  idempotency: 'safe',
  ...common,
})

export const setAdministratorDisabled = route({
  method: 'PUT',
  path: '/api/admin/administrators/:administratorId/disabled',
  summary: 'Disables or enables another administrator. Disabling signs them out at once and invalidates their links',
  params: administratorId,
  body: z.object({ isDisabled: z.boolean() }),
  reply: done,
  idempotency: 'safe',
  ...common,
})

export const resetSecondFactor = route({
  method: 'DELETE',
  path: '/api/admin/administrators/:administratorId/second-factor',
  summary: 'Removes the second factor of another administrator who has lost it, signs them out and notifies them by mail',
  params: administratorId,
  reply: done,
  idempotency: 'safe',
  ...common,
})

export const listAdministratorSessions = route({
  method: 'GET',
  path: '/api/admin/administrators/:administratorId/sessions',
  summary: 'Lists the devices on which an administrator is signed in',
  params: administratorId,
  reply: z.object({ success: z.literal(true), data: z.array(deviceSession) }),
  idempotency: 'safe',
  ...common,
})

export const endAdministratorSession = route({
  method: 'DELETE',
  path: '/api/admin/administrators/:administratorId/sessions/:sessionId',
  summary: 'Signs an administrator out on one device',
  params: administratorId.extend({ sessionId: deviceSession.shape.id }),
  reply: done,
  idempotency: 'safe',
  ...common,
})
