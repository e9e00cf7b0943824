import { expect, test } from 'vitest'
import type { FeedRow } from '../feed/feed.store.ts'
import { placesOf } from './places-of.ts'

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
const places = (given: FeedRow) => placesOf('r', given).map(({ name, number }) => `${name} ${number}`)

test('a row goes to the rooms of its event, numbered as each room is', () => {
  expect(places(row('order_acknowledged', ofOrder))).toEqual(['merchant:r 7', 'order:o 3'])
  expect(places(row('menu_changed', { data: '{"menuVersion":5}' }))).toEqual(['merchant:r 7', 'menu:r 5'])
  expect(places(row('tables_changed'))).toEqual(['merchant:r 7'])
})

test('a row of an event that this release does not know leaves no gap in the rooms that replay it', () => {
  expect(places(row('order_of_a_newer_release', ofOrder))).toEqual(['merchant:r 7', 'order:o 3'])
  expect(places(row('event_of_a_newer_release'))).toEqual(['merchant:r 7'])
})
