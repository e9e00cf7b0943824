// The seven papers of a restaurant (spec §2, §3, §5): what they are, in what state, and what is wrong with what somebody wants to send.
import { z } from 'zod'
import type { Day } from '../dates/written-day.ts'
import { id } from '../contract/wire.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { maxUploadBytes } from '../uploads.ts'

export type { Day }

/** The papers that have an issue and an expiration date, by their names on the wire (spec §3). */
export const datedKinds = [
  'commercialLicense',
  'tradeLicense',
  'establishmentId',
  'taxCertificates',
  'proofOfIdentity',
  'foodSafetyCertificates',
] as const
export type DatedKind = (typeof datedKinds)[number]

export const documentKinds = [...datedKinds, 'restaurantImages'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const isDated = (kind: DocumentKind): kind is DatedKind => kind !== 'restaurantImages'

export const identityTypes = ['qatarId', 'passport'] as const
export type IdentityType = (typeof identityTypes)[number]

/** Spec §5. */
export const maxImages = 5

/** The types that a paper may have, as a file picker takes them. */
export const documentTypes = '.pdf,.png,.jpg,.jpeg'

/** `waiting` for an administrator, `verified` and in force, or `rejected` with a reason. */
export const documentStates = ['waiting', 'verified', 'rejected'] as const
export type DocumentState = (typeof documentStates)[number]

/** The number that a paper proves, where it proves one: the field of the application that stands beside it. */
export const numberOfKind = {
  commercialLicense: 'commercialRegistrationNumber',
  tradeLicense: 'tradeLicenseNumber',
  establishmentId: 'establishmentIdNumber',
  taxCertificates: 'taxIdentificationNumber',
} as const satisfies Partial<Record<DocumentKind, string>>

/** Spec §5, both dates of a paper against today in the restaurant's own time zone: a paper may be issued and may expire today. */
export const datesProblems = (
  issueDate: Day,
  expirationDate: Day,
  today: Day,
): { issueDate?: RefusalCode; expirationDate?: RefusalCode } => ({
  ...(!issueDate && { issueDate: 'document.issue_required' }),
  ...(issueDate > today && { issueDate: 'document.issue_in_future' }),
  ...(!expirationDate && { expirationDate: 'document.expiration_required' }),
  ...(issueDate && expirationDate && issueDate > expirationDate && { issueDate: 'document.issue_after_expiration' }),
  ...(expirationDate && expirationDate < today && { expirationDate: 'document.expired' }),
})

/** What is wrong with a file of that many bytes and, as far as its bytes say, that type. */
export const fileProblem = (size: number, type: string | undefined): RefusalCode | undefined => {
  if (size > maxUploadBytes) return 'document.size'
  return type === undefined ? 'document.type' : undefined
}

/** A file of a paper, as its restaurant and administrators may fetch it. `size` in bytes. */
export const documentFile = z.object({ id, type: z.string(), size: z.int() })
export type DocumentFile = z.infer<typeof documentFile>

/** A paper that was sent. `reason`: why it was rejected. Restaurant images have no dates. */
export const restaurantDocument = z.object({
  id,
  kind: z.enum(documentKinds),
  type: z.enum(identityTypes).nullable(),
  issueDate: z.iso.date().nullable(),
  expirationDate: z.iso.date().nullable(),
  files: z.array(documentFile),
  state: z.enum(documentStates),
  reason: z.string().nullable(),
  submittedAt: z.iso.datetime(),
  reviewedAt: z.iso.datetime().nullable(),
})
export type RestaurantDocument = z.infer<typeof restaurantDocument>

/** A kind of paper: the newest that was sent, and the verified one that is in force meanwhile (the same one, or an older one). */
export const documentCard = z.object({
  kind: z.enum(documentKinds),
  newest: restaurantDocument.nullable(),
  inForce: restaurantDocument.nullable(),
})
export type DocumentCard = z.infer<typeof documentCard>
