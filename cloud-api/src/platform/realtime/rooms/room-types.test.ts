import { expect, test } from 'vitest'
import type { FeedRow } from '../../feed/feed.store.ts'
import { createMerchantRoom } from './merchant-room.ts'
import { createMenuRoom } from '../../../catalogue/menu/menu-room.ts'
import { createOrderRoom } from '../../../ordering/orders/order-room.ts'
import { createTableRoom } from '../../../money/table-bill/table-room.ts'
import { createRoomTypes } from './room-types.ts'

const noQuery = async () => []

const allTypes = () => {
  const types = createRoomTypes()
  types.add(createMerchantRoom(noQuery))
  types.add(createOrderRoom(noQuery))
  types.add(createMenuRoom(noQuery))
  types.add(createTableRoom(noQuery))
  return types
}

const row = (event: string, more: Partial<FeedRow> = {}): FeedRow => ({
  seq: 7,
  orderId: null,
  orderVersion: null,
  event,
  data: '{}',
  at: '2026-11-20T12:00:00.000Z',
  ...more,
})
const ofOrder = { orderId: 'o', orderVersion: 3 }
const places = (given: FeedRow) =>
  allTypes()
    .placesOf('r', given)
    .map(({ name, number }) => `${name} ${number}`)

test('a row goes to the rooms of its event, with the number of each room', () => {
  expect(places(row('order_acknowledged', ofOrder))).toEqual(['merchant:r 7', 'order:o 3'])
  expect(places(row('menu_changed', { data: '{"menuVersion":5}' }))).toEqual(['merchant:r 7', 'menu:r 5'])
  expect(places(row('tables_changed'))).toEqual(['merchant:r 7'])
})

test('a row with an event that this release does not know leaves no gap in the rooms that replay it', () => {
  expect(places(row('order_of_a_newer_release', ofOrder))).toEqual(['merchant:r 7', 'order:o 3'])
  expect(places(row('event_of_a_newer_release'))).toEqual(['merchant:r 7'])
})

test('a message that joins rooms finds their type, and another message finds none', () => {
  const types = allTypes()
  expect(['join_merchant_room', 'join_order_room', 'join_menu_room'].map((event) => types.joinedBy(event)?.kind)).toEqual([
    'merchant',
    'order',
    'menu',
  ])
  expect(types.joinedBy('order_acknowledged')).toBeUndefined()
})

test('a kind can be added once, and no kind that events name may be missing', () => {
  const types = createRoomTypes()
  types.add(createMerchantRoom(noQuery))
  types.add(createOrderRoom(noQuery))
  expect(() => types.add(createOrderRoom(noQuery))).toThrow('the room order was added twice')
  expect(types.requireAll).toThrow('no feature has added the room menu')
  expect(allTypes().requireAll).not.toThrow()
})
