import { expect, test } from 'vitest'
import { paymentsAddress } from './payments-address.ts'

const tap = { kind: 'tap', url: 'https://api.tap.company/v2', secretKey: 'sk_live_1', publicKey: 'pk_live_2', merchantId: undefined }

test.each([
  ['tap://sk_live_1@api.tap.company?public=pk_live_2', tap],
  ['tap://sk_live_1@api.tap.company/?public=pk_live_2&merchant=599424', { ...tap, merchantId: '599424' }],
  ['tap://sk_live_1@127.0.0.1:9000?public=pk_live_2&tls=false', { ...tap, url: 'http://127.0.0.1:9000/v2' }],
  ['sandbox+http://127.0.0.1:7400', { kind: 'sandbox', url: 'http://127.0.0.1:7400' }],
  ['sandbox+https://demo.example/', { kind: 'sandbox', url: 'https://demo.example' }],
])('%s is parsed', (text, address) => {
  expect(paymentsAddress.parse(text)).toEqual(address)
})

test.each([
  ['another protocol', 'https://sk_HUSH@api.tap.company?public=pk_1'],
  ['no secret key', 'tap://api.tap.company?public=pk_1'],
  ['the public key in place of the secret', 'tap://pk_HUSH@api.tap.company?public=pk_1'],
  ['no public key', 'tap://sk_HUSH@api.tap.company'],
  ['the secret key in place of the public one', 'tap://sk_HUSH@api.tap.company?public=sk_HUSH'],
  ['a path', 'tap://sk_HUSH@api.tap.company/v2?public=pk_1'],
  ['an unknown parameter', 'tap://sk_HUSH@api.tap.company?public=pk_1&key=HUSH'],
  ['a sandbox with a path', 'sandbox+http://127.0.0.1:7400/HUSH'],
  ['a sandbox without a host', 'sandbox+http:///'],
  ['text', 'HUSH'],
])('%s is refused without revealing the secret', (_name, text) => {
  const { success, error } = paymentsAddress.safeParse(text)
  expect(success).toBe(false)
  expect(error?.message).toContain('tap://SECRET_KEY@api.tap.company')
  expect(error?.message).not.toContain('HUSH')
})
