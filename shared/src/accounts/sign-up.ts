// What a restaurant tells of itself when it signs up (spec §2, §5).
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import { emailAddress } from './account.ts'
import { businessFields, registrationFields } from './business-fields.ts'
import { contactNumber } from './one-time-code.ts'
import { passwordFields } from './password.ts'

/** What an address that was proven by a one-time code is used with. */
const proof = (missing: RefusalCode) => z.string(missing).min(1, missing).max(200, missing)

export const contactFields = z.object({
  contactNumber,
  contactProof: proof('account.contact_unverified'),
  email: emailAddress,
  emailProof: proof('account.email_unverified'),
})

/** Refined in one place: zod's `extend` keeps no refinement. */
export const isConfirmed = ({ password, confirmPassword }: { password: string; confirmPassword: string }) => password === confirmPassword

export const signUpFields = z.object({
  ...businessFields.shape,
  ...registrationFields.shape,
  ...contactFields.shape,
  ...passwordFields.shape,
})
export type SignUpFields = z.output<typeof signUpFields>
