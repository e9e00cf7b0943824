// The members of a restaurant and its open invitations.
import { z } from 'zod'
import { emailAddress } from '../accounts/account.ts'
import { route } from '../contract/route.ts'
import { id, timestamp } from '../contract/wire.ts'
import { memberRoles } from '../permissions/permissions.ts'
import { invitedRoles } from './staff-rules.ts'

/** Maximum number of members and open invitations together, per restaurant. */
export const maxStaff = 100

/**
 * `lastUsedAt`: the last use of a session of the member; null without a session. `mayEdit`: whether the caller may change or remove the
 * member.
 */
export const member = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(memberRoles),
  isSelf: z.boolean(),
  mayEdit: z.boolean(),
  lastUsedAt: timestamp.nullable(),
  hasPin: z.boolean(),
})
export type Member = z.output<typeof member>

export const invitation = z.object({ id, email: z.string(), role: z.enum(invitedRoles), expiresAt: timestamp, mayEdit: z.boolean() })
export type Invitation = z.output<typeof invitation>

const staff = z.object({
  success: z.literal(true),
  data: z.object({
    members: z.array(member),
    invitations: z.array(invitation),
    /** The roles that the caller may give to others, and the roles that the caller may invite. */
    rolesToGive: z.array(z.enum(memberRoles)),
    rolesToInvite: z.array(z.enum(invitedRoles)),
  }),
})

export const invitationDraft = z.object({ email: emailAddress, role: z.enum(invitedRoles, 'staff.role_required') })

const common = { permission: 'staff.edit', reply: staff } as const
const invitationId = z.object({ invitationId: id })
const memberId = z.object({ memberId: id })

export const listStaff = route({
  method: 'GET',
  path: '/api/merchant/staff',
  summary: 'Lists the members of the restaurant and the open invitations',
  ...common,
  idempotency: 'safe',
})

export const inviteMember = route({
  method: 'POST',
  path: '/api/merchant/staff/invitations',
  summary: 'Invites a member by mail: the link is valid for 7 days, once. An open invitation of the same email is replaced',
  body: invitationDraft,
  ...common,
  idempotency: 'no',
})

export const resendInvitation = route({
  method: 'POST',
  path: '/api/merchant/staff/invitations/:invitationId/resend',
  summary: 'Sends an invitation again, with a new link: the one before is not valid any longer',
  params: invitationId,
  ...common,
  idempotency: 'no',
})

export const cancelInvitation = route({
  method: 'DELETE',
  path: '/api/merchant/staff/invitations/:invitationId',
  summary: 'Cancels an open invitation: its link is not valid any longer',
  params: invitationId,
  ...common,
  idempotency: 'no',
})

export const changeRole = route({
  method: 'PUT',
  path: '/api/merchant/staff/members/:memberId/role',
  summary: 'Changes the role of a member from the one that was seen. It applies at once. Refused for the last owner',
  params: memberId,
  body: z.object({ role: z.enum(memberRoles, 'staff.role_required'), seen: z.enum(memberRoles, 'staff.role_required') }),
  ...common,
  idempotency: 'safe',
})

export const removeMemberPin = route({
  method: 'DELETE',
  path: '/api/merchant/staff/members/:memberId/pin',
  summary: 'Removes the PIN of a member, who may set a new one. Sessions that were opened with it end at once',
  params: memberId,
  ...common,
  idempotency: 'safe',
})

export const removeMember = route({
  method: 'DELETE',
  path: '/api/merchant/staff/members/:memberId',
  summary: 'Removes a member: their sessions at the restaurant end at once. Refused for the last owner',
  params: memberId,
  ...common,
  idempotency: 'no',
})
