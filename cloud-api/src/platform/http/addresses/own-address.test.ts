import { expect, test } from 'vitest'
import { createPublicAddress } from './own-address.ts'
import { withOrigin } from './request-origin.ts'

test.each([
  ['https://sufra.example', 'http://0.0.0.0:7400', 'https://sufra.example'],
  ['https://sufra.example/', 'http://0.0.0.0:7400', 'https://sufra.example'],
  [undefined, 'http://0.0.0.0:7400', 'http://localhost:7400'],
  [undefined, 'http://[::]:7400', 'http://localhost:7400'],
  [undefined, 'http://127.0.0.1:7400', 'http://127.0.0.1:7400'],
  [undefined, 'http://10.0.0.0:7400', 'http://10.0.0.0:7400'],
])('with PUBLIC_URL %s, listening at %s, a link begins with %s', (publicUrl, listeningOrigin, address) => {
  expect(createPublicAddress({ listeningOrigin }, publicUrl)()).toBe(address)
})

test.each([
  ['https://sufra.example', 'https://sufra.example'],
  [undefined, 'http://192.0.2.2:7400'],
])('with PUBLIC_URL %s, a link of a request to another address of this machine begins with %s', (publicUrl, address) => {
  const request = { ip: '192.0.2.9', headers: {}, protocol: 'http', host: '192.0.2.2:7400' } as const
  expect(withOrigin(request, createPublicAddress({ listeningOrigin: 'http://0.0.0.0:7400' }, publicUrl))).toBe(address)
})
