import { readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import { dirhams } from '@sufra/shared/money'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { usePlatform } from '../../../../testing/reviewer.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { createJobsStore } from '../../../platform/jobs/jobs.store.ts'
import { createStoredOrders } from '../an-order-stored.test-data.ts'
import { randomOrders } from '../random-orders.test-data.ts'
import { dailyTotals, platformDailyTotals } from '../daily-totals.table.ts'

const platform = usePlatform()
const db = () => platform.api.connection.db
const [first, second] = [uuidv7(), uuidv7()]

const addTotals = async (restaurantId: string, day: string, orders: number, sales: number, refunds = 0, hour = 12) => {
  const times = { accepted: 0, acceptTime: 0, prepared: 0, prepareTime: 0, promisedTime: 0, late: 0 }
  await db()
    .insert(dailyTotals)
    .values({ restaurantId, day, hour, orderType: 'Dine-in', paymentMethod: 'Cash', orders, sales, refunds, ...times })
}
const days = async () => {
  const { sales } = (await platform.reviewer.call(readAdminDashboard, {})).data
  if (sales?.state !== 'read') throw new Error('the sales could not be read')
  return sales.data.days
}
const sold = async () => (await days()).filter(({ orders }) => orders > 0).map(({ day, orders, revenue }) => [day, orders, revenue])

beforeEach(async () => {
  await db().delete(dailyTotals)
  await db().delete(platformDailyTotals)
})

test('orders and revenue of all restaurants are summed by their business days, for thirty days', async () => {
  await addTotals(first, '2026-11-20', 2, 10_000, 1_000)
  await addTotals(first, '2026-11-20', 1, 500, 0, 13)
  await addTotals(second, '2026-11-20', 3, 2_050)
  await addTotals(second, '2026-11-19', 1, 700)
  await platform.api.runJob('update-daily-totals')
  expect(await sold()).toEqual([
    ['2026-11-19', 1, 7],
    ['2026-11-20', 6, 115.5],
  ])
  const shown = (await days()).map(({ day }) => day)
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([30, '2026-10-22', '2026-11-20'])
})

test('a change of the last days appears within a minute, and an older change by another copy within an hour', async () => {
  for (const day of ['2026-10-22', '2026-11-17', '2026-11-18']) await addTotals(first, day, 1, 1_000)
  await platform.api.runJob('update-daily-totals')
  expect(await sold()).toEqual([['2026-11-18', 1, 10]])
  await platform.api.runJob('sum-older-platform-totals')
  expect((await sold()).map(([day]) => day)).toEqual(['2026-10-22', '2026-11-17', '2026-11-18'])
})

test('an older order and its later refund are in the sums, and the figures have the time of the last calculation', async () => {
  const clock = { timeZone: 'Asia/Qatar', dayEndsAt: 240 }
  const { restaurantId } = await addRestaurant(db())
  const stored = createStoredOrders(platform.api.connection, restaurantId, clock)
  const [random] = randomOrders({ count: 1, seed: 1, from: '2026-11-01T09:00:00Z', to: '2026-11-01T10:00:00Z' })
  if (!random) throw new Error('no order')
  const lines = random.lines.slice(0, 1).map((line) => ({ ...line, total: dirhams(2_000) }))
  const paid = { status: 'Delivered', paymentMethod: 'Card', paymentState: 'captured', acceptedAt: random.placedAt } as const
  const order = { ...random, ...paid, lines, refundedAmount: dirhams(0), excessAmount: dirhams(0), cancelReason: null }
  await stored.insert(order)
  await platform.api.runJob('update-daily-totals')
  expect(await sold()).toEqual([['2026-11-01', 1, 20]])
  await stored.change({ ...order, refundedAmount: dirhams(500) })
  await platform.api.runJob('update-daily-totals')
  expect(await sold()).toEqual([['2026-11-01', 1, 15]])
  const asOf = async () => {
    const { sales } = (await platform.reviewer.call(readAdminDashboard, {})).data
    return sales?.state === 'read' ? sales.data.asOf : undefined
  }
  expect(await asOf()).toBeNull()
  const jobsStore = createJobsStore(platform.api.connection.query, () => platform.clock.now)
  await jobsStore.finish('a copy', [{ name: 'update-daily-totals', runs: 1, failures: 0, error: null }])
  expect(await asOf()).toBe(platform.clock.now.toISOString())
})

test('a refund lowers the revenue of its day, a day that no longer has orders has no row, and a second run changes nothing', async () => {
  await addTotals(first, '2026-11-20', 2, 10_000)
  await addTotals(first, '2026-11-19', 1, 1_000)
  await platform.api.runJob('update-daily-totals')
  await db().update(dailyTotals).set({ refunds: 2_500 }).where(eq(dailyTotals.day, '2026-11-20'))
  await db().delete(dailyTotals).where(eq(dailyTotals.day, '2026-11-19'))
  await platform.api.runJob('update-daily-totals')
  await platform.api.runJob('update-daily-totals')
  expect(await sold()).toEqual([['2026-11-20', 2, 75]])
  expect((await days()).find(({ day }) => day === '2026-11-19')).toEqual({ day: '2026-11-19', orders: 0, revenue: 0 })
})
