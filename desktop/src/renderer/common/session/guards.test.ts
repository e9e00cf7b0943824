import type { MerchantStatus } from '@sufra/shared/accounts/account'
import { expect, test } from 'vitest'
import { originOf, pageAfterSignIn, redirectOf } from './guards.ts'

const merchant = (status: MerchantStatus = 'accepted') => ({ role: 'merchant' as const, status })
const admin = { role: 'admin' as const, status: 'accepted' as const }

test('without a session the user is redirected to the sign-in page of the area', () => {
  expect(redirectOf(null, 'merchant', '/merchant/orders')).toBe('/merchant/login')
  expect(redirectOf(null, 'admin', '/admin')).toBe('/admin/login')
})

test('a user of another role is redirected to /unauthorized', () => {
  expect(redirectOf(admin, 'merchant', '/merchant/orders')).toBe('/unauthorized')
  expect(redirectOf(merchant(), 'admin', '/admin')).toBe('/unauthorized')
})

test("an administrator who views a restaurant is redirected from administrators' pages to its orders", () => {
  const viewer = { ...merchant(), viewsUntil: '2026-11-25T10:30:00.000Z' }
  expect(redirectOf(viewer, 'admin', '/admin/provisions')).toBe('/merchant/orders')
  expect(redirectOf(viewer, 'merchant', '/merchant/menu')).toBeUndefined()
})

test('an accepted merchant and an administrator may open their pages', () => {
  expect(redirectOf(merchant(), 'merchant', '/merchant/orders')).toBeUndefined()
  expect(redirectOf(admin, 'admin', '/admin')).toBeUndefined()
})

test.each<[Exclude<MerchantStatus, 'accepted'>, string, string | undefined]>([
  ['rejected', '/merchant', '/merchant/settings/profile'],
  ['rejected', '/merchant/orders', '/merchant/settings/profile'],
  ['rejected', '/merchant/settings', undefined],
  ['rejected', '/merchant/settings/documents', undefined],
  ['rejected', '/merchant/settings/sms-settings', undefined],
  ['rejected', '/merchant/settings/payments-subscriptions', undefined],
  ['rejected', '/merchant/settings/about', undefined],
  ['rejected', '/merchant/settings-of-others', '/merchant/settings/profile'],
  ['pending', '/merchant/orders', '/merchant/applicationreview'],
  ['pending', '/merchant/settings/profile', '/merchant/applicationreview'],
  ['pending', '/merchant/applicationreview', undefined],
  ['pending', '/merchant/help-and-support', undefined],
  ['rejected', '/merchant/help-and-support/0193a2f0', undefined],
  ['deactivated', '/merchant', '/merchant/settings/payments-subscriptions'],
  ['deactivated', '/merchant/menu', '/merchant/settings/payments-subscriptions'],
  ['deactivated', '/merchant/applicationreview', '/merchant/settings/payments-subscriptions'],
  ['deactivated', '/merchant/orders', undefined],
  ['deactivated', '/merchant/cash', undefined],
  ['deactivated', '/merchant/help-and-support/0193a2f0', undefined],
  ['deactivated', '/merchant/settings/profile', '/merchant/settings/payments-subscriptions'],
  ['deactivated', '/merchant/settings/payments-subscriptions', undefined],
])('a %s merchant who opens %s is redirected to %s', (status, path, redirect) => {
  expect(redirectOf(merchant(status), 'merchant', path)).toBe(redirect)
})

test.each([
  ['/merchant/orders?status=Received', '/merchant/orders?status=Received'],
  ['/merchant', '/merchant'],
  [undefined, '/merchant/orders'],
  ['/admin', '/merchant/orders'],
  ['/merchant/login', '/merchant/orders'],
  ['//evil.example/merchant', '/merchant/orders'],
  ['https://evil.example', '/merchant/orders'],
  ['/merchants-of-venice', '/merchant/orders'],
])('after signing in a merchant with the origin %s goes to %s', (origin, page) => {
  expect(pageAfterSignIn(merchant(), origin)).toBe(page)
})

test('signing in leads back to the page, unless a user signed out there: the next person may be another one', () => {
  const page = '/merchant/order-history?search=Maryam'
  expect([originOf(undefined, page), originOf('expired', page)]).toEqual([page, page])
  expect(pageAfterSignIn(merchant(), originOf('signed_out', page))).toBe('/merchant/orders')
})
