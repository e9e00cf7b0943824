import { z } from 'zod'
import { id, localizedText } from '../contract/wire.ts'
import { administratorRoles, memberRoles } from '../permissions/permissions.ts'
import { emailText } from '../text/email-text.ts'

export const roles = ['merchant', 'admin'] as const
export type Role = (typeof roles)[number]

export const merchantStatuses = ['pending', 'accepted', 'rejected', 'deactivated'] as const
export type MerchantStatus = (typeof merchantStatuses)[number]

/** The user as sent to clients (spec §3). Administrators are always `accepted`. A merchant's id is that of the restaurant, as the specification's paths need it. */
export const user = z.object({
  id,
  role: z.enum(roles),
  status: z.enum(merchantStatuses),
  name: z.string(),
  email: z.string(),
  /** The end of an administrator's view of this restaurant; absent for everyone else. */
  viewsUntil: z.iso.datetime().optional(),
  /** Role of a restaurant's member, at that restaurant. Sessions that an earlier version stored lack it. */
  memberRole: z.enum(memberRoles).optional(),
  /** An owner who has taken over a counter with a PIN: `memberRole` is `manager` until they sign in with the password. */
  isOwnerByPin: z.literal(true).optional(),
  /** Set for administrators only. */
  administratorRole: z.enum(administratorRoles).optional(),
  restaurant: z.object({ _id: id, name: localizedText, branchName: z.string(), timeZone: z.string() }).nullable(),
})
export type User = z.infer<typeof user>

export const emailAddress = emailText('account.email_required', 'account.email_invalid')

export const credentials = z.object({
  email: emailAddress,
  password: z.string('account.password_required').min(1, 'account.password_required').max(200, 'account.password_required'),
})
export type Credentials = z.infer<typeof credentials>
