// The steps of an application: their fields, and the condition for opening each.
import { signUpFields, type SignUpFields } from '@sufra/shared/accounts/sign-up'
import { confirmPasswordField } from '../../new-password.ts'
import { proofOf, type Contacts, type TextFields } from '../draft.ts'

export const steps = ['owner', 'numbers', 'documents', 'review'] as const
export type Step = (typeof steps)[number]

type FieldName = keyof SignUpFields

/** The text fields of each step, without the passwords, which are not stored. */
const storedFields = {
  owner: ['restaurantName', 'branchName', 'firstName', 'lastName', 'contactNumber', 'contactProof', 'email', 'emailProof'],
  numbers: [
    'commercialRegistrationNumber',
    'tradeLicenseNumber',
    'establishmentIdNumber',
    'taxIdentificationNumber',
    'restaurantAddress',
    'facebookUrl',
    'instagramUrl',
    'googleReviewUrl',
  ],
  documents: ['consent'],
} as const satisfies Partial<Record<Step, readonly FieldName[]>>

const passwordNames = ['password', 'confirmPassword'] as const satisfies FieldName[]

export const fieldsOf = {
  owner: [...storedFields.owner, ...passwordNames],
  numbers: storedFields.numbers,
  documents: storedFields.documents,
} as const

/** The schema of all fields of an application, with the password confirmation. */
export const application = (password: string) => signUpFields.extend(confirmPasswordField(password))

export type FormValues = TextFields & { password: string; confirmPassword: string }

/** The form values with the proofs of the phone number and the email address. */
export const withProofs = (values: FormValues, { phone, email }: Contacts, now: number) => ({
  ...values,
  contactProof: proofOf(phone, signUpFields.shape.contactNumber.safeParse(values.contactNumber).data ?? '', now),
  emailProof: proofOf(email, signUpFields.shape.email.safeParse(values.email).data ?? '', now),
})

/** The first incomplete step; the review step when all are complete. */
export const firstOpenStep = (values: FormValues, contacts: Contacts, hasDocuments: boolean, now: number): Step => {
  const { error } = application(values.password).safeParse(withProofs(values, contacts, now))
  const invalid = new Set(error?.issues.map(({ path }) => path[0]))
  const isIncomplete = (fields: readonly FieldName[]) => fields.some((name) => invalid.has(name))
  if (isIncomplete(storedFields.owner)) return 'owner'
  if (isIncomplete(storedFields.numbers)) return 'numbers'
  return hasDocuments && !isIncomplete(storedFields.documents) ? 'review' : 'documents'
}

/** The step requested in the URL, but no later than the first incomplete step. */
export const stepToShow = (requested: string | null, firstOpen: Step): Step => {
  const target = steps.find((step) => step === requested) ?? 'owner'
  return steps.indexOf(target) <= steps.indexOf(firstOpen) ? target : firstOpen
}
