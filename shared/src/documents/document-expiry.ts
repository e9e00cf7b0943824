// The expiry of documents. A document is valid until the end of its last day.
import { daysUntil, type Day } from '../dates/day.ts'
import type { DocumentState } from './document.ts'

/**
 * Days before a document expires at which its restaurant is reminded. From the first of them the document counts as expiring, from the second as
 * expiring soon.
 */
export const expiryReminderDays = [60, 30, 14, 7, 1] as const
const [expiringWithin, soonWithin] = expiryReminderDays

/** `daysLeft` is 0 on the last day and negative after it. */
export type Expiry = { daysLeft: number; state: 'valid' | 'expiring' | 'soon' | 'expired' }

const stateOf = (daysLeft: number): Expiry['state'] => {
  if (daysLeft < 0) return 'expired'
  if (daysLeft <= soonWithin) return 'soon'
  return daysLeft <= expiringWithin ? 'expiring' : 'valid'
}

export const expiryOf = (expirationDate: Day, today: Day): Expiry => {
  const daysLeft = daysUntil(expirationDate, today)
  return { daysLeft, state: stateOf(daysLeft) }
}

export const isExpired = (expirationDate: Day, today: Day): boolean => expiryOf(expirationDate, today).state === 'expired'

export type DocumentStatus = 'waiting' | 'verified' | 'expiring' | 'expired' | 'rejected'

/** The status of a document as its restaurant sees it: its state, or for a verified one whether it is expiring or expired. */
export const documentStatusOf = (
  { state, expirationDate }: { state: DocumentState; expirationDate: Day | null },
  today: Day,
): DocumentStatus => {
  if (state !== 'verified' || !expirationDate) return state
  const expiry = expiryOf(expirationDate, today).state
  if (expiry === 'valid') return 'verified'
  return expiry === 'soon' ? 'expiring' : expiry
}
