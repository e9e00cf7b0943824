// The steps of an application: what belongs to each, and which one may be opened.
import { signUpFields, type SignUpFields } from '@sufra/shared/accounts/sign-up'
import { typedAgain } from '../../app/account/new-password.ts'
import { proofOf, type Contacts, type Texts } from './draft.ts'

export const steps = ['owner', 'numbers', 'documents', 'review'] as const
export type Step = (typeof steps)[number]

type FieldName = keyof SignUpFields

/** What a step asks for in fields of text; the passwords apart, since they are not kept. */
const keptFields = {
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
} as const satisfies Partial<Record<Step, readonly FieldName[]>>

const passwordNames = ['password', 'confirmPassword'] as const satisfies FieldName[]

export const fieldsOf = { owner: [...keptFields.owner, ...passwordNames], numbers: keptFields.numbers } as const

/** All fields of an application, with the passwords typed twice. */
export const application = (password: string) => signUpFields.extend(typedAgain(password))

export type Written = Texts & { password: string; confirmPassword: string }

/** What is sent: what was written, with the proofs of its two addresses. */
export const withProofs = (written: Written, { phone, email }: Contacts, now: number) => ({
  ...written,
  contactProof: proofOf(phone, signUpFields.shape.contactNumber.safeParse(written.contactNumber).data ?? '', now),
  emailProof: proofOf(email, signUpFields.shape.email.safeParse(written.email).data ?? '', now),
})

/** The first step that lacks something; the review when none does. */
export const firstOpenStep = (written: Written, contacts: Contacts, hasDocuments: boolean, now: number): Step => {
  const { error } = application(written.password).safeParse(withProofs(written, contacts, now))
  const wrong = new Set(error?.issues.map(({ path }) => path[0]))
  const lacks = (fields: readonly FieldName[]) => fields.some((name) => wrong.has(name))
  if (lacks(keptFields.owner)) return 'owner'
  if (lacks(keptFields.numbers)) return 'numbers'
  return hasDocuments ? 'review' : 'documents'
}

/** The step that an address asks for, but none behind one that lacks something. */
export const stepShown = (asked: string | null, firstOpen: Step): Step => {
  const wanted = steps.find((step) => step === asked) ?? 'owner'
  return steps.indexOf(wanted) <= steps.indexOf(firstOpen) ? wanted : firstOpen
}
