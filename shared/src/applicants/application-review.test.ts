import { describe, expect, test } from 'vitest'
import { merchantStatuses, type MerchantStatus } from '../accounts/account.ts'
import type { Day } from '../dates/day.ts'
import { documentKinds, type DocumentKind, type DocumentState } from '../documents/document.ts'
import {
  needsDecision,
  rejectableDocuments,
  statusAfterRejection,
  statusAfterSubmission,
  statusAfterVerification,
  verificationBlocker,
  waitingDocuments,
} from './application-review.ts'

type Reviewed = { state: DocumentState; expirationDate: Day | null }
type Card = { kind: DocumentKind; newest: Reviewed | null }

const today = '2026-03-10'
const documentOf = (more: Partial<Reviewed> = {}): Reviewed => ({ state: 'waiting', expirationDate: '2027-01-01', ...more })
const cards: Card[] = documentKinds.map((kind) => ({
  kind,
  newest: documentOf(kind === 'restaurantImages' ? { expirationDate: null } : {}),
}))
const withTradeLicense = (newest: Reviewed | null): Card[] =>
  cards.map((card) => (card.kind === 'tradeLicense' ? { ...card, newest } : card))

describe('the reason why an application cannot be verified', () => {
  test.each([
    ['nothing', cards, undefined],
    ['a missing document', withTradeLicense(null), { kind: 'tradeLicense', reason: 'missing' }],
    ['a rejected document', withTradeLicense(documentOf({ state: 'rejected' })), { kind: 'tradeLicense', reason: 'rejected' }],
    ['an expired document', withTradeLicense(documentOf({ expirationDate: '2026-03-09' })), { kind: 'tradeLicense', reason: 'expired' }],
    ['none on the last day of a document', withTradeLicense(documentOf({ expirationDate: today })), undefined],
  ])('%s', (_what, shown, blocker) => {
    expect(verificationBlocker({ status: 'pending', cards: shown, today })).toEqual(blocker)
  })
  test('an accepted restaurant is verified by its waiting documents alone', () => {
    const old = withTradeLicense(documentOf({ state: 'verified', expirationDate: '2026-03-09' }))
    expect(verificationBlocker({ status: 'accepted', cards: old, today })).toBeUndefined()
    const sent = withTradeLicense(documentOf({ expirationDate: '2026-03-09' }))
    expect(verificationBlocker({ status: 'accepted', cards: sent, today })).toEqual({ kind: 'tradeLicense', reason: 'expired' })
  })
})

test('waiting documents need a review, and no others', () => {
  expect(waitingDocuments(withTradeLicense(documentOf({ state: 'verified' })))).toHaveLength(6)
  expect(waitingDocuments(withTradeLicense(null))).toHaveLength(6)
  expect(waitingDocuments(cards)).toHaveLength(7)
})

test.each([
  ['pending', cards, true, 7],
  ['pending', withTradeLicense(documentOf({ state: 'verified' })), true, 7],
  ['pending', withTradeLicense(documentOf({ state: 'rejected' })), true, 6],
  ['rejected', cards, false, 0],
  ['rejected', withTradeLicense(documentOf({ state: 'rejected' })), false, 0],
  ['accepted', cards, true, 7],
  ['accepted', cards.map((card) => ({ ...card, newest: documentOf({ state: 'verified' }) })), false, 0],
  ['deactivated', withTradeLicense(null), true, 6],
] as const)('the table gives whether a %s restaurant needs a decision, and its rejectable documents', (status, shown, open, rejectable) => {
  expect(needsDecision({ status, cards: [...shown] })).toBe(open)
  expect(rejectableDocuments({ status, cards: [...shown] })).toHaveLength(rejectable)
})

test.each([
  ['pending', 'accepted', 'rejected', 'pending'],
  ['rejected', 'accepted', 'rejected', 'pending'],
  ['accepted', 'accepted', 'accepted', 'accepted'],
  ['deactivated', 'deactivated', 'deactivated', 'deactivated'],
] as const)('a %s application gets the status in the table after a decision or a submission', (status, verified, rejected, submitted) => {
  expect(statusAfterVerification(status)).toBe(verified)
  expect(statusAfterRejection(status)).toBe(rejected)
  expect(statusAfterSubmission(status, ['verified', 'waiting'])).toBe(submitted)
})

test.each(merchantStatuses)(
  'submitting documents does not change a %s application while one document is rejected',
  (status: MerchantStatus) => {
    expect(statusAfterSubmission(status, ['waiting', 'rejected'])).toBe(status)
  },
)
