// Meaning of Tap's statuses and response codes. https://developers.tap.company/reference/charge-response-codes
import type { DeclineReason } from '@sufra/shared/payments/decline-reason'

const reasons: Record<string, DeclineReason> = {
  '301': 'challenge_failed', // abandoned on the bank's page
  '302': 'challenge_failed', // cancelled there
  '405': 'card_refused',
  '406': 'card_expired',
  '407': 'card_expired',
  '502': 'wrong_cvv',
  '503': 'challenge_failed',
  '504': 'challenge_failed',
  '505': 'insufficient_funds',
  '507': 'card_refused',
  '508': 'card_refused',
  '509': 'card_refused',
  '510': 'card_refused',
  '511': 'card_refused',
  '512': 'challenge_failed',
  '514': 'suspected_fraud',
  '515': 'suspected_fraud',
  '516': 'challenge_failed',
  '702': 'limit_exceeded',
  '703': 'card_refused',
  '704': 'suspected_fraud',
}

export const reasonOf = (code: string): DeclineReason => reasons[code] ?? 'other'

/** `UNKNOWN` is looked up again later, since money may be held. */
const undecided = new Set(['INITIATED', 'IN_PROGRESS', 'PENDING', 'ACCEPTED', 'DEFERRED', 'UNKNOWN'])

export const isUndecided = (status: string): boolean => undecided.has(status)
