import { afterEach, beforeEach, expect, test } from 'vitest'
import { merchant, numbered, openDesk, restaurantId } from './open-desk.test-data.ts'

let desk: Awaited<ReturnType<typeof openDesk>>

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

test.each(['pending', 'rejected'] as const)(
  'a %s restaurant receives only new account events, stores no orders and sends no heartbeat',
  async (status) => {
    desk.feed.follow(merchant(status))
    await expect.poll(() => desk.sent).toEqual([{ event: 'join_merchant_room', data: {} }])
    desk.emit('joined', 4, null)
    desk.emit('menu_changed', 5, { menuVersion: 2 })
    desk.emit('account_changed', 6, { status: 'accepted' })
    desk.emit('newNotification', 7, { chatLink: '/', notification: { kind: 'application_decided', isRead: false, createdAt: '' } })
    await expect.poll(() => desk.received).toEqual(['account_changed', 'newNotification'])
    expect(desk.requested).toEqual([])
    expect(desk.storage.orders.position(restaurantId)).toBeUndefined()
  },
)

test('an accepted restaurant fetches its orders, follows the feed and sends a heartbeat', async () => {
  desk.feed.follow(merchant('pending'))
  await expect.poll(() => desk.sockets.length).toBe(1)
  desk.sent.length = 0
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.sent.map(({ event }) => event).toSorted()).toEqual(['device_alive', 'join_merchant_room'])
  expect(desk.requested).toEqual(['/api/merchant/orders'])
  expect(desk.sent).toContainEqual({ event: 'join_merchant_room', data: { since: 7 } })
  expect(desk.sockets).toHaveLength(2)
})

test('a status without a change of access does not reconnect', async () => {
  desk.feed.follow(merchant('pending'))
  await expect.poll(() => desk.sent).toHaveLength(1)
  desk.feed.follow(merchant('rejected'))
  expect(desk.sockets).toHaveLength(1)
})

test('a deactivated restaurant keeps its orders and its connection, to finish them', async () => {
  desk.answer(() => ({ data: [numbered(1)], seq: 7, more: null }))
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.sent.map(({ event }) => event)).toContain('join_merchant_room')
  desk.emit('account_changed', 8, { status: 'deactivated' })
  await expect.poll(() => desk.received).toEqual(['account_changed'])
  desk.feed.follow(merchant('deactivated'))
  expect(desk.sockets).toHaveLength(1)
  expect(desk.openNumbers()).toEqual([1])
  desk.emit('order_status_updated', 9, { orderId: numbered(1).orderId, version: 2, status: 'Cancelled', cancelReason: 'closing' })
  await expect.poll(() => desk.openNumbers()).toEqual([])
})

test('a desk that starts while its restaurant is deactivated fetches the orders to finish and sends a heartbeat', async () => {
  desk.answer(() => ({ data: [numbered(1)], seq: 7, more: null }))
  desk.feed.follow(merchant('deactivated'))
  await expect.poll(() => desk.sent.map(({ event }) => event)).toContain('device_alive')
  expect(desk.openNumbers()).toEqual([1])
})
