import { expect, test } from 'vitest'
import { audit as arabic } from './texts.ar.ts'
import { audit as english } from './texts.en.ts'
import { auditActions, isAuditAction, type AuditAction } from './audit-actions.ts'
import { readAuditDetails, sentenceValues } from './audit-sentence.ts'

const names = { role: (role: string) => role.toUpperCase(), document: (kind: string) => `the ${kind}` }

test('an action without a sentence does not compile', () => {
  const { applicant_verified: _one, ...others } = english.action
  // @ts-expect-error -- a sentence is missing
  const incomplete: Record<AuditAction, string> = others
  expect(Object.keys(incomplete)).toHaveLength(auditActions.length - 1)
})

test.each([
  ['English', english],
  ['Arabic', arabic],
])('every sentence in %s uses only placeholders that entries have', (_language, { action }) => {
  expect(Object.keys(action).toSorted()).toEqual([...auditActions].toSorted())
  const known = Object.keys(sentenceValues({}, 'en', names))
  const named = Object.values(action).flatMap((sentence) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))
  expect(named.filter((name) => !known.includes(name ?? ''))).toEqual([])
})

test('no action is listed twice, and an action of a newer release is not recognised', () => {
  expect(new Set(auditActions).size).toBe(auditActions.length)
  expect(isAuditAction('pin_set')).toBe(true)
  expect(isAuditAction('restaurant_teleported')).toBe(false)
})

test('the details that sentences use are parsed', () => {
  expect(readAuditDetails({ email: 'a@b.co', role: 'support', before: 'owner', after: 'manager', iban: 'QA58' })).toEqual({
    email: 'a@b.co',
    role: 'support',
    before: 'owner',
    after: 'manager',
  })
})

test('a detail that is stored in another form counts as missing', () => {
  expect(
    readAuditDetails({ email: 7, role: 'king', before: { iban: 'QA58' }, request: 1.5, amount: '12', months: 12, kind: 'cat' }),
  ).toEqual({
    months: 12,
  })
})

test('a sentence translates roles and documents, shows amounts in QAR, and replaces missing details by an ellipsis', () => {
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
