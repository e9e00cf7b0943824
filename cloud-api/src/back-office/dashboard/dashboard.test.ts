import type { Call } from '@sufra/shared/contract/client'
import { readDashboard } from '@sufra/shared/dashboard/dashboard.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { readReport } from '@sufra/shared/reports/report.routes'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { addMember, addRestaurant, goodPayment } from '../../../testing/test-restaurant.ts'

const { scene, move, query } = usePayingApi()

const dashboard = async (call: Call = scene.counter) => (await call(readDashboard, {})).data
const place = async () => (await scene.api.call(processPayment, { body: goodPayment(scene.restaurant) })).orderId
const at = async (time: string) => {
  scene.now = new Date(time)
  scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
}
const sell = async () => {
  const orderId = await place()
  await move(orderId, 'Preparing')
  return orderId
}

test('today is compared with the same weekday of last week, up to the same time', async () => {
  await at('2026-11-13T17:59:00Z')
  await sell()
  await at('2026-11-13T18:00:00.001Z')
  await sell()
  await at('2026-11-20T18:00:00Z')
  await sell()
  await sell()
  const { today, dayBefore, now, before, hours } = await dashboard()
  expect([today, dayBefore]).toEqual(['2026-11-20', '2026-11-13'])
  expect([now.orders, now.revenue]).toEqual([2, 31])
  expect([before.orders, before.revenue]).toEqual([1, 15.5])
  expect(hours).toEqual([
    { hour: 20, orders: 0, ordersBefore: 1 },
    { hour: 21, orders: 2, ordersBefore: 1 },
  ])
})

test('the same time of last week follows the restaurant’s clock, even when the clock was changed in between', async () => {
  await scene.api.connection.query(`update restaurants set time_zone = 'Europe/London' where id = $1::uuid`, [
    scene.restaurant.restaurantId,
  ])
  await at('2026-10-23T16:59:00Z') // 17:59
  await sell()
  await at('2026-10-23T17:01:00Z') // 18:01
  await sell()
  await at('2026-10-30T18:00:00Z') // 18:00
  const { dayBefore, before } = await dashboard()
  expect([dayBefore, before.orders]).toEqual(['2026-10-23', 1])
})

test('the figures equal those of today’s report', async () => {
  const orderId = await sell()
  await at('2026-11-20T18:12:00Z')
  await move(orderId, 'Out for Delivery')
  const { summary } = (await scene.counter(readReport, { query: { period: 'today' } })).data
  expect((await dashboard()).now).toEqual({ orders: summary.orders, revenue: summary.revenue, times: summary.times })
  await at('2026-11-27T18:12:00Z')
  expect((await dashboard()).before).toEqual({ orders: summary.orders, revenue: summary.revenue, times: summary.times })
})

test('open orders are counted by their state, and an order is late once its promised time has passed', async () => {
  await place()
  const preparing = await sell()
  await move(await sell(), 'Out for Delivery')
  expect((await dashboard()).open).toEqual({ waiting: 1, preparing: 1, ready: 1, late: 0 })
  await at('2026-11-20T18:10:00Z') // promised for this time
  expect((await dashboard()).open.late).toBe(0)
  await at('2026-11-20T18:10:00.001Z')
  expect((await dashboard()).open.late).toBe(1)
  await move(preparing, 'Cancelled')
  expect((await dashboard()).open).toEqual({ waiting: 1, preparing: 0, ready: 1, late: 0 })
})

test('the dashboard lists top items by quantity, and sold-out items', async () => {
  await sell()
  const { topItems, soldOut } = await dashboard()
  expect(topItems).toMatchObject([{ name: { en: 'Chicken Shawarma' }, quantity: 1 }])
  expect(soldOut).toMatchObject({ count: 1, items: [{ name: { en: 'Machboos' }, backAt: null }] })
  await query(
    `update menu_items set portions_left = 0, back_at = '2026-11-20T20:00:00Z' where restaurant_id = $restaurant and name->>'en' = 'Karak'`,
  )
  const { count, items } = (await dashboard()).soldOut
  expect([count, items.map(({ name, backAt }) => [name.en, backAt])]).toEqual([
    2,
    [
      ['Karak', '2026-11-20T20:00:00.000Z'],
      ['Machboos', null],
    ],
  ])
})

test('a new restaurant has no orders, and orders of other restaurants are not counted', async () => {
  await sell()
  const other = await addRestaurant(scene.api.connection.db)
  const empty = await dashboard((await scene.api.signedIn(other.email)).call)
  expect(empty).toMatchObject({ hasOrders: false, now: { orders: 0, revenue: 0 }, open: { preparing: 0 }, topItems: [], hours: [] })
  expect((await dashboard()).hasOrders).toBe(true)
})

test.each([
  ['owner', 15.5],
  ['manager', 15.5],
  ['staff', null],
] as const)('a member with the role %s sees the revenue as %s', async (role, revenue) => {
  await sell()
  const { restaurantId, email } = scene.restaurant
  const member = role === 'owner' ? { email } : await addMember(scene.api.connection.db, restaurantId, role)
  const { now, before } = await dashboard((await scene.api.signedIn(member.email)).call)
  expect([now.orders, now.revenue, before.revenue]).toEqual([1, revenue, revenue === null ? null : 0])
})
