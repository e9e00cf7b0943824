import { expect, test } from 'vitest'
import { notificationKindsOf, pageOfLink } from './notification-kinds.ts'

test.each([
  ['owner', ['order_placed', 'application_decided', 'papers_decided', 'support_replied']],
  ['manager', ['order_placed', 'support_replied']],
  ['staff', ['order_placed', 'support_replied']],
] as const)('%s sees the notifications whose page is open to them', (role, kinds) => {
  expect(notificationKindsOf(role)).toEqual(kinds)
})

test('the page of a link is its path', () => {
  expect(pageOfLink('/merchant/orders?order=abc')).toBe('/merchant/orders')
  expect(pageOfLink('/merchant/settings/documents')).toBe('/merchant/settings/documents')
})
