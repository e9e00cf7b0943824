// The content of an application's review. The allowed decisions are in shared's application-review.ts.
import { rejectionReason, type Applicant } from '@sufra/shared/applicants/applicant.routes'
import { numberOfKind, type DocumentCard, type DocumentKind } from '@sufra/shared/documents/document'
import { inLanguage, type Language } from '@sufra/shared/localized-text'

/** Documents marked for rejection: reasons by document id. */
export type Marks = Readonly<Record<string, string>>

export const isReason = (text: string): boolean => rejectionReason.safeParse(text).success

/** The ids of the newest documents as shown, which a decision contains. */
export const seenDocumentIds = (cards: readonly DocumentCard[]): string[] => cards.flatMap(({ newest }) => (newest ? [newest.id] : []))

/** Removes the marks of documents that are not in `documents`. */
export const pruneMarks = (marks: Marks, documents: readonly { id: string }[]): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([id]) => documents.some((document) => document.id === id)))

/** A string that changes whenever the reviewed content changes. */
export const versionOf = ({ status, cards }: Applicant): string =>
  [status, ...cards.map(({ kind, newest }) => `${kind} ${newest?.id} ${newest?.state}`)].join(' | ')

/** The side that has changed an application since it was opened: its restaurant sends new documents, administrators decide. */
export const changedBy = (shown: Applicant, latest: Applicant): 'restaurant' | 'administrator' | undefined => {
  if (versionOf(shown) === versionOf(latest)) return undefined
  const known = new Set(seenDocumentIds(shown.cards))
  return seenDocumentIds(latest.cards).some((id) => !known.has(id)) ? 'restaurant' : 'administrator'
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
