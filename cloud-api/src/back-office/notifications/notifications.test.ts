import { isNotificationFor } from '@sufra/shared/notifications/notification-kinds'
import { listNotifications, readAllNotifications, readNotifications } from '@sufra/shared/notifications/notification.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useApi } from '../../../testing/test-api.ts'
import { goodPayment } from '../../../testing/test-restaurant.ts'
import { appendToFeed, type NewEvent } from '../../platform/feed/append-to-feed.ts'
import { feed } from '../../platform/feed/feed.table.ts'
import { startTeam, type Team } from '../../people/staff/team.test-data.ts'
import { notifications } from '../../platform/feed/notifications.table.ts'
import { notificationMarks } from './notification-marks.table.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T12:00:00Z')
const iso = (time: number) => new Date(time).toISOString()

const api = useApi({ now: () => now })
let team: Team
let now = new Date(start)

beforeEach(async () => {
  now = new Date(start)
  team = await startTeam(api)
})

const board = '/merchant/orders'
const documents = '/merchant/settings/documents'
const place = async (of: Team = team) => (await api.call(processPayment, { body: goodPayment(of) })).orderId
const linkOf = (orderId: string) => `${board}?order=${orderId}`
const list = async (call = team.owner.call, before?: number) => (await call(listNotifications, { query: { before } })).data
const read = async (page: string, upTo: number, call = team.owner.call) => (await call(readNotifications, { body: { page, upTo } })).data
const readAll = async (upTo: number, call = team.owner.call) => (await call(readAllNotifications, { body: { upTo } })).data
const decided: NewEvent = {
  event: 'newNotification',
  data: {
    chatLink: documents,
    notification: { kind: 'application_decided', isRead: false, createdAt: iso(start) },
  },
}
const replyTo = (memberId: string, chatLink = '/merchant/help-and-support'): NewEvent => ({
  event: 'newNotification',
  data: {
    chatLink,
    notification: { kind: 'support_replied', requestId: memberId, requestNumber: 1, memberId, isRead: false, createdAt: iso(start) },
  },
})
const append = (...events: NewEvent[]) => api.connection.transact((tx) => appendToFeed(tx, team.restaurantId, events, now))
/** Adds notifications of orders that exist only to be read, numbered from `seq` + 1 on. */
const addOrders = async (seq: number, count: number) =>
  api.connection.db.insert(notifications).values(
    Array.from({ length: count }, (_, index) => ({
      restaurantId: team.restaurantId,
      seq: seq + index + 1,
      kind: 'order_placed' as const,
      data: { orderId: 'o'.repeat(22), orderNumber: index + 1 },
      chatLink: linkOf('o'.repeat(22)),
      createdAt: now,
    })),
  )
const unreadIds = async (call = team.owner.call) => (await list(call)).notifications.filter(({ isRead }) => !isRead).map(({ id }) => id)
const marks = () => api.connection.db.select().from(notificationMarks).where(eq(notificationMarks.restaurantId, team.restaurantId))

test('an order has one notification, numbered by its event', async () => {
  const orderId = await place()
  const events = await api.connection.db.select().from(feed).where(eq(feed.restaurantId, team.restaurantId)).orderBy(feed.seq)
  expect(await list()).toEqual({
    notifications: [
      {
        id: events.find(({ event }) => event === 'newNotification')?.seq,
        kind: 'order_placed',
        orderId,
        orderNumber: 1,
        chatLink: linkOf(orderId),
        createdAt: iso(start),
        isRead: false,
      },
    ],
    unread: 1,
    unreadReplies: 0,
    more: null,
    reader: { memberId: expect.any(String), role: 'owner' },
  })
})

test('events appended by a transaction have notifications too, and other events have none', async () => {
  await append({ event: 'account_changed', data: { status: 'accepted' } }, decided)
  expect((await list()).notifications).toMatchObject([{ id: 2, kind: 'application_decided', chatLink: documents }])
})

