import type { Call } from '@sufra/shared/contract/client'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { readReport } from '@sufra/shared/reports/report.routes'
import type { RequestOf } from '@sufra/shared/contract/route'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { refundingOf } from '../../../testing/payments/refunding.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment } from '../../../testing/test-restaurant.ts'

const paying = usePayingApi()
const { scene, move, query, settle } = paying
const { captured, refund } = refundingOf(paying)

type Query = NonNullable<RequestOf<typeof readReport>['query']>
const report = async (choice: Query = { period: 'today' }, call: Call = scene.counter) => (await call(readReport, { query: choice })).data
const place = async () => (await scene.api.call(processPayment, { body: goodPayment(scene.restaurant) })).orderId
const minutesLater = (minutes: number) => {
  scene.now = new Date(scene.now.getTime() + minutes * 60_000)
}

test('an order counts as a sale once it is accepted, and its preparation time is compared with the promised time', async () => {
  const orderId = await place()
  expect(await report()).toMatchObject({ firstDay: null, summary: { orders: 0, revenue: 0 } })
  minutesLater(2)
  await move(orderId, 'Preparing')
  expect((await report()).summary).toMatchObject({ orders: 1, revenue: 15.5, times: { accepted: 1, acceptTime: 120_000, prepared: 0 } })
  minutesLater(11)
  await move(orderId, 'Out for Delivery')
  const times = { prepared: 1, prepareTime: 660_000, promisedTime: 600_000, late: 1 }
  expect((await report()).summary).toMatchObject({ orders: 1, revenue: 15.5, times })
  await move(orderId, 'Delivered')
  const { summary, hours, types, methods, days, items, cuisines, firstDay } = await report()
  expect(firstDay).toBe('2026-11-20')
  expect(summary).toMatchObject({ orders: 1, revenue: 15.5, customers: { all: 1, returning: 0 } })
  expect(hours).toEqual([{ weekday: 5, hour: 21, orders: 1, revenue: 15.5 }])
  expect(types[0]).toMatchObject({ type: 'Dine-in', orders: 1, revenue: 15.5 })
  expect(methods[0]).toMatchObject({ method: 'Cash', orders: 1, revenue: 15.5 })
  expect(days).toEqual([{ day: '2026-11-20', orders: 1, revenue: 15.5 }])
  expect(items).toMatchObject([{ name: { en: 'Chicken Shawarma' }, cuisine: { en: 'Grills' }, quantity: 1, sales: 15.5 }])
  expect(cuisines).toMatchObject([{ name: { en: 'Grills' }, quantity: 1, sales: 15.5 }])
})

test('today is compared with yesterday up to the same time, and the current week with the same part of the week before', async () => {
  const at = async (daysAgo: number, hour: number) => {
    scene.now = new Date(Date.UTC(2026, 10, 20 - daysAgo, hour - 3))
    scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
  }
  const serve = async () => {
    const orderId = await place()
    await move(orderId, 'Preparing')
    await move(orderId, 'Out for Delivery')
  }
  const cancel = async () => move(await place(), 'Cancelled')
  for (const daysAgo of [7, 1]) {
    await at(daysAgo, 11)
    await serve()
    await cancel()
    await at(daysAgo, 13)
    await serve()
    await cancel()
  }
  await at(0, 12)
  await serve()
  const part = { orders: 1, revenue: 15.5, cancelled: 1, times: { accepted: 1, prepared: 1 }, customers: { all: 1 } }
  for (const period of ['today', 'last7'] as const) {
    const shown = await report({ period })
    const isWeek = period === 'last7'
    expect(shown).toMatchObject({ firstDay: '2026-11-13', isBeforeSoFar: true, summary: { orders: isWeek ? 3 : 1 }, summaryBefore: part })
    expect(shown.daysBefore.at(-1)).toMatchObject({ orders: 1, revenue: 15.5 })
    expect(shown.items).toMatchObject([{ before: { quantity: 1, sales: 15.5 } }])
    expect(shown.methods[0]).toMatchObject({ before: { orders: 1 } })
    expect(shown.reasons).toMatchObject([{ before: { orders: 1, value: 15.5 } }])
  }
  expect(await report({ period: 'yesterday' })).toMatchObject({ isBeforeSoFar: false, summary: { orders: 2 } })
})

test('a cancelled order is counted by its reason, and not as a sale', async () => {
  const orderId = await place()
  await move(orderId, 'Preparing')
  await move(orderId, 'Cancelled')
  const { summary, reasons } = await report()
  expect(summary).toMatchObject({ orders: 0, revenue: 0, cancelled: 1, cancelledValue: 15.5, times: { accepted: 0 } })
  expect(reasons).toMatchObject([{ reason: 'other', orders: 1, value: 15.5 }])
})

