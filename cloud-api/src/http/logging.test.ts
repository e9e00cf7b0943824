import { expect, test } from 'vitest'
import { maskUrl } from './logging.ts'

test('an order’s id is never logged whole', () => {
  expect(maskUrl('/api/orders/AbCdEfGhIjKlMnOpQrStUv')).toBe('/api/orders/AbCd…')
  expect(maskUrl('/api/merchant/orders/AbCdEfGhIjKlMnOpQrStUv/status')).toBe('/api/merchant/orders/AbCd…/status')
})

test('a table’s token is never logged', () => {
  expect(maskUrl('/api/tables/link/0192-restaurant/TOKEN_-x')).toBe('/api/tables/link/0192-restaurant/…')
  expect(maskUrl('/qr-link?r=0192&t=TOKEN_-x&v=1')).toBe('/qr-link?r=0192&t=…&v=1')
})

test('what somebody searches for is never logged: it may be a person', () => {
  expect(maskUrl('/api/admin/applicants?status=all&search=noora%40sufra.test&page=2')).toBe(
    '/api/admin/applicants?status=all&search=…&page=2',
  )
  expect(maskUrl('/dev/inbox?to=noora@sufra.test')).toBe('/dev/inbox?to=…')
})
