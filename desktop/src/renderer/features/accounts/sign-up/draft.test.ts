import { expect, test } from 'vitest'
import { draftText, isStarted, emptyDraft, parseDraft, proofOf, type Draft } from './draft.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const week = 7 * 86_400_000
const started: Draft = {
  texts: { ...emptyDraft().texts, restaurantName: 'مطعم الدفنة', email: 'owner@dafna.test' },
  contacts: {
    phone: {
      asked: { requestId: 'r', address: '97455512345', expiresAt: '2026-11-21T12:05:00.000Z', resendAt: '2026-11-21T12:00:30.000Z' },
    },
    email: { proven: { address: 'owner@dafna.test', proof: 'p', validUntil: '2026-11-22T12:00:00.000Z' } },
  },
}

test('a stored draft is restored', () => {
  expect(parseDraft(draftText(started, now), now)).toEqual(started)
  expect([isStarted(started), isStarted(emptyDraft())]).toEqual([true, false])
})

test('passwords are never stored', () => {
  const values = { ...started, texts: { ...started.texts, password: 'Sufra@2026', confirmPassword: 'Sufra@2026' } }
  expect(draftText(values, now)).not.toContain('Sufra@2026')
})

test('a draft expires after a week', () => {
  const stored = draftText(started, now)
  expect(parseDraft(stored, now + week)).toEqual(started)
  expect(parseDraft(stored, now + week + 1)).toBeUndefined()
})

test.each([null, '', '{', '"draft"', '{"texts":{}}', '{"storedAt":1,"texts":{"email":5},"contacts":{"phone":{},"email":{}}}'])(
  '%s is not a valid draft',
  (stored) => {
    expect(parseDraft(stored, now)).toBeUndefined()
  },
)

test('fields missing from a draft of an older version are empty', () => {
  const stored = JSON.stringify({ storedAt: now, texts: { email: 'a@b.test' }, contacts: { phone: {}, email: {} } })
  expect(parseDraft(stored, now)?.texts).toEqual({ ...emptyDraft().texts, email: 'a@b.test' })
})

test('a proof is valid for its own address, for a day', () => {
  const end = Date.parse('2026-11-22T12:00:00.000Z')
  expect(proofOf(started.contacts.email, 'owner@dafna.test', end - 1)).toBe('p')
  expect(proofOf(started.contacts.email, 'owner@dafna.test', end)).toBe('')
  expect(proofOf(started.contacts.email, 'other@dafna.test', now)).toBe('')
  expect(proofOf(started.contacts.phone, '97455512345', now)).toBe('')
})
