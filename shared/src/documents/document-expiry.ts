// The expiry of documents. A document is valid until the end of its last day.
import { daysUntil, type Day } from '../dates/day.ts'
import type { DocumentState } from './document.ts'

/**
 * Days before the expiry of a document on which its restaurant is reminded; 0 is its last day. The document counts as expiring from the
 * first of them, and as expiring soon from the second.
 */
export const expiryReminderDays = [60, 30, 14, 7, 1, 0] as const
const [expiringWithin, soonWithin] = expiryReminderDays

export const expiryStates = ['expired', 'soon', 'expiring', 'valid'] as const
type ExpiryState = (typeof expiryStates)[number]

/** `daysLeft` is 0 on the last day and negative after it. */
export type Expiry = { daysLeft: number; state: ExpiryState }

/** The range of days left of each state, both ends included. */
export const daysLeftOf = {
  expired: { from: -Infinity, to: -1 },
  soon: { from: 0, to: soonWithin },
  expiring: { from: soonWithin + 1, to: expiringWithin },
  valid: { from: expiringWithin + 1, to: Infinity },
} as const satisfies Record<ExpiryState, { from: number; to: number }>

const stateOf = (daysLeft: number): ExpiryState => expiryStates.find((state) => daysLeft <= daysLeftOf[state].to) ?? 'valid'

export const expiryOf = (expirationDate: Day, today: Day): Expiry => {
  const daysLeft = daysUntil(expirationDate, today)
  return { daysLeft, state: stateOf(daysLeft) }
}

export const isExpired = (expirationDate: Day, today: Day): boolean => expiryOf(expirationDate, today).state === 'expired'

export type DocumentStatus = 'waiting' | 'verified' | 'expiring' | 'expired' | 'rejected'

/** The status of a document as its restaurant sees it: its state, or for a verified document whether it is expiring or expired. */
export const documentStatusOf = (
  { state, expirationDate }: { state: DocumentState; expirationDate: Day | null },
  today: Day,
): DocumentStatus => {
  if (state !== 'verified' || !expirationDate) return state
  const expiry = expiryOf(expirationDate, today).state
  if (expiry === 'valid') return 'verified'
  return expiry === 'soon' ? 'expiring' : expiry
}
