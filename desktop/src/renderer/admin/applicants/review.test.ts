import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { documentKinds, type DocumentCard, type RestaurantDocument } from '@sufra/shared/documents/document'
import { describe, expect, test } from 'vitest'
import {
  expectedValueOf,
  expiryOf,
  hasReplacement,
  needsDecision,
  isReason,
  verificationBlocker,
  rejectableDocuments,
  seenDocumentIds,
  versionOf,
  waitingDocuments,
} from './review.ts'

const today = '2026-03-10'
const documentOf = (id: string, more: Partial<RestaurantDocument> = {}): RestaurantDocument => ({
  id,
  kind: 'tradeLicense',
  type: null,
  issueDate: '2025-01-01',
  expirationDate: '2027-01-01',
  files: [],
  state: 'waiting',
  reason: null,
  submittedAt: '2026-03-01T08:00:00Z',
  reviewedAt: null,
  ...more,
})
const cards: DocumentCard[] = documentKinds.map((kind) => ({ kind, newest: documentOf(kind, { kind }), inForce: null }))
const withTradeLicense = (newest: RestaurantDocument | null): DocumentCard[] =>
  cards.map((card) => (card.kind === 'tradeLicense' ? { ...card, newest } : card))

describe('a document is valid until the end of its last day', () => {
  test.each([
    ['2026-03-09', { days: 1, status: 'expired' }],
    ['2026-03-10', { days: 0, status: 'soon' }],
    ['2026-04-09', { days: 30, status: 'soon' }],
    ['2026-04-10', { days: 31, status: 'far' }],
  ])('%s', (expirationDate, expiry) => {
    expect(expiryOf(expirationDate, today)).toEqual(expiry)
  })
})

describe('the reason why an application cannot be verified', () => {
  test.each([
    ['nothing', cards, undefined],
    ['a missing document', withTradeLicense(null), { kind: 'tradeLicense', reason: 'missing' }],
    ['a rejected document', withTradeLicense(documentOf('x', { state: 'rejected' })), { kind: 'tradeLicense', reason: 'rejected' }],
    [
      'an expired document',
      withTradeLicense(documentOf('x', { expirationDate: '2026-03-09' })),
      { kind: 'tradeLicense', reason: 'expired' },
    ],
    ['nothing on the last day of a document', withTradeLicense(documentOf('x', { expirationDate: today })), undefined],
  ])('%s', (_what, shown, blocker) => {
    expect(verificationBlocker({ status: 'pending', cards: shown, today })).toEqual(blocker)
  })
  test('for an accepted restaurant only waiting documents count', () => {
    const old = withTradeLicense(documentOf('x', { state: 'verified', expirationDate: '2026-03-09' }))
    expect(verificationBlocker({ status: 'accepted', cards: old, today })).toBeUndefined()
    const sent = withTradeLicense(documentOf('x', { expirationDate: '2026-03-09' }))
    expect(verificationBlocker({ status: 'accepted', cards: sent, today })).toEqual({ kind: 'tradeLicense', reason: 'expired' })
  })
})

test('a decision names the newest documents, and only waiting ones are to be reviewed', () => {
  const shown = withTradeLicense(documentOf('x', { state: 'verified' }))
  expect(seenDocumentIds(shown)).toHaveLength(7)
  expect(seenDocumentIds(withTradeLicense(null))).toHaveLength(6)
  expect(waitingDocuments(shown)).toHaveLength(6)
})

test.each([
  ['pending', cards, true, 7],
  ['pending', withTradeLicense(documentOf('x', { state: 'verified' })), true, 7],
  ['pending', withTradeLicense(documentOf('x', { state: 'rejected' })), true, 6],
  ['rejected', cards, false, 7],
  ['accepted', cards, true, 7],
  ['accepted', cards.map((card) => ({ ...card, newest: documentOf(card.kind, { state: 'verified' }) })), false, 0],
  ['deactivated', withTradeLicense(null), true, 6],
] as const)('a restaurant that is %s needs a decision and has rejectable documents as expected', (status, shown, open, rejectable) => {
  expect(needsDecision({ status, cards: [...shown] })).toBe(open)
  expect(rejectableDocuments({ status, cards: [...shown] })).toHaveLength(rejectable)
})

test('a replacement is a newest document other than the one in force', () => {
  const inForce = documentOf('old', { state: 'verified' })
  expect(hasReplacement({ kind: 'tradeLicense', newest: documentOf('new'), inForce })).toBe(true)
  expect(hasReplacement({ kind: 'tradeLicense', newest: inForce, inForce })).toBe(false)
  expect(hasReplacement({ kind: 'tradeLicense', newest: documentOf('new'), inForce: null })).toBe(false)
})

test('the version changes with a document, a state or the status, and not with the date', () => {
  const profile = {} as never // no part of the version
  const application: Applicant = { id: '1', status: 'pending', submittedAt: '', today, profile, cards, history: [] }
  const version = versionOf(application)
  expect(versionOf({ ...application, today: '2026-03-11' })).toBe(version)
  expect(versionOf({ ...application, status: 'rejected' })).not.toBe(version)
  expect(versionOf({ ...application, cards: withTradeLicense(documentOf('other')) })).not.toBe(version)
  expect(versionOf({ ...application, cards: withTradeLicense(documentOf('tradeLicense', { state: 'rejected' })) })).not.toBe(version)
})

test.each([
  ['no', false],
  [' no ', false],
  ['Old', true],
  ['غير', true],
  ['x'.repeat(300), true],
  ['x'.repeat(301), false],
])('the reason “%s” has a valid length: %s', (text, isGood) => {
  expect(isReason(text)).toBe(isGood)
})

test('each document is compared with the value that it must show', () => {
  const profile = {
    name: { en: 'Al Mat‘am', ar: 'المطعم' },
    branchName: 'West Bay',
    firstName: 'Maryam',
    lastName: 'Khan',
    tradeLicenseNumber: 'TL-1',
  } as never // the fields of this test
  expect(expectedValueOf('tradeLicense', { profile }, 'en')).toEqual({ field: 'tradeLicenseNumber', value: 'TL-1' })
  expect(expectedValueOf('proofOfIdentity', { profile }, 'en')).toEqual({ field: 'owner', value: 'Maryam Khan' })
  expect(expectedValueOf('restaurantImages', { profile }, 'ar')).toEqual({ field: 'name', value: 'المطعم · West Bay' })
})
