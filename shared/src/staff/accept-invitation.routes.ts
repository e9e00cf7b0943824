// Routes of the page behind an invitation's link, for people without a session.
import { z } from 'zod'
import { newPassword } from '../accounts/password.ts'
import { route } from '../contract/route.ts'
import { localizedText, timestamp } from '../contract/wire.ts'
import { nameText } from '../names.ts'
import { invitedRoles } from './staff-rules.ts'

const token = z.string('staff.invitation_over').min(1, 'staff.invitation_over').max(200, 'staff.invitation_over')

/** The fields that a person without an account enters. */
export const newAccount = z.object({
  firstName: nameText('account.first_name_required', 'account.name_length'),
  lastName: nameText('account.last_name_required', 'account.name_length'),
  password: newPassword,
})

/** `hasAccount`: the email already has an account, which joins unchanged. */
const openInvitation = z.object({
  restaurant: localizedText,
  branchName: z.string(),
  role: z.enum(invitedRoles),
  email: z.string(),
  hasAccount: z.boolean(),
  expiresAt: timestamp,
})
export type OpenInvitation = z.output<typeof openInvitation>

const common = { permission: 'public' } as const

export const checkInvitation = route({
  method: 'POST',
  path: '/api/accounts/check-invitation',
  summary: 'Checks whether the link of an invitation is still valid, and what it is for',
  body: z.object({ token }),
  reply: z.object({ success: z.literal(true), data: openInvitation }),
  idempotency: 'safe',
  ...common,
})

export const acceptInvitation = route({
  method: 'POST',
  path: '/api/accounts/accept-invitation',
  summary: 'Joins a restaurant with the link of an invitation, once. An email without an account gets one, with a name and a password',
  body: z.object({ token, account: newAccount.optional() }),
  reply: z.object({ success: z.literal(true), data: z.object({ email: z.string() }) }),
  idempotency: 'no',
  ...common,
})