test('a transaction that is rolled back leaves neither the event nor the notification', async () => {
  const rolledBack = api.connection.transact(async (tx) => {
    await appendToFeed(tx, team.restaurantId, [decided], now)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect((await list()).notifications).toEqual([])
})

test('the list is newest first with 30 on a page, and the next page continues before its last one', async () => {
  await addOrders(0, 31)
  const first = await list()
  expect(first.notifications.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => 31 - index))
  expect(first).toMatchObject({ unread: 31, more: 2 })
  expect(await list(undefined, 2)).toMatchObject({ notifications: [{ id: 1 }], more: null })
})

test('a page of exactly 30 is the last one', async () => {
  await addOrders(0, 30)
  expect((await list()).more).toBeNull()
})

test('unread notifications are counted up to 100', async () => {
  await addOrders(0, 120)
  expect((await list()).unread).toBe(100)
  expect(await read(board, 20)).toEqual({ unread: 100, unreadReplies: 0 })
  expect(await read(board, 21)).toEqual({ unread: 99, unreadReplies: 0 })
})

test('a page is read up to the given notification, and notifications of other pages and later ones stay unread', async () => {
  await append(decided)
  await addOrders(1, 3)
  expect(await read(board, 3)).toEqual({ unread: 2, unreadReplies: 0 })
  expect(await unreadIds()).toEqual([4, 1])
  expect(await read(board, 2)).toEqual({ unread: 2, unreadReplies: 0 })
  expect(await read(documents, 4)).toEqual({ unread: 1, unreadReplies: 0 })
  expect(await unreadIds()).toEqual([4])
})

test('all notifications are read up to the given one, and a later one is unread', async () => {
  await append(decided)
  await addOrders(1, 2)
  expect(await readAll(2)).toEqual({ unread: 1, unreadReplies: 0 })
  expect(await unreadIds()).toEqual([3])
  expect(await readAll(2_000_000)).toEqual({ unread: 0, unreadReplies: 0 })
  await addOrders(3, 1)
  expect(await unreadIds()).toEqual([4])
})

test('once nothing is unread, one mark is left, and a page without notifications leaves none', async () => {
  await append(decided)
  await addOrders(1, 1)
  await read('/merchant/tables', 2)
  expect(await marks()).toEqual([])
  await read(board, 2)
  expect(await marks()).toMatchObject([{ page: board, readUpTo: 2 }])
  await read(documents, 2)
  expect(await marks()).toMatchObject([{ page: '', readUpTo: 2 }])
})

test('each member reads separately, and other restaurants are not affected', async () => {
  const [manager, other] = [await team.add('manager'), await startTeam(api)]
  const placed = [await place(), await place(other)]
  const [id = 0] = await unreadIds()
  expect(await readAll(id)).toEqual({ unread: 0, unreadReplies: 0 })
  expect(await unreadIds(manager.call)).toEqual([id])
  expect(await list(other.owner.call)).toMatchObject({ unread: 1, notifications: [{ chatLink: linkOf(placed[1] ?? '') }] })
})

test('managers and staff see orders, but not the notifications that only the owner can open', async () => {
  const staff = await team.add('staff')
  await append(decided)
  await addOrders(1, 1)
  expect(await list(staff.call)).toMatchObject({ notifications: [{ kind: 'order_placed' }], unread: 1 })
  expect(await list()).toMatchObject({ notifications: [{ kind: 'order_placed' }, { kind: 'application_decided' }], unread: 2 })
})

test('the list has the same notifications as the live rule for the reader', async () => {
  const [manager, staff] = [await team.add('manager'), await team.add('staff')]
  const asker = (await list(staff.call)).reader.memberId
  await append(decided, replyTo(asker), replyTo((await list(manager.call)).reader.memberId))
  const all = (await list()).notifications
  expect(all).toHaveLength(3)
  for (const [call, count] of [
    [manager.call, 2],
    [staff.call, 1],
  ] as const) {
    const { reader, notifications: seen } = await list(call)
    expect(seen).toHaveLength(count)
    expect(seen).toEqual(all.filter((each) => isNotificationFor(reader, each)))
  }
})

test('unread replies of support are counted separately for each member, even below many newer notifications', async () => {
  const staff = await team.add('staff')
  const asker = (await list(staff.call)).reader.memberId
  const [first, second] = ['/merchant/help-and-support/first', '/merchant/help-and-support/second']
  await append(replyTo(asker, first), replyTo(asker, second), replyTo((await list()).reader.memberId))
  await addOrders(3, 120)
  expect(await list()).toMatchObject({ unread: 100, unreadReplies: 3 })
  expect(await list(staff.call)).toMatchObject({ unread: 100, unreadReplies: 2 })
  expect(await read(first, 1, staff.call)).toEqual({ unread: 100, unreadReplies: 1 })
  expect(await readAll(123, staff.call)).toEqual({ unread: 0, unreadReplies: 0 })
})

test('unread replies are counted up to 100', async () => {
  const { memberId } = (await list()).reader
  await append(...Array.from({ length: 101 }, () => replyTo(memberId)))
  expect(await list()).toMatchObject({ unread: 100, unreadReplies: 100 })
  expect(await read('/merchant/help-and-support', 2)).toEqual({ unread: 99, unreadReplies: 99 })
})

test('notifications stay when the feed has deleted their events, and are deleted after 90 days', async () => {
  await place()
  const after = async (time: number) => {
    now = new Date(start + time)
    await api.runJob('delete-old-events')
    await api.runJob('delete-old-notifications')
    const events = await api.connection.db.select().from(feed).where(eq(feed.restaurantId, team.restaurantId)).orderBy(feed.seq)
    const stored = await api.connection.db.select().from(notifications).where(eq(notifications.restaurantId, team.restaurantId))
    return { events: events.length, notifications: stored.length }
  }
  expect(await after(8 * day)).toEqual({ events: 0, notifications: 1 })
  expect(await after(90 * day)).toEqual({ events: 0, notifications: 1 })
  expect(await after(90 * day + 1)).toEqual({ events: 0, notifications: 0 })
})
