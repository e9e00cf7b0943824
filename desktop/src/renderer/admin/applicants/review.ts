// What an administrator looks at, and what may be decided about it.
import { rejectionReason, type Applicant } from '@sufra/shared/applicants/applicant.routes'
import { numberOfKind, type Day, type DocumentCard, type DocumentKind, type RestaurantDocument } from '@sufra/shared/documents/document'
import { inLanguage, type Language } from '@sufra/shared/localized-text'
import { daysUntil } from '../../app/documents/document-status.ts'

/** Reasons for papers that shall be rejected, by the papers' ids. */
export type Marks = Readonly<Record<string, string>>

export const isReason = (text: string): boolean => rejectionReason.safeParse(text).success

/** The newest papers as they are shown: a decision names them. */
export const seenOf = (cards: readonly DocumentCard[]): string[] => cards.flatMap(({ newest }) => (newest ? [newest.id] : []))

export const waitingOf = (cards: readonly DocumentCard[]): RestaurantDocument[] =>
  cards.flatMap(({ newest }) => (newest?.state === 'waiting' ? [newest] : []))

/** Whether an older, verified paper counts while the newest does not. */
export const hasBoth = ({ newest, inForce }: DocumentCard): boolean => newest !== null && inForce !== null && newest.id !== inForce.id

/** Whether there is something to decide: an application that is pending, or papers that somebody who was decided about sent anew. */
export const isOpen = ({ status, cards }: Pick<Applicant, 'status' | 'cards'>): boolean =>
  status === 'pending' || (status !== 'rejected' && waitingOf(cards).length > 0)

/** The papers that may be rejected: what waits, and of a pending application what was verified before too. */
export const rejectableOf = ({ status, cards }: Pick<Applicant, 'status' | 'cards'>): RestaurantDocument[] =>
  cards.flatMap(({ newest }) =>
    newest && (newest.state === 'waiting' || (newest.state === 'verified' && status === 'pending')) ? [newest] : [],
  )

/** The marks of papers that are still to be decided about. */
export const marksOf = (marks: Marks, papers: readonly { id: string }[]): Marks =>
  Object.fromEntries(Object.entries(marks).filter(([id]) => papers.some((paper) => paper.id === id)))

/** Changes whenever there is something else to decide about. */
export const versionOf = ({ status, cards }: Applicant): string =>
  [status, ...cards.map(({ kind, newest }) => `${kind} ${newest?.id} ${newest?.state}`)].join(' | ')

/** Within these days a paper is about to expire. */
const soon = 30

export type Expiry = { days: number; is: 'expired' | 'soon' | 'far' }

/** A paper is good to the end of its last day. */
export const expiryOf = (expirationDate: Day, today: Day): Expiry => {
  const days = daysUntil(expirationDate, today)
  if (days < 0) return { days: -days, is: 'expired' }
  return { days, is: days <= soon ? 'soon' : 'far' }
}

export type Obstacle = { kind: DocumentKind; why: 'missing' | 'rejected' | 'expired' }

const obstacleOf = ({ kind, newest }: DocumentCard, today: Day): Obstacle | undefined => {
  if (!newest) return { kind, why: 'missing' }
  if (newest.state === 'rejected') return { kind, why: 'rejected' }
  if (newest.expirationDate && newest.expirationDate < today) return { kind, why: 'expired' }
  return undefined
}

/** Why it cannot be verified yet. Of a restaurant that is accepted only what waits counts: the rest was decided before. */
export const obstacleTo = ({ status, cards, today }: Pick<Applicant, 'status' | 'cards' | 'today'>): Obstacle | undefined => {
  const asked = status === 'pending' ? cards : cards.filter(({ newest }) => newest?.state === 'waiting')
  return asked.map((card) => obstacleOf(card, today)).find((obstacle) => obstacle !== undefined)
}

export const isNumbered = (kind: DocumentKind): kind is keyof typeof numberOfKind => kind in numberOfKind

type Compared = { field: 'owner' | 'name' | (typeof numberOfKind)[keyof typeof numberOfKind]; value: string }

/** What the application says that the paper should say too: its number, or the name that stands on it. */
export const comparedWith = (kind: DocumentKind, { profile }: Pick<Applicant, 'profile'>, language: Language): Compared => {
  if (kind === 'proofOfIdentity') return { field: 'owner', value: `${profile.firstName} ${profile.lastName}` }
  if (!isNumbered(kind)) return { field: 'name', value: `${inLanguage(profile.name, language)} · ${profile.branchName}` }
  const field = numberOfKind[kind]
  return { field, value: profile[field] }
}
