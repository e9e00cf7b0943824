// Rules for an administrator's decision about an application: the decisions allowed in each status, and the status that follows. The server
// and the screens use the same rules.
import type { MerchantStatus } from '../accounts/account.ts'
import { wasAccepted } from '../accounts/merchant-status.ts'
import type { Day } from '../dates/day.ts'
import { isDated, type DocumentKind, type DocumentState } from '../documents/document.ts'
import { isExpired } from '../documents/document-expiry.ts'

type Reviewed = { state: DocumentState; expirationDate: Day | null }
/** The newest document of each kind. */
type Cards<D extends Reviewed> = readonly { kind: DocumentKind; newest: D | null }[]
type Application<D extends Reviewed = Reviewed> = { status: MerchantStatus; cards: Cards<D> }

export const waitingDocuments = <D extends Reviewed>(cards: Cards<D>): D[] =>
  cards.flatMap(({ newest }) => (newest?.state === 'waiting' ? [newest] : []))

/** Whether a decision is needed: the application is pending, or a restaurant that is not rejected has submitted new documents. */
export const needsDecision = ({ status, cards }: Application): boolean =>
  status === 'pending' || (status !== 'rejected' && waitingDocuments(cards).length > 0)

/**
 * The documents that may be rejected: waiting documents, and for a pending application verified ones too. A rejected application has none.
 */
export const rejectableDocuments = <D extends Reviewed>({ status, cards }: Application<D>): D[] =>
  cards.flatMap(({ newest }) => {
    if (!newest || status === 'rejected') return []
    return newest.state === 'waiting' || (newest.state === 'verified' && status === 'pending') ? [newest] : []
  })

export type VerificationBlocker = { kind: DocumentKind; reason: 'missing' | 'rejected' | 'expired' }

/** The reason why a kind of document blocks the verification; undefined when it does not. */
export const documentBlocker = ({ kind, newest }: Cards<Reviewed>[number], today: Day): VerificationBlocker | undefined => {
  if (!newest) return { kind, reason: 'missing' }
  if (newest.state === 'rejected') return { kind, reason: 'rejected' }
  const isInForce = !isDated(kind) || (newest.expirationDate !== null && !isExpired(newest.expirationDate, today))
  return isInForce ? undefined : { kind, reason: 'expired' }
}

/** The reason why the application cannot be verified yet. After a first acceptance, only waiting documents count. */
export const verificationBlocker = ({ status, cards, today }: Application & { today: Day }): VerificationBlocker | undefined => {
  const relevant = wasAccepted(status) ? cards.filter(({ newest }) => newest?.state === 'waiting') : cards
  return relevant.map((card) => documentBlocker(card, today)).find((blocker) => blocker !== undefined)
}

export const statusAfterVerification = (status: MerchantStatus): MerchantStatus => (wasAccepted(status) ? status : 'accepted')

export const statusAfterRejection = (status: MerchantStatus): MerchantStatus => (status === 'pending' ? 'rejected' : status)

/** The status after a submission: a rejected application is pending again once none of its documents is rejected. */
export const statusAfterSubmission = (status: MerchantStatus, states: readonly DocumentState[]): MerchantStatus =>
  status === 'rejected' && !states.includes('rejected') ? 'pending' : status
