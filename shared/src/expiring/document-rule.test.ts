import { expect, test } from 'vitest'
import { restrictingKinds, rulesOf } from './document-rule.ts'

test('the licences restrict and the other documents warn, until it is decided otherwise', () => {
  expect(restrictingKinds(rulesOf([]))).toEqual(['commercialLicense', 'tradeLicense'])
  const decided = [
    { kind: 'commercialLicense', rule: 'warn' },
    { kind: 'foodSafetyCertificates', rule: 'restrict' },
  ] as const
  expect(restrictingKinds(rulesOf(decided))).toEqual(['tradeLicense', 'foodSafetyCertificates'])
})
