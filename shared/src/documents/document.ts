// The seven documents of a restaurant (spec §2, §3, §5): their kinds, states and validation.
import { z } from 'zod'
import type { Day } from '../dates/day.ts'
import { id } from '../contract/wire.ts'
import type { RefusalCode } from '../refusals/refusals.ts'
import { maxUploadBytes } from '../uploads.ts'

export type { Day }

/** The documents that have an issue and an expiration date, by their names on the wire (spec §3). */
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

/** Maximum number of restaurant images (spec §5). */
export const maxImages = 5

/** The allowed file types, in the format of a file input's `accept`. */
export const documentTypes = '.pdf,.png,.jpg,.jpeg'

/** `waiting` for review by an administrator, `verified`, or `rejected` with a reason. */
export const documentStates = ['waiting', 'verified', 'rejected'] as const
export type DocumentState = (typeof documentStates)[number]

/** The application's field with the registration number that a document proves, if there is one. */
export const numberOfKind = {
  commercialLicense: 'commercialRegistrationNumber',
  tradeLicense: 'tradeLicenseNumber',
  establishmentId: 'establishmentIdNumber',
  taxCertificates: 'taxIdentificationNumber',
} as const satisfies Partial<Record<DocumentKind, string>>

/** Validates both dates of a document (spec §5). `today` is in the restaurant's time zone; a document may be issued and may expire today. */
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

/** Validates a file by its size in bytes and the type detected from its content. */
export const fileProblem = (size: number, type: string | undefined): RefusalCode | undefined => {
  if (size > maxUploadBytes) return 'document.size'
  return type === undefined ? 'document.type' : undefined
}

/** A file of a document, as returned to its restaurant and to administrators. `size` in bytes. */
export const documentFile = z.object({ id, type: z.string(), size: z.int() })
export type DocumentFile = z.infer<typeof documentFile>

/** A submitted document. `reason`: why it was rejected. Restaurant images have no dates. */
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

/** A kind of document: the newest submitted one, and the verified one that is in force (the same or an older one). */
export const documentCard = z.object({
  kind: z.enum(documentKinds),
  newest: restaurantDocument.nullable(),
  inForce: restaurantDocument.nullable(),
})
export type DocumentCard = z.infer<typeof documentCard>

/** Whether an older, verified document is in force while the newest one is not. */
export const hasReplacement = ({ newest, inForce }: DocumentCard): boolean =>
  newest !== null && inForce !== null && newest.id !== inForce.id
