import { afterEach, beforeEach, expect, test } from 'vitest'
import { merchant, openDesk, restaurantId } from './open-desk.test-data.ts'

let desk: Awaited<ReturnType<typeof openDesk>>

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

test.each(['pending', 'rejected', 'deactivated'] as const)(
  'a %s restaurant hears of a decision from now on, keeps no orders and is no counter',
  async (status) => {
    desk.feed.follow(merchant(status))
    await expect.poll(() => desk.said).toEqual([{ event: 'join_merchant_room', data: {} }])
    desk.tell('joined', 4, null)
    desk.tell('menu_changed', 5, { menuVersion: 2 })
    desk.tell('account_changed', 6, { status: 'accepted' })
    desk.tell('newNotification', 7, { chatLink: '/', notification: { kind: 'application_decided', isRead: false, createdAt: '' } })
    await expect.poll(() => desk.heard).toEqual(['account_changed', 'newNotification'])
    expect(desk.asked).toEqual([])
    expect(desk.storage.orders.position(restaurantId)).toBeUndefined()
  },
)

test('once it is accepted it fetches its orders, follows them, and says that it is there', async () => {
  desk.feed.follow(merchant('pending'))
  await expect.poll(() => desk.sockets.length).toBe(1)
  desk.said.length = 0
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.said.map(({ event }) => event).toSorted()).toEqual(['device_alive', 'join_merchant_room'])
  expect(desk.asked).toEqual(['/api/merchant/orders'])
  expect(desk.said).toContainEqual({ event: 'join_merchant_room', data: { since: 7 } })
  expect(desk.sockets).toHaveLength(2)
})

test('the same status said again changes nothing', async () => {
  desk.feed.follow(merchant('pending'))
  await expect.poll(() => desk.said).toHaveLength(1)
  desk.feed.follow(merchant('rejected'))
  expect(desk.sockets).toHaveLength(1)
})

test('an accepted restaurant that is deactivated hears it, and is no counter any more', async () => {
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.said.map(({ event }) => event)).toContain('join_merchant_room')
  desk.tell('account_changed', 8, { status: 'deactivated' })
  await expect.poll(() => desk.heard).toEqual(['account_changed'])
  desk.said.length = 0
  desk.feed.follow(merchant('deactivated'))
  await expect.poll(() => desk.said).toEqual([{ event: 'join_merchant_room', data: {} }])
})
