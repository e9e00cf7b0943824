import { z } from 'zod'
import { route } from '../contract/route.ts'
import { done } from '../contract/wire.ts'
import { documentFields, documentFiles } from '../documents/document-form.ts'
import { code, codeAddress } from './one-time-code.ts'
import { signUpFields } from './sign-up.ts'

/** These routes take no Idempotency-Key: a code's request id and the proofs already make a repeated request harmless. */
const publicRoute = { permission: 'public', idempotency: 'no' } as const

export const sendCode = route({
  method: 'POST',
  path: '/api/restaurants/send-otp',
  summary:
    'Sends a one-time code of 6 digits to a contact number or an e-mail address: valid for 5 minutes and 5 attempts, resend after 30 s',
  body: codeAddress,
  reply: done.extend({ data: z.object({ requestId: z.string(), expiresAt: z.iso.datetime(), resendAt: z.iso.datetime() }) }),
  ...publicRoute,
})

export const verifyCode = route({
  method: 'POST',
  path: '/api/restaurants/verify-otp',
  summary: 'Exchanges a code for a proof that the address is verified; for e-mail, reports when the address is already registered',
  body: z.object({ requestId: z.string().max(100, 'otp.expired'), code }),
  reply: done.extend({ data: z.object({ proof: z.string(), validUntil: z.iso.datetime() }) }),
  ...publicRoute,
})

export const signUp = route({
  method: 'POST',
  path: '/api/restaurants/signup',
  summary:
    'Submits the application of a restaurant: its fields, its documents and up to five pictures in one form. Repeating the request with the same proofs creates no second application',
  form: { fields: z.object({ ...signUpFields.shape, ...documentFields.shape }), ...documentFiles },
  reply: done,
  ...publicRoute,
})
