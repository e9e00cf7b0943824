import { expect, test } from 'vitest'
import { adminPaths, appOfPath, dinerPaths, isDinerPage, isPage, merchantPaths, openDeskPaths } from './page-paths.ts'

const deskPaths = [...openDeskPaths, ...merchantPaths, ...adminPaths]
const filledIn = (pattern: string) => pattern.replace(/:\w+/g, '0192a000-0000-7000-8000-000000000000')

test.each([...dinerPaths, ...deskPaths])('%s is a page', (pattern) => {
  expect(isPage(filledIn(pattern))).toBe(true)
})

test('the pages of the diner app are exactly these', () => {
  expect(dinerPaths.filter((path) => !isDinerPage(filledIn(path)))).toEqual([])
  expect(deskPaths.filter((path) => isDinerPage(filledIn(path)))).toEqual([])
  expect(['/nothing', '/api/menu/1', '/docs', '/merchant'].filter(isDinerPage)).toEqual([])
})

/** The route table of spec §2. */
const specified = `
  / /restaurants/1 /menu-detail/1 /results /cart /welcome /qr-link /payments /payments/submitpin /successorder /successbacktohome
  /merchant/login /merchant/signup /merchant/applicationreview /merchant/forgot-password /merchant/reset-password
  /admin/login /admin/forgot-password /admin/reset-password
  /unauthorized
  /merchant /merchant/orders /merchant/menu /merchant/cuisine /merchant/order-history /merchant/reports /merchant/tables
  /merchant/help-and-support /merchant/settings /merchant/settings/profile /merchant/settings/about /merchant/settings/sms-settings
  /merchant/settings/payments-subscriptions /merchant/settings/documents
  /admin /admin/provisions /admin/analytics/1 /admin/applicants /admin/expiring /admin/settings /admin/settings/payments
  /admin/settings/subscriptions /admin/help-and-support
`
  .trim()
  .split(/\s+/)

test.each(specified)('%s of the specification is a page', (path) => {
  expect(isPage(path)).toBe(true)
})

test.each(['/merchant/orders/', '/MERCHANT/Orders', '/cart/', '/Cart'])('%s is a page, as in the router', (path) => {
  expect(isPage(path)).toBe(true)
})

test.each([
  '//',
  '/metrics',
  '/ready',
  '/restaurants',
  '/restaurants/',
  '/restaurants/1/2',
  '/cart/1',
  '/merchant/nothing',
  '/merchant//orders',
  '/merchant/orders/1',
  '/merchants',
  '/admin/analytics/1/2',
  '/admin/settings/profile',
  '/login/again',
  '/setup',
])('%j is not a page', (path) => {
  expect(isPage(path)).toBe(false)
})

test.each(deskPaths)('%s belongs to the desk app', (pattern) => {
  expect(appOfPath(filledIn(pattern))).toBe('desk')
})

test.each(['/merchant/nothing', '/admin/', '/login/again', '/Merchant/orders'])(
  '%s belongs to the desk app, even if it is not a page',
  (path) => {
    expect(appOfPath(path)).toBe('desk')
  },
)

test.each([...dinerPaths.map(filledIn), '/nothing', '/merchants', '/administrators', '/login-again', '/metrics'])(
  '%s belongs to the diner app',
  (path) => {
    expect(appOfPath(path)).toBe('diner')
  },
)
