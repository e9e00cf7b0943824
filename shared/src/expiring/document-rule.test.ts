import { expect, test } from 'vitest'
import { restrictingKinds, rulesOf } from './document-rule.ts'

test('by default the licences restrict and the other documents warn', () => {
  expect(restrictingKinds(rulesOf([]))).toEqual(['commercialLicense', 'tradeLicense'])
  const decided = [
    { kind: 'commercialLicense', rule: 'warn' },
    { kind: 'foodSafetyCertificates', rule: 'restrict' },
  ] as const
  expect(restrictingKinds(rulesOf(decided))).toEqual(['tradeLicense', 'foodSafetyCertificates'])
})
