// The rules of reviewing an application.
import { rejectionReason, type Applicant } from '@sufra/shared/applicants/applicant.routes'
import { numberOfKind, type Day, type DocumentCard, type DocumentKind, type RestaurantDocument } from '@sufra/shared/documents/document'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import { daysUntil } from '../../common/documents/document-status.ts'

/** Documents marked for rejection: reasons by document id. */
export type Marks = Readonly<Record<string, string>>

export const isReason = (text: string): boolean => rejectionReason.safeParse(text).success

/** The ids of the newest documents as shown, which a decision contains. */
export const seenDocumentIds = (cards: readonly DocumentCard[]): string[] => cards.flatMap(({ newest }) => (newest ? [newest.id] : []))

export const waitingDocuments = (cards: readonly DocumentCard[]): RestaurantDocument[] =>
  cards.flatMap(({ newest }) => (newest?.state === 'waiting' ? [newest] : []))

/** Whether an older, verified document is in force while the newest one is not. */
export const hasReplacement = ({ newest, inForce }: DocumentCard): boolean =>
  newest !== null && inForce !== null && newest.id !== inForce.id

/** Whether a decision is needed: the application is pending, or a restaurant that is not rejected has submitted new documents. */
export const needsDecision = ({ status, cards }: Pick<Applicant, 'status' | 'cards'>): boolean =>
  status === 'pending' || (status !== 'rejected' && waitingDocuments(cards).length > 0)

/** The documents that may be rejected: waiting ones, and for a pending application verified ones too. */
export const rejectableDocuments = ({ status, cards }: Pick<Applicant, 'status' | 'cards'>): RestaurantDocument[] =>
  cards.flatMap(({ newest }) =>
    newest && (newest.state === 'waiting' || (newest.state === 'verified' && status === 'pending')) ? [newest] : [],
  )

/** Removes the marks of documents that are not in `documents`. */
export const pruneMarks = (marks: Marks, documents: readonly { id: string }[]): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([id]) => documents.some((document) => document.id === id)))

/** A string that changes whenever the reviewed content changes. */
export const versionOf = ({ status, cards }: Applicant): string =>
  [status, ...cards.map(({ kind, newest }) => `${kind} ${newest?.id} ${newest?.state}`)].join(' | ')

/** In days: from then on a document counts as expiring soon. */
const expiringWithin = 30

export type Expiry = { days: number; status: 'expired' | 'soon' | 'far' }

/** A document is valid until the end of its last day. */
export const expiryOf = (expirationDate: Day, today: Day): Expiry => {
  const days = daysUntil(expirationDate, today)
  if (days < 0) return { days: -days, status: 'expired' }
  return { days, status: days <= expiringWithin ? 'soon' : 'far' }
}

export type VerificationBlocker = { kind: DocumentKind; reason: 'missing' | 'rejected' | 'expired' }

const blockerOf = ({ kind, newest }: DocumentCard, today: Day): VerificationBlocker | undefined => {
  if (!newest) return { kind, reason: 'missing' }
  if (newest.state === 'rejected') return { kind, reason: 'rejected' }
  if (newest.expirationDate && newest.expirationDate < today) return { kind, reason: 'expired' }
  return undefined
}

/** Why the application cannot be verified yet. For an accepted restaurant only waiting documents count. */
export const verificationBlocker = ({
  status,
  cards,
  today,
}: Pick<Applicant, 'status' | 'cards' | 'today'>): VerificationBlocker | undefined => {
  const relevant = status === 'pending' ? cards : cards.filter(({ newest }) => newest?.state === 'waiting')
  return relevant.map((card) => blockerOf(card, today)).find((blocker) => blocker !== undefined)
}

export const hasNumber = (kind: DocumentKind): kind is keyof typeof numberOfKind => kind in numberOfKind

type ExpectedValue = { field: 'owner' | 'name' | (typeof numberOfKind)[keyof typeof numberOfKind]; value: string }

/** The value of the application that the document must show: its number or a name. */
export const expectedValueOf = (kind: DocumentKind, { profile }: Pick<Applicant, 'profile'>, language: Language): ExpectedValue => {
  if (kind === 'proofOfIdentity') return { field: 'owner', value: `${profile.firstName} ${profile.lastName}` }
  if (!hasNumber(kind)) return { field: 'name', value: `${inLanguage(profile.name, language)} · ${profile.branchName}` }
  const field = numberOfKind[kind]
  return { field, value: profile[field] }
}
