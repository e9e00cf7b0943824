// Routes for the second factor of administrators: signing in after the password, and the settings.
import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done, timestamp } from '../contract/wire.ts'
import { signedIn } from './account.routes.ts'
import { code } from './one-time-code.ts'
import { factorProof } from './second-factor.ts'

/** The codes as they are displayed, in groups. The server stores only their hashes. */
const recoveryCodes = z.array(z.string())

/**
 * `key`: the secret, to be typed into an app. `uri`: the same secret for a QR code. `setup`: the sealed secret, to be sent back with the
 * first code.
 */
const setup = z.object({ key: z.string(), uri: z.string(), setup: z.string() })
export type FactorSetup = z.output<typeof setup>

const setupReply = z.object({ success: z.literal(true), data: setup })
const codesReply = done.extend({ data: z.object({ recoveryCodes }) })

const confirmation = z.object({ setup: z.string().min(1, 'factor.setup_over').max(1_000, 'factor.setup_over'), code })

/** These routes need the cookie of a sign-in whose password was correct. The cookie gives access to nothing else. */
const afterPassword = { method: 'POST', permission: 'public', idempotency: 'no' } as const

export const completeSignIn = route({
  ...afterPassword,
  path: '/api/admin/login/second-factor',
  summary: 'Completes a sign-in with a code of the authenticator app or a recovery code: 5 minutes and 5 attempts after the password',
  body: factorProof,
  reply: signedIn,
})

export const beginEnrolment = route({
  ...afterPassword,
  path: '/api/admin/login/second-factor/setup',
  summary: 'Returns a new key for an authenticator app, for an administrator who must have a second factor and has none',
  reply: setupReply,
})

export const completeEnrolment = route({
  ...afterPassword,
  path: '/api/admin/login/second-factor/enrol',
  summary: 'Enables the second factor with the first code of the app, completes the sign-in, and returns the recovery codes, once',
  body: confirmation,
  reply: signedIn.extend({ recoveryCodes }),
})

const own = { permission: 'second-factor.edit' } as const

export const readSecondFactor = route({
  method: 'GET',
  path: '/api/admin/second-factor',
  summary: "The caller's own second factor: since when, and how many recovery codes are left",
  reply: z.object({
    success: z.literal(true),
    data: z.object({ enabledAt: timestamp.nullable(), recoveryCodesLeft: z.int(), isRequired: z.boolean() }),
  }),
  idempotency: 'safe',
  ...own,
})

export const setUpSecondFactor = route({
  method: 'POST',
  path: '/api/admin/second-factor/setup',
  summary: 'Returns a new key for an authenticator app. Where there is a second factor already, it needs a code of it or a recovery code',
  body: z.object({ proof: factorProof.optional() }),
  reply: setupReply,
  idempotency: 'no',
  ...own,
})

export const enableSecondFactor = route({
  method: 'PUT',
  path: '/api/admin/second-factor',
  summary:
    'Enables or replaces the second factor with the first code of the app; ends all other sessions, and returns new recovery codes, once',
  body: confirmation,
  reply: codesReply,
  idempotency: 'no',
  ...own,
})

export const replaceRecoveryCodes = route({
  method: 'POST',
  path: '/api/admin/second-factor/recovery-codes',
  summary: 'Returns new recovery codes, once; those before are not valid any more. It needs a code of the app or a recovery code',
  body: factorProof,
  reply: codesReply,
  idempotency: 'no',
  ...own,
})