test('a refund lowers the revenue of the day of its order, even days later', async () => {
  const orderId = await captured()
  expect((await report()).summary).toMatchObject({ revenue: 25.5, refunds: 0 })
  minutesLater(3 * 24 * 60)
  scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
  await refund(orderId, { amount: 5.25 })
  await settle()
  expect((await report()).summary).toMatchObject({ orders: 0, revenue: 0 })
  const { summary, items } = await report({ period: 'range', from: '2026-11-20', to: '2026-11-20' })
  expect(summary).toMatchObject({ orders: 1, sales: 25.5, refunds: 5.25, revenue: 20.25 })
  expect(items.reduce((sum, { sales }) => sum + sales, 0)).toBe(25.5)
})

test('an order that the platform closed has no preparation time', async () => {
  const orderId = await place()
  await move(orderId, 'Preparing')
  minutesLater(24 * 60)
  await scene.api.runJob('close-left-open-orders')
  scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
  expect((await report({ period: 'yesterday' })).summary).toMatchObject({ orders: 1, times: { accepted: 1, prepared: 0, prepareTime: 0 } })
})

test('a deleted item keeps its name, without a cuisine', async () => {
  await move(await place(), 'Preparing')
  await query(`delete from menu_items where restaurant_id = $restaurant`)
  const { items, cuisines } = await report()
  expect(items).toMatchObject([{ name: { en: 'Chicken Shawarma' }, cuisine: null, quantity: 1 }])
  expect(cuisines).toMatchObject([{ cuisineId: null, name: null, quantity: 1, sales: 15.5 }])
})

test('the business day ends at the restaurant’s own hour', async () => {
  scene.now = new Date('2026-11-21T00:59:59.999Z') // 03:59 in Doha
  scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
  await move(await place(), 'Preparing')
  expect(await report()).toMatchObject({ today: '2026-11-20', summary: { orders: 1 }, hours: [{ weekday: 5, hour: 3 }] })
  scene.now = new Date('2026-11-21T01:00:00Z')
  expect(await report()).toMatchObject({ today: '2026-11-21', summary: { orders: 0 }, summaryBefore: { orders: 0 } })
  expect(await report({ period: 'yesterday' })).toMatchObject({ summary: { orders: 1 } })
})

test('a customer who came before, or twice, counts as returning', async () => {
  await move(await place(), 'Preparing')
  expect((await report()).summary.customers).toMatchObject({ all: 1, returning: 0 })
  await move(await place(), 'Preparing')
  expect((await report()).summary.customers).toEqual({
    all: 1,
    returning: 1,
    ordersOfReturning: 2,
    revenueOfReturning: 31,
    ordersWithoutNumber: 0,
  })
  minutesLater(24 * 60)
  scene.counter = (await scene.api.signedIn(scene.restaurant.email)).call
  await move(await place(), 'Preparing')
  const returned = { all: 1, returning: 1, ordersOfReturning: 1 }
  expect((await report()).summary.customers).toMatchObject(returned)
  // This imitates rows of earlier releases.
  await scene.api.connection.query('update daily_customer_totals set is_first = null', [])
  expect((await report()).summary.customers).toMatchObject(returned)
})

test('reports contain no orders of another restaurant', async () => {
  await move(await place(), 'Preparing')
  const other = await addRestaurant(scene.api.connection.db)
  const { summary, items } = await report({ period: 'last30' }, (await scene.api.signedIn(other.email)).call)
  expect([summary.orders, summary.revenue, items.length]).toEqual([0, 0, 0])
})

test.each([
  ['owner', true],
  ['manager', true],
  ['staff', false],
] as const)('whether a member with the role %s may read reports: %s', async (role, may) => {
  const { restaurantId, email } = scene.restaurant
  const member = role === 'owner' ? { email } : await addMember(scene.api.connection.db, restaurantId, role)
  const { call } = await scene.api.signedIn(member.email)
  if (may) expect((await report({}, call)).days).toHaveLength(7)
  else expect(await refusalOf(report({}, call))).toMatchObject({ status: 403, code: 'session.forbidden' })
})

test.each<[Query, string | undefined]>([
  [{ period: 'range', from: '2025-11-20', to: '2026-11-20' }, undefined],
  [{ period: 'range', from: '2025-11-19', to: '2026-11-20' }, 'report.period_length'],
  [{ period: 'range', from: '2026-11-20', to: '2026-11-19' }, 'report.period_order'],
  [{ period: 'range', from: '2026-11-20' }, 'report.period'],
  [{ period: 'range', from: '0000-01-01', to: '0000-01-02' }, 'report.period'],
  [{ period: 'range', from: '9999-12-01', to: '9999-12-31' }, 'report.period'],
  [{ period: 'range', from: '2026-02-30', to: '2026-03-01' }, 'report.period'],
  [{ period: 'months', month: '2026-10', against: '2026-11' }, undefined],
  [{ period: 'months', month: '2026-10' }, 'report.period'],
  [{ period: 'months', month: '2026-00', against: '2026-11' }, 'report.period'],
])('the choice %j has the problem %s', async (choice, code) => {
  if (code === undefined) expect((await report(choice)).summary.orders).toBe(0)
  else expect(await refusalOf(report(choice))).toMatchObject({ status: 400, code })
})
