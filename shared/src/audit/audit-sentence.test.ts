import { expect, test } from 'vitest'
import { audit as arabic } from '../i18n/ar/accounts/audit.ts'
import { audit as english } from '../i18n/en/accounts/audit.ts'
import { auditActions, isAuditAction, type AuditAction } from './audit-actions.ts'
import { readAuditDetails, sentenceValues } from './audit-sentence.ts'

const names = { role: (role: string) => role.toUpperCase(), document: (kind: string) => `the ${kind}` }

test('an action without a sentence does not compile', () => {
  const { applicant_verified: _one, ...others } = english.action
  // @ts-expect-error -- one sentence is missing
  const incomplete: Record<AuditAction, string> = others
  expect(Object.keys(incomplete)).toHaveLength(auditActions.length - 1)
})

test.each([
  ['English', english],
  ['Arabic', arabic],
])('every sentence in %s names only what entries have', (_language, { action }) => {
  expect(Object.keys(action).toSorted()).toEqual([...auditActions].toSorted())
  const known = Object.keys(sentenceValues({}, 'en', names))
  const named = Object.values(action).flatMap((sentence) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([])
})

test('no action is listed twice, and one of a newer release is known as such', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length)
  expect(isAuditAction('pin_set')).toBe(true)
  expect(isAuditAction('restaurant_teleported')).toBe(false)
})

test('details are read as far as sentences name them', () => {
  expect(readAuditDetails({ email: 'a@b.co', role: 'support', before: 'owner', after: 'manager', iban: 'QA58' })).toEqual({
    email: 'a@b.co',
    role: 'support',
    before: 'owner',
    after: 'manager',
  })
})

test('what is stored in another form counts as missing', () => {
  expect(
    readAuditDetails({ email: 7, role: 'king', before: { iban: 'QA58' }, request: 1.5, amount: '12', months: 12, kind: 'cat' }),
  ).toEqual({
    months: 12,
  })
})

test('a sentence names a role and a document in its language, an amount in QAR, and what is missing by an ellipsis', () => {
  expect(
    sentenceValues({ role: 'finance', amount: 1_250, email: 'a@b.co', kind: 'tradeLicense', reason: 'خطأ' }, 'en', names),
  ).toMatchObject({
    role: 'FINANCE',
    document: 'the tradeLicense',
    reason: '\u2068خطأ\u2069',
    email: '\u2066a@b.co\u2069',
    amount: expect.stringMatching(/QAR\s12\.50/) as string,
    before: '…',
    request: '…',
  })
})
