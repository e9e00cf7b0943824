import { describe, expect, test } from 'vitest'
import { codeAt, newKey, stepOf, uriOf } from './authenticator-app.ts'

/** The key of RFC 6238, appendix B, in base32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at second %d the code is %s, as in RFC 6238', (seconds, code) => {
  const at = new Date(seconds * 1_000)
  expect(codeAt(key, at)).toBe(code)
  expect(stepOf(key, code, at)).toBe(Math.floor(seconds / 30))
})

describe('a code is accepted', () => {
  const shownAt = 1_800_000_000 // the first second of a step
  const code = codeAt(key, new Date(shownAt * 1_000))

  test.each([
    [-31, undefined],
    [-30, 60_000_000],
    [-1, 60_000_000],
    [0, 60_000_000],
    [29, 60_000_000],
    [59, 60_000_000],
    [60, undefined],
  ])('%d seconds after its step began, as the code of step %s', (seconds, step) => {
    expect(stepOf(key, code, new Date((shownAt + seconds) * 1_000))).toBe(step)
  })
})

test('a new key has 160 random bits', () => {
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newKey()).not.toBe(newKey())
})

test('the address for apps names the account', () => {
  const uri = new URL(uriOf(key, 'ada+1@sufra.test'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Sufra:ada+1@sufra.test')
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: key, issuer: 'Sufra', digits: '6', period: '30', algorithm: 'SHA1' })
})
