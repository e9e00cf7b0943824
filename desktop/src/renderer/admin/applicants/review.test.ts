import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { documentKinds, type DocumentCard, type RestaurantDocument } from '@sufra/shared/documents/document'
import { describe, expect, test } from 'vitest'
import { comparedWith, expiryOf, hasBoth, isOpen, isReason, obstacleTo, rejectableOf, seenOf, versionOf, waitingOf } from './review.ts'

const today = '2026-03-10'
const paper = (id: string, more: Partial<RestaurantDocument> = {}): RestaurantDocument => ({
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
const cards: DocumentCard[] = documentKinds.map((kind) => ({ kind, newest: paper(kind, { kind }), inForce: null }))
const withTrade = (newest: RestaurantDocument | null): DocumentCard[] =>
  cards.map((card) => (card.kind === 'tradeLicense' ? { ...card, newest } : card))

describe('a paper is good to the end of its last day', () => {
  test.each([
    ['2026-03-09', { days: 1, is: 'expired' }],
    ['2026-03-10', { days: 0, is: 'soon' }],
    ['2026-04-09', { days: 30, is: 'soon' }],
    ['2026-04-10', { days: 31, is: 'far' }],
  ])('%s', (expirationDate, expiry) => {
    expect(expiryOf(expirationDate, today)).toEqual(expiry)
  })
})

describe('what stands against verifying', () => {
  test.each([
    ['nothing', cards, undefined],
    ['a missing paper', withTrade(null), { kind: 'tradeLicense', why: 'missing' }],
    ['a rejected one', withTrade(paper('x', { state: 'rejected' })), { kind: 'tradeLicense', why: 'rejected' }],
    ['one past its date', withTrade(paper('x', { expirationDate: '2026-03-09' })), { kind: 'tradeLicense', why: 'expired' }],
    ['nothing, on its last day', withTrade(paper('x', { expirationDate: today })), undefined],
  ])('%s', (_what, shown, obstacle) => {
    expect(obstacleTo({ status: 'pending', cards: shown, today })).toEqual(obstacle)
  })
  test('of an accepted restaurant only what waits counts', () => {
    const old = withTrade(paper('x', { state: 'verified', expirationDate: '2026-03-09' }))
    expect(obstacleTo({ status: 'accepted', cards: old, today })).toBeUndefined()
    const sent = withTrade(paper('x', { expirationDate: '2026-03-09' }))
    expect(obstacleTo({ status: 'accepted', cards: sent, today })).toEqual({ kind: 'tradeLicense', why: 'expired' })
  })
})

test('a decision names the newest papers, and waits for those that wait', () => {
  const shown = withTrade(paper('x', { state: 'verified' }))
  expect(seenOf(shown)).toHaveLength(7)
  expect(seenOf(withTrade(null))).toHaveLength(6)
  expect(waitingOf(shown)).toHaveLength(6)
})

test.each([
  ['pending', cards, true, 7],
  ['pending', withTrade(paper('x', { state: 'verified' })), true, 7],
  ['pending', withTrade(paper('x', { state: 'rejected' })), true, 6],
  ['rejected', cards, false, 7],
  ['accepted', cards, true, 7],
  ['accepted', cards.map((card) => ({ ...card, newest: paper(card.kind, { state: 'verified' }) })), false, 0],
  ['deactivated', withTrade(null), true, 6],
] as const)('of a restaurant that is %s', (status, shown, open, rejectable) => {
  expect(isOpen({ status, cards: [...shown] })).toBe(open)
  expect(rejectableOf({ status, cards: [...shown] })).toHaveLength(rejectable)
})

test('a replacement stands beside the paper in force; the paper in force does not stand beside itself', () => {
  const inForce = paper('old', { state: 'verified' })
  expect(hasBoth({ kind: 'tradeLicense', newest: paper('new'), inForce })).toBe(true)
  expect(hasBoth({ kind: 'tradeLicense', newest: inForce, inForce })).toBe(false)
  expect(hasBoth({ kind: 'tradeLicense', newest: paper('new'), inForce: null })).toBe(false)
})

test('another paper, another state and another status are another version; a new look at the same is not', () => {
  const profile = {} as never // no part of the version
  const application: Applicant = { id: '1', status: 'pending', submittedAt: '', today, profile, cards, history: [] }
  const version = versionOf(application)
  expect(versionOf({ ...application, today: '2026-03-11' })).toBe(version)
  expect(versionOf({ ...application, status: 'rejected' })).not.toBe(version)
  expect(versionOf({ ...application, cards: withTrade(paper('other')) })).not.toBe(version)
  expect(versionOf({ ...application, cards: withTrade(paper('tradeLicense', { state: 'rejected' })) })).not.toBe(version)
})

test.each([
  ['no', false],
  [' no ', false],
  ['Old', true],
  ['غير', true],
  ['x'.repeat(300), true],
  ['x'.repeat(301), false],
])('a reason of that length: “%s”', (text, isGood) => {
  expect(isReason(text)).toBe(isGood)
})

test('each paper stands beside what it proves', () => {
  const profile = {
    name: { en: 'Al Mat‘am', ar: 'المطعم' },
    branchName: 'West Bay',
    firstName: 'Maryam',
    lastName: 'Khan',
    tradeLicenseNumber: 'TL-1',
  } as never // the fields of this test
  expect(comparedWith('tradeLicense', { profile }, 'en')).toEqual({ field: 'tradeLicenseNumber', value: 'TL-1' })
  expect(comparedWith('proofOfIdentity', { profile }, 'en')).toEqual({ field: 'owner', value: 'Maryam Khan' })
  expect(comparedWith('restaurantImages', { profile }, 'ar')).toEqual({ field: 'name', value: 'المطعم · West Bay' })
})
