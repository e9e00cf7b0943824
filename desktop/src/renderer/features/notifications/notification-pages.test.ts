import { maxUnreadCount, type ListedNotification } from '@sufra/shared/notifications/notification.routes'
import { expect, test } from 'vitest'
import { allOf, newestUnreadAt, unreadOf, withNew, withRead, withUnread, type Pages } from './notification-pages.ts'

const documents = '/merchant/settings/documents'
const createdAt = '2026-11-20T12:00:00.000Z'
const order = (id: number, isRead = false): ListedNotification => ({
  id,
  kind: 'order_placed',
  orderId: 'o'.repeat(22),
  orderNumber: id,
  chatLink: `/merchant/orders?order=${id}`,
  createdAt,
  isRead,
})
const decision = (id: number): ListedNotification => ({ id, kind: 'documents_decided', chatLink: documents, createdAt, isRead: false })
const reply = (id: number): ListedNotification => ({
  id,
  kind: 'support_replied',
  requestId: 'request',
  requestNumber: 1,
  memberId: 'owner',
  chatLink: '/merchant/help-and-support/request',
  createdAt,
  isRead: false,
})
const pagesOf = (unread: number, ...pages: ListedNotification[][]): Pages => ({
  pages: pages.map((notifications) => ({
    notifications,
    unread,
    unreadReplies: 0,
    more: null,
    reader: { memberId: 'owner', role: 'owner' },
  })),
  pageParams: [],
})
const shown = (pages: Pages) => ({
  unread: unreadOf(pages).unread,
  unreadIds: allOf(pages).flatMap(({ id, isRead }) => (isRead ? [] : id)),
})

test('a new notification comes first and counts as unread', () => {
  expect(shown(withNew(pagesOf(1, [order(1)]), decision(2)))).toEqual({ unread: 2, unreadIds: [2, 1] })
  expect(shown(withNew(pagesOf(0, []), order(1)))).toEqual({ unread: 1, unreadIds: [1] })
})

test('a notification that is already in the list, or comes again, changes nothing', () => {
  const pages = pagesOf(1, [order(3), order(2, true)])
  for (const id of [2, 3]) expect(withNew(pages, order(id))).toBe(pages)
})

test('the count stays at its maximum', () => {
  expect(shown(withNew(pagesOf(maxUnreadCount - 1, [order(1)]), order(2))).unread).toBe(maxUnreadCount)
  expect(shown(withNew(pagesOf(maxUnreadCount, [order(1)]), order(2))).unread).toBe(maxUnreadCount)
})

test('opening a page marks the notifications that link to it as read, on every loaded page of the list', () => {
  const pages = pagesOf(4, [order(4), decision(3)], [order(2), order(1, true)])
  expect(shown(withRead(pages, '/merchant/orders'))).toEqual({ unread: 2, unreadIds: [3] })
  expect(shown(withRead(pages, undefined))).toEqual({ unread: 0, unreadIds: [] })
  expect(unreadOf(withUnread(pages, { unread: 7, unreadReplies: 2 }))).toEqual({ unread: 7, unreadReplies: 2 })
})

test('unread replies of support are counted separately, including ones that are not loaded', () => {
  const pages = withUnread(pagesOf(0, [order(1, true)]), { unread: 5, unreadReplies: 3 })
  const withReply = withNew(pages, reply(2))
  expect(unreadOf(withReply)).toEqual({ unread: 6, unreadReplies: 4 })
  expect(unreadOf(withNew(withReply, order(3)))).toEqual({ unread: 7, unreadReplies: 4 })
  expect(unreadOf(withRead(withReply, reply(2).chatLink))).toEqual({ unread: 5, unreadReplies: 3 })
  expect(unreadOf(withRead(withReply, undefined))).toEqual({ unread: 0, unreadReplies: 0 })
})

test('the newest unread notification of a page is found by its path', () => {
  const pages = pagesOf(2, [order(4, true), decision(3), order(2)])
  expect(newestUnreadAt(pages, '/merchant/orders')?.id).toBe(2)
  expect(newestUnreadAt(pages, documents)?.id).toBe(3)
  expect(newestUnreadAt(pages, '/merchant/menu')).toBeUndefined()
  expect(newestUnreadAt(undefined, documents)).toBeUndefined()
})
