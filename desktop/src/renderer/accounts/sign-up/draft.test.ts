import { expect, test } from 'vitest'
import { draftText, isBegun, noDraft, parseDraft, proofOf, type Draft } from './draft.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const week = 7 * 86_400_000
const begun: Draft = {
  texts: { ...noDraft().texts, restaurantName: 'مطعم الدفنة', email: 'owner@dafna.test' },
  contacts: {
    phone: {
      asked: { requestId: 'r', address: '97455512345', expiresAt: '2026-11-21T12:05:00.000Z', resendAt: '2026-11-21T12:00:30.000Z' },
    },
    email: { proven: { address: 'owner@dafna.test', proof: 'p', validUntil: '2026-11-22T12:00:00.000Z' } },
  },
}

test('what was entered comes back after a reload', () => {
  expect(parseDraft(draftText(begun, now), now)).toEqual(begun)
  expect([isBegun(begun), isBegun(noDraft())]).toEqual([true, false])
})

test('a password is never kept, whatever the form holds', () => {
  const written = { ...begun, texts: { ...begun.texts, password: 'Sufra@2026', confirmPassword: 'Sufra@2026' } }
  expect(draftText(written, now)).not.toContain('Sufra@2026')
})

test('a draft is forgotten after a week, not before', () => {
  const kept = draftText(begun, now)
  expect(parseDraft(kept, now + week)).toEqual(begun)
  expect(parseDraft(kept, now + week + 1)).toBeUndefined()
})

test.each([null, '', '{', '"draft"', '{"texts":{}}', '{"keptAt":1,"texts":{"email":5},"contacts":{"phone":{},"email":{}}}'])(
  '%s is no draft',
  (stored) => {
    expect(parseDraft(stored, now)).toBeUndefined()
  },
)

test('a draft of an older version lacks what was added since', () => {
  const kept = JSON.stringify({ keptAt: now, texts: { email: 'a@b.test' }, contacts: { phone: {}, email: {} } })
  expect(parseDraft(kept, now)?.texts).toEqual({ ...noDraft().texts, email: 'a@b.test' })
})

test('a proof counts for its own address, for a day', () => {
  const end = Date.parse('2026-11-22T12:00:00.000Z')
  expect(proofOf(begun.contacts.email, 'owner@dafna.test', end - 1)).toBe('p')
  expect(proofOf(begun.contacts.email, 'owner@dafna.test', end)).toBe('')
  expect(proofOf(begun.contacts.email, 'other@dafna.test', now)).toBe('')
  expect(proofOf(begun.contacts.phone, '97455512345', now)).toBe('')
})
