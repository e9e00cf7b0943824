import { dirhams } from '@sufra/shared/money'
import { expect, test } from 'vitest'
import { pastOrders } from './past-orders.ts'

const text = { en: 'Karak', ar: 'كرك' }
const karak = {
  _id: '0193a2f0-0000-7000-8000-000000000001',
  name: text,
  isAvailable: true,
  sellingPrice: dirhams(500),
  addOns: [],
} as unknown as Parameters<typeof pastOrders>[0]['items'][number] // what orders are made of
const context = {
  restaurantId: '0193a2f0-0000-7000-8000-000000000002',
  items: [karak],
  tables: [{ id: '0193a2f0-0000-7000-8000-000000000003', number: 1 }],
  clock: { timeZone: 'Asia/Qatar', dayEndsAt: 240 },
}

test('past orders of the demo restaurant are delivered and paid, or cancelled and not paid', () => {
  const { orders } = pastOrders(context, new Date('2026-11-20T12:00:00Z'))
  const paidOf = (status: string) =>
    orders.filter((order) => order.status === status).map(({ paidAmount, totalPrice }) => [paidAmount, totalPrice])
  expect(paidOf('Delivered').filter(([paid, total]) => paid !== total)).toEqual([])
  expect(paidOf('Cancelled').filter(([paid]) => paid !== 0)).toEqual([])
  expect([paidOf('Delivered').length, paidOf('Cancelled').length].every((count) => count > 0)).toBe(true)
})
