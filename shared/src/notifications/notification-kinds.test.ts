import { expect, test } from 'vitest'
import { invoiceNotices } from '../subscriptions/invoice.ts'
import { isNotificationFor, notificationKindsOf, pageOfLink } from './notification-kinds.ts'

const account = ['account_deactivated', 'account_restored'] as const
const documents = ['documents_expiring', 'orders_restricted'] as const

test.each([
  ['owner', ['order_placed', 'application_decided', 'documents_decided', ...account, ...documents, 'support_replied', ...invoiceNotices]],
  ['manager', ['order_placed', ...account, 'support_replied', ...invoiceNotices]],
  ['staff', ['order_placed', ...account, 'support_replied']],
] as const)('%s sees the notifications that link to pages they may open', (role, kinds) => {
  expect(notificationKindsOf(role)).toEqual(kinds)
})

test('the page of a link is its path', () => {
  expect(pageOfLink('/merchant/orders?order=abc')).toBe('/merchant/orders')
  expect(pageOfLink('/merchant/settings/documents')).toBe('/merchant/settings/documents')
})

const common = { isRead: false, createdAt: '2026-11-20T12:00:00.000Z' }
const reply = { kind: 'support_replied', requestId: 'request', requestNumber: 1, memberId: 'asker', ...common } as const
const decision = { kind: 'documents_decided', ...common } as const
const order = { kind: 'order_placed', orderId: 'order', orderNumber: 1, ...common } as const

test.each([
  ['owner', 'other', true, true],
  ['manager', 'other', true, false],
  ['staff', 'other', false, false],
  ['staff', 'asker', true, false],
] as const)('%s %s: sees a reply to their own request: %s, a decision about documents: %s', (role, memberId, seesReply, seesDecision) => {
  const reader = { role, memberId }
  expect([order, reply, decision].map((each) => isNotificationFor(reader, each))).toEqual([true, seesReply, seesDecision])
})
