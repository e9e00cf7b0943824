// Routes for the user's own account: password reset, sessions and profile.
import { z } from 'zod'
import { aboutDraft } from '../about/about.ts'
import { route } from '../contract/route.ts'
import { done, localizedText } from '../contract/wire.ts'
import { emailAddress, roles } from './account.ts'
import { newPassword } from './password.ts'
import { businessFields, registrationFields } from './business-fields.ts'

const token = z.string('account.link_over').min(1, 'account.link_over').max(200, 'account.link_over')
const password = z.string('account.password_required').min(1, 'account.password_required').max(200, 'account.password_required')

export const forgotPassword = route({
  method: 'POST',
  path: '/api/accounts/forgot-password',
  permission: 'public',
  summary: 'Requests a password reset link. The response is the same for an unknown e-mail, and takes the same time',
  body: z.object({ email: emailAddress, role: z.enum(roles) }),
  reply: done,
  idempotency: 'safe',
})

export const checkLink = route({
  method: 'POST',
  path: '/api/accounts/check-link',
  permission: 'public',
  summary: 'Checks whether a link from a mail is still valid, and for whom: a password reset (30 minutes) or an invitation (72 hours)',
  body: z.object({ token }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ kind: z.enum(['reset', 'invitation']), email: z.string(), role: z.enum(roles), expiresAt: z.iso.datetime() }),
  }),
  idempotency: 'safe',
})

export const resetPassword = route({
  method: 'POST',
  path: '/api/accounts/reset-password',
  permission: 'public',
  summary: 'Sets a password with a link from a mail, once; ends all sessions of the account',
  body: z.object({ token, password: newPassword }),
  reply: done.extend({ data: z.object({ role: z.enum(roles) }) }),
  idempotency: 'no',
})

export const changePassword = route({
  method: 'PUT',
  path: '/api/accounts/password',
  permission: 'account.edit',
  summary: "Changes the user's own password; ends all other sessions",
  body: z.object({ current: password, password: newPassword }),
  reply: done,
  idempotency: 'no',
})

const sessionId = z.string().regex(/^[\w-]{22}$/, 'account.session_unknown')

/** A signed-in device. `browser` and `system` come from its user agent, '' when unknown. */
export const deviceSession = z.object({
  id: sessionId,
  browser: z.string(),
  system: z.string(),
  signedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isThis: z.boolean(),
})
export type DeviceSession = z.infer<typeof deviceSession>

export const listSessions = route({
  method: 'GET',
  path: '/api/accounts/sessions',
  permission: 'account.edit',
  summary: 'Lists the devices on which the account is signed in',
  reply: z.object({ success: z.literal(true), data: z.array(deviceSession) }),
  idempotency: 'safe',
})

export const endSession = route({
  method: 'DELETE',
  path: '/api/accounts/sessions/:sessionId',
  permission: 'account.edit',
  summary: 'Signs one device out',
  params: z.object({ sessionId }),
  reply: done,
  idempotency: 'safe',
})

export const endAllSessions = route({
  method: 'POST',
  path: '/api/accounts/sign-out-everywhere',
  permission: 'account.edit',
  summary: 'Signs out on all devices, including this one',
  reply: done,
  idempotency: 'safe',
})

/** The profile of a restaurant. Its numbers can be changed only while the application is rejected, since they are proven by documents. */
export const profile = z.object({
  name: localizedText,
  branchName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  contactNumber: z.string(),
  restaurantAddress: z.string(),
  facebookUrl: z.string(),
  instagramUrl: z.string(),
  googleReviewUrl: z.string(),
  commercialRegistrationNumber: z.string(),
  tradeLicenseNumber: z.string(),
  establishmentIdNumber: z.string(),
  taxIdentificationNumber: z.string(),
})
export type Profile = z.infer<typeof profile>

const { name: restaurantNames, facebookUrl, instagramUrl, googleReviewUrl } = aboutDraft.shape

/**
 * The fields that the profile page edits. Names and links are those of settings/about; an older desktop sends them here. Registration numbers are
 * sent only while they may be edited; older restaurants may have none.
 */
export const profileDraft = businessFields
  .omit({ restaurantName: true, facebookUrl: true, instagramUrl: true, googleReviewUrl: true })
  .extend({
    name: restaurantNames.optional(),
    facebookUrl: facebookUrl.unwrap().optional(),
    instagramUrl: instagramUrl.unwrap().optional(),
    googleReviewUrl: googleReviewUrl.optional(),
    ...registrationFields.partial().shape,
  })

export type ProfileDraft = z.output<typeof profileDraft>

export const readProfile = route({
  method: 'GET',
  path: '/api/restaurants/profile',
  permission: 'settings.edit',
  summary: "The restaurant's own profile",
  reply: z.object({ success: z.literal(true), data: profile }),
  idempotency: 'safe',
})

export const changeProfile = route({
  method: 'PUT',
  path: '/api/restaurants/profile',
  permission: 'settings.edit',
  summary: 'Changes the profile; the registration numbers only while the application is rejected. Refused while it is being reviewed',
  body: profileDraft,
  reply: z.object({ success: z.literal(true), data: profile }),
  idempotency: 'safe',
})
