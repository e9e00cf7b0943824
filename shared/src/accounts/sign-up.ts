// The fields of the sign-up form (spec §2, §5).
import { z } from 'zod'
import type { RefusalCode } from '../refusals/refusals.ts'
import { emailAddress } from './account.ts'
import { businessFields, registrationFields } from './business-fields.ts'
import { consent } from './consent.ts'
import { contactNumber } from './one-time-code.ts'
import { passwordFields } from './password.ts'

/** The proof of an address that was verified by a one-time code. */
const proof = (missing: RefusalCode) => z.string(missing).min(1, missing).max(200, missing)

export const contactFields = z.object({
  contactNumber,
  contactProof: proof('account.contact_unverified'),
  email: emailAddress,
  emailProof: proof('account.email_unverified'),
})

/** A function of its own, because zod's `extend` drops refinements. */
export const isConfirmed = ({ password, confirmPassword }: { password: string; confirmPassword: string }) => password === confirmPassword

export const signUpFields = z.object({
  ...businessFields.shape,
  ...registrationFields.shape,
  ...contactFields.shape,
  ...passwordFields.shape,
  consent,
})
export type SignUpFields = z.output<typeof signUpFields>
