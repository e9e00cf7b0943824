// @vitest-environment jsdom
import type { ListedNotification } from '@sufra/shared/notifications/notification.routes'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls, answerWith, type Answer } from '../../common/api/answer-calls.test-data.ts'
import { queryClient } from '../../common/api/query-client.ts'
import { refetchChanged } from '../../common/api/refetch.ts'
import { alarm } from '../../common/bridge/bridge.ts'
import { notificationsKey } from '../../common/bridge/cached-responses.ts'
import { publishFeedEvent } from '../../common/connection/feed-listeners.ts'
import { createMemoryRouter, RouterProvider } from '../../common/pages/router.ts'
import { renderPage } from '../../common/ui/render.test-data.tsx'
import { Bell } from './bell.tsx'

const list = 'GET /api/merchant/notifications'
const read = 'POST /api/merchant/notifications/read'
const readAll = 'POST /api/merchant/notifications/read-all'
const createdAt = '2026-11-20T12:00:00.000Z'

const owner = { memberId: 'owner', role: 'owner' }

const notification = (id: number, chatLink: string, isRead = false): ListedNotification => ({
  id,
  kind: 'order_placed',
  orderId: 'o'.repeat(22),
  orderNumber: id,
  chatLink,
  createdAt,
  isRead,
})
const listed = (unread: number, ...notifications: ListedNotification[]) =>
  answerWith({ notifications, unread, unreadReplies: 0, more: null, reader: owner })

const open = async (answers: Record<string, Answer>, path = '/merchant/menu') => {
  const sent = answerCalls(answers)
  const router = createMemoryRouter([{ path: '*', element: <Bell /> }], { initialEntries: [path] })
  const user = await renderPage(<RouterProvider router={router} />)
  return { sent, user, router }
}
const bell = (name: string) => screen.findByRole('button', { name })

test('the bell shows the number of unread notifications, and the list names them', async () => {
  const { user } = await open({
    [list]: listed(1, notification(2, '/merchant/orders?order=b'), notification(1, '/merchant/orders?order=a', true)),
  })
  await user.click(await bell('Notifications: 1 unread'))
  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/merchant/orders?order=b', '/merchant/orders?order=a'])
  expect(links.map((link) => link.textContent?.includes('Unread'))).toEqual([true, false])
})

test.each([
  ['documents_expiring', ['tradeLicense'], 'Trade License is valid until 31 Dec 2026. Please renew it.'],
  ['documents_expiring', ['tradeLicense', 'proofOfIdentity'], 'Please renew 2 documents, the first by 31 Dec 2026.'],
  ['orders_restricted', ['tradeLicense'], 'Not taking orders: Trade License has expired'],
] as const)('a notification of %s about %j names the documents to renew', async (kind, documents, text) => {
  const page = '/merchant/settings/documents'
  const expiring = { id: 1, kind, documents: [...documents], day: '2026-12-31', chatLink: page, createdAt, isRead: false }
  const { user } = await open({ [list]: listed(1, expiring) })
  await user.click(await bell('Notifications: 1 unread'))
  expect((await screen.findByRole('link')).textContent).toContain(text)
})

test.each([
  [99, '99'],
  [100, '99+'],
])('%i unread are shown as %s', async (unread, shown) => {
  await open({ [list]: listed(unread) })
  expect((await bell(`Notifications: ${shown} unread`)).textContent).toBe(shown)
})

test('notifications that link to the open page are marked as read at once, and no others', async () => {
  const { sent } = await open(
    {
      [list]: listed(2, notification(3, '/merchant/orders?order=c'), notification(2, '/merchant/menu')),
      [read]: answerWith({ unread: 1, unreadReplies: 0 }),
    },
    '/merchant/orders',
  )
  await bell('Notifications: 1 unread')
  expect(sent[read]).toEqual([{ page: '/merchant/orders', upTo: 3 }])
})

test('a new notification of the open page is marked as read when it arrives, and one of another page rings the bell', async () => {
  const { sent } = await open({ [list]: listed(0), [read]: answerWith({ unread: 0, unreadReplies: 0 }) })
  await bell('Notifications')
  const emit = (seq: number, chatLink: string) =>
    publishFeedEvent({
      event: 'newNotification',
      room: 'merchant:one',
      seq,
      at: createdAt,
      data: { chatLink, notification: { kind: 'application_decided', isRead: false, createdAt } },
    })
  emit(4, '/merchant/menu')
  await waitFor(() => expect(sent[read]).toEqual([{ page: '/merchant/menu', upTo: 4 }]))
  emit(5, '/merchant/tables')
  await bell('Notifications: 1 unread')
})

test('a new notification for other members changes nothing and makes no sound', async () => {
  const playOnce = vi.spyOn(alarm, 'playOnce')
  onTestFinished(() => playOnce.mockRestore())
  const reader = { memberId: 'asker', role: 'staff' }
  await open({ [list]: answerWith({ notifications: [], unread: 0, unreadReplies: 0, more: null, reader }) })
  await waitFor(() => expect(queryClient.getQueryData(notificationsKey)).toBeDefined())
  const emit = (seq: number, memberId: string) =>
    publishFeedEvent({
      event: 'newNotification',
      room: 'merchant:one',
      seq,
      at: createdAt,
      data: {
        chatLink: '/merchant/help-and-support',
        notification: { kind: 'support_replied', requestId: 'r', requestNumber: 1, memberId, isRead: false, createdAt },
      },
    })
  emit(4, 'other')
  expect(playOnce).not.toHaveBeenCalled()
  emit(5, 'asker')
  expect(playOnce).toHaveBeenCalledTimes(1)
  await bell('Notifications: 1 unread')
})

test('a new notification stays when an older list arrives later', async () => {
  await open({ [list]: listed(0) })
  await bell('Notifications')
  const { promise: older, resolve: arrive } = Promise.withResolvers<void>()
  const answers = [listed(0), listed(1, notification(4, '/merchant/orders?order=d'))]
  let calls = 0
  vi.stubGlobal('fetch', async () => {
    calls += 1
    const answer = answers[calls - 1] ?? listed(1, notification(4, '/merchant/orders?order=d'))
    if (calls === 1) await older
    return { ok: true, status: 200, statusText: '', headers: new Headers(), json: async () => answer.body }
  })
  void refetchChanged(notificationsKey)
  await waitFor(() => expect(calls).toBe(1))
  const { id: seq, chatLink, ...data } = notification(4, '/merchant/orders?order=d')
  publishFeedEvent({
    event: 'newNotification',
    room: 'merchant:one',
    seq,
    at: createdAt,
    data: { chatLink, notification: { ...data, isRead: false } },
  })
  await bell('Notifications: 1 unread')
  arrive()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(await bell('Notifications: 1 unread')).toBeTruthy()
  expect(calls).toBe(2)
})

test('all notifications are marked as read, up to the newest one in the list', async () => {
  const { user, sent } = await open({
    [list]: listed(5, notification(7, '/merchant/orders?order=g')),
    [readAll]: answerWith({ unread: 0, unreadReplies: 0 }),
  })
  await user.click(await bell('Notifications: 5 unread'))
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true))
  expect(sent[readAll]).toEqual([{ upTo: 7 }])
})

test('an empty list describes future notifications', async () => {
  const { user } = await open({ [list]: listed(0) })
  await user.click(await bell('Notifications'))
  await screen.findByText('No notifications yet')
})
