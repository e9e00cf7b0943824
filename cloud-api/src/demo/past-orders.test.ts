import { add, dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { pastOrders } from './past-orders.ts'
import { todayCash } from './today-cash.ts'

const text = { en: 'Karak', ar: 'كرك' }
const karak = {
  _id: '0193a2f0-0000-7000-8000-000000000001',
  name: text,
  isAvailable: true,
  sellingPrice: dirhams(500),
  addOns: [],
} as unknown as Parameters<typeof pastOrders>[0]['items'][number] // these are the fields from which orders are made
const context = {
  restaurantId: '0193a2f0-0000-7000-8000-000000000002',
  items: [karak],
  tables: [{ id: '0193a2f0-0000-7000-8000-000000000003', number: 1 }],
  clock: { timeZone: 'Asia/Qatar', dayEndsAt: 4 * 60 },
}

test('past orders of the demo restaurant are delivered and paid, or cancelled and not paid', () => {
  const { orders } = pastOrders(context, new Date('2026-11-20T12:00:00Z'))
  const paidOf = (status: string) =>
    orders.filter((order) => order.status === status).map(({ paidAmount, totalPrice }) => [paidAmount, totalPrice])
  expect(paidOf('Delivered').filter(([paid, total]) => paid !== total)).toEqual([])
  expect(paidOf('Cancelled').filter(([paid]) => paid !== 0)).toEqual([])
  expect([paidOf('Delivered').length, paidOf('Cancelled').length].every((count) => count > 0)).toBe(true)
})

test('today’s orders are in no day close yet, and their cash is in one shift; earlier orders have the day close 0, which has no report', () => {
  const past = pastOrders(context, new Date('2026-11-20T20:30:00Z'))
  const ofToday = past.orders.filter(({ businessDay }) => businessDay === '2026-11-20')
  expect(past.orders.filter(({ dayClose }) => dayClose === null)).toEqual(ofToday)
  expect(new Set(past.orders.map(({ dayClose }) => dayClose))).toEqual(new Set([0, null]))

  const { movements, shifts } = todayCash(past, { restaurantId: context.restaurantId, ownerId: 'owner', today: '2026-11-20' })
  const delivered = ofToday.filter(({ status }) => status === 'Delivered')
  expect(movements.map(({ orderId, amount }) => [orderId, amount])).toEqual(delivered.map(({ id, totalPrice }) => [id, totalPrice]))
  expect(movements.filter(({ amount, received }) => (received ?? 0) < amount)).toEqual([])
  const expected = add(dirhams(20_000), ...delivered.map(({ totalPrice }) => totalPrice))
  expect(shifts).toMatchObject([
    { id: movements[0]?.shiftId, openedAt: ofToday[0]?.placedAt, expectedCash: expected, countedCash: expected },
  ])
})

test('before the first order of a day there is no cash and no shift', () => {
  const past = pastOrders(context, new Date('2026-11-20T05:00:00Z'))
  const cash = todayCash(past, { restaurantId: context.restaurantId, ownerId: 'owner', today: '2026-11-20' })
  expect(cash).toEqual({ movements: [], shifts: [] })
})
