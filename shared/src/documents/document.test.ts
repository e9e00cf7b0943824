import { expect, test } from 'vitest'
import { hasReplacement, type RestaurantDocument } from './document.ts'

const documentOf = (id: string): RestaurantDocument => ({
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
})

test('a document has a replacement when another, older document is in force', () => {
  const inForce = { ...documentOf('old'), state: 'verified' as const }
  expect(hasReplacement({ kind: 'tradeLicense', newest: documentOf('new'), inForce })).toBe(true)
  expect(hasReplacement({ kind: 'tradeLicense', newest: inForce, inForce })).toBe(false)
  expect(hasReplacement({ kind: 'tradeLicense', newest: documentOf('new'), inForce: null })).toBe(false)
})
