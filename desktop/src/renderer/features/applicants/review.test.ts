import type { Applicant } from '@sufra/shared/applicants/applicant.routes'
import { documentKinds, type DocumentCard, type RestaurantDocument } from '@sufra/shared/documents/document'
import { expect, test } from 'vitest'
import { changedBy, expectedValueOf, isReason, seenDocumentIds, versionOf } from './review.ts'

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

test('a decision names the newest documents', () => {
  expect(seenDocumentIds(withTradeLicense(documentOf('x', { state: 'verified' })))).toHaveLength(7)
  expect(seenDocumentIds(withTradeLicense(null))).toHaveLength(6)
})

test('the version changes with a document, a state or the status, and not with the date', () => {
  const profile = {} as never // not part of the version
  const application: Applicant = { id: '1', status: 'pending', submittedAt: '', today, profile, cards, history: [] }
  const version = versionOf(application)
  expect(versionOf({ ...application, today: '2026-03-11' })).toBe(version)
  expect(versionOf({ ...application, status: 'rejected' })).not.toBe(version)
  expect(versionOf({ ...application, cards: withTradeLicense(documentOf('other')) })).not.toBe(version)
  expect(versionOf({ ...application, cards: withTradeLicense(documentOf('tradeLicense', { state: 'rejected' })) })).not.toBe(version)
})

test('new documents count as a change by the restaurant, everything else as a change by another administrator', () => {
  const profile = {} as never // not part of the comparison
  const application: Applicant = { id: '1', status: 'rejected', submittedAt: '', today, profile, cards, history: [] }
  const change = (more: Partial<Applicant>) => changedBy(application, { ...application, ...more })
  expect(change({ today: '2026-03-11' })).toBeUndefined()
  expect(change({ status: 'pending', cards: withTradeLicense(documentOf('other')) })).toBe('restaurant')
  expect(change({ cards: withTradeLicense(documentOf('tradeLicense', { state: 'rejected' })) })).toBe('administrator')
  expect(change({ status: 'accepted' })).toBe('administrator')
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
  } as never // with just the fields of this test
  expect(expectedValueOf('tradeLicense', { profile }, 'en')).toEqual({ field: 'tradeLicenseNumber', value: 'TL-1' })
  expect(expectedValueOf('proofOfIdentity', { profile }, 'en')).toEqual({ field: 'owner', value: 'Maryam Khan' })
  expect(expectedValueOf('restaurantImages', { profile }, 'ar')).toEqual({ field: 'name', value: 'المطعم · West Bay' })
})
