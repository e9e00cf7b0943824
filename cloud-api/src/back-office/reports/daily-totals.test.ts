import { businessDayOf } from '@sufra/shared/dates/business-day'
import type { Call } from '@sufra/shared/contract/client'
import { readReport } from '@sufra/shared/reports/report.routes'
import { reportInDirhams } from '@sufra/shared/reports/report'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { useApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { feed } from '../../platform/feed/feed.table.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { createStoredOrders, type StoredOrder } from './an-order-stored.test-data.ts'
import { createDailyTotals, type DailyTotals } from './daily-totals.ts'
import { naiveGroups, naiveItems, naiveSummary, randomOrders, salesWithin } from './random-orders.test-data.ts'

const now = new Date('2026-11-20T18:00:00Z')
const tables = ['daily_totals', 'daily_item_totals', 'daily_customer_totals', 'daily_cancellations', 'monthly_totals']

const api = useApi({ now: () => now })
let dailyTotals: DailyTotals
let restaurant: TestRestaurant
let owner: Call
beforeAll(async () => {
  dailyTotals = createDailyTotals(api.connection)
})
beforeEach(async () => {
  restaurant = await addRestaurant(api.connection.db)
  owner = (await api.signedIn(restaurant.email)).call
})

/** Returns all rows of a restaurant's totals, in a fixed order. */
const totalsOf = async (restaurantId: string) => {
  const rows: string[] = []
  for (const table of tables) {
    const found = await api.connection.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${table} t where restaurant_id = $1::uuid order by row`,
      [restaurantId],
    )
    rows.push(...found.map(({ row }) => `${table} ${row}`))
  }
  return rows
}

const clocks = [
  { timeZone: 'Asia/Qatar', dayEndsAt: 240, from: '2026-10-20T00:00:00Z', to: '2026-11-20T00:00:00Z' },
  { timeZone: 'Asia/Qatar', dayEndsAt: 0, from: '2026-10-20T00:00:00Z', to: '2026-11-20T00:00:00Z' },
  // Its clocks change on 25 October 2026.
  { timeZone: 'Europe/London', dayEndsAt: 180, from: '2026-10-22T00:00:00Z', to: '2026-10-28T00:00:00Z' },
  { timeZone: 'Pacific/Kiritimati', dayEndsAt: 719, from: '2026-11-01T00:00:00Z', to: '2026-11-20T00:00:00Z' },
]

test.each(clocks)(
  'after random changes the totals equal a rebuild, and every figure is the sum of its orders ($timeZone, $dayEndsAt)',
  async (each) => {
    const { from, to, ...clock } = each
    const { restaurantId } = restaurant
    await api.connection.db.update(restaurants).set(clock).where(eq(restaurants.id, restaurantId))
    const stored = createStoredOrders(api.connection, restaurantId, clock)
    const all: StoredOrder[] = []
    const [placed, changed] = [1, 2].map((seed) => randomOrders({ count: 70, seed, from, to }))
    for (const [index, order] of (placed ?? []).entries()) {
      all.push(order)
      await stored.insert(order)
      // An earlier order changes in everything but its lines and its time.
      const at = (index * 7) % all.length
      const [earlier, other] = [all[at], changed?.[index]]
      if (index % 3 === 0 && earlier && other) {
        const next = {
          ...other,
          id: earlier.id,
          lines: earlier.lines,
          placedAt: earlier.placedAt,
          refundedAmount: earlier.refundedAmount,
          excessAmount: earlier.excessAmount,
        }
        all[at] = next
        await stored.change(next)
      }
      if (index % 10 === 9) await dailyTotals.update(restaurantId)
    }
    await api.runJob('update-daily-totals')
    const followed = await totalsOf(restaurantId)
    await dailyTotals.rebuild(restaurantId)
    expect(await totalsOf(restaurantId)).toEqual(followed)
    expect(followed.length).toBeGreaterThan(40)

    const shown = { from: '2026-10-24', to: '2026-11-12' }
    const report = reportInDirhams((await owner(readReport, { query: { period: 'range', ...shown } })).data)
    const sales = salesWithin(all, shown, clock)
    expect(report.summary).toEqual(naiveSummary(all, shown, clock))
    expect(report.summaryBefore).toEqual(naiveSummary(all, report.before, clock))
    const groups = (rows: readonly { key: string; orders: number; revenue: number }[]) =>
      Object.fromEntries(rows.flatMap(({ key, orders, revenue }) => (orders > 0 ? [[key, { orders, revenue }]] : [])))
    const dayOf = ({ placedAt }: StoredOrder) => businessDayOf(placedAt, clock)
    const hourOf = ({ placedAt }: StoredOrder) =>
      Number(new Intl.DateTimeFormat('en', { timeZone: clock.timeZone, hour: 'numeric', hourCycle: 'h23' }).format(placedAt))
    expect(groups(report.days.map((row) => ({ ...row, key: row.day })))).toEqual(naiveGroups(sales, dayOf))
    expect(groups(report.daysBefore.map((row) => ({ ...row, key: row.day })))).toEqual(
      naiveGroups(salesWithin(all, report.before, clock), dayOf),
    )
    expect(groups(report.hours.map((row) => ({ ...row, key: `${row.weekday} ${row.hour}` })))).toEqual(
      naiveGroups(sales, (order) => `${new Date(dayOf(order)).getUTCDay()} ${hourOf(order)}`),
    )
    expect(groups(report.methods.map((row) => ({ ...row, key: row.method })))).toEqual(naiveGroups(sales, (order) => order.paymentMethod))
    expect(groups(report.types.map((row) => ({ ...row, key: row.type })))).toEqual(naiveGroups(sales, (order) => order.orderType))
    const items = report.items.flatMap(({ itemId, quantity, sales: price }) => (quantity > 0 ? [[itemId, { quantity, sales: price }]] : []))
    expect(Object.fromEntries(items)).toEqual(naiveItems(sales))
    expect(sales.length).toBeGreaterThan(8)
  },
)

const oneDay = { from: '2026-11-10T10:00:00Z', to: '2026-11-10T11:00:00Z' }
const clock = { timeZone: 'Asia/Qatar', dayEndsAt: 240 }

test('only changed days are computed again', async () => {
  const { restaurantId } = restaurant
  const stored = createStoredOrders(api.connection, restaurantId, clock)
  for (const order of randomOrders({ count: 12, seed: 3, ...oneDay })) await stored.insert(order)
  await dailyTotals.update(restaurantId)
  // A computation of a day would replace these changed rows, so a row that is still changed shows that its day was skipped.
  await api.connection.query(`update daily_item_totals set quantity = 1000000 where restaurant_id = $1::uuid`, [restaurantId])
  const marked = async () =>
    (await api.connection.query(`select 1 from daily_item_totals where restaurant_id = $1::uuid and quantity = 1000000`, [restaurantId]))
      .length > 0
  const [later] = randomOrders({ count: 1, seed: 4, from: '2026-11-12T10:00:00Z', to: '2026-11-12T11:00:00Z' })
  if (later) await stored.insert(later)
  await dailyTotals.update(restaurantId)
  expect(await marked()).toBe(true)
  const [same] = randomOrders({ count: 1, seed: 5, ...oneDay })
  if (same) await stored.insert(same)
  await dailyTotals.update(restaurantId)
  expect(await marked()).toBe(false)
})

test('totals whose changes are no longer in the feed are rebuilt, and so are totals in another time zone', async () => {
  const { restaurantId } = restaurant
  const { db } = api.connection
  const stored = createStoredOrders(api.connection, restaurantId, clock)
  for (const order of randomOrders({ count: 12, seed: 3, ...oneDay })) await stored.insert(order)
  await dailyTotals.update(restaurantId)
  for (const order of randomOrders({ count: 6, seed: 6, ...oneDay })) await stored.insert(order)
  await db.delete(feed).where(eq(feed.restaurantId, restaurantId))
  await dailyTotals.update(restaurantId)
  const updated = await totalsOf(restaurantId)
  await dailyTotals.rebuild(restaurantId)
  expect(await totalsOf(restaurantId)).toEqual(updated)
  await db.update(restaurants).set({ timeZone: 'Europe/London' }).where(eq(restaurants.id, restaurantId))
  await dailyTotals.update(restaurantId)
  expect(await totalsOf(restaurantId)).not.toEqual(updated)
})

test('concurrent updates give the same totals as one', async () => {
  const { restaurantId } = restaurant
  const stored = createStoredOrders(api.connection, restaurantId, clock)
  for (const order of randomOrders({ count: 20, seed: 8, ...oneDay })) await stored.insert(order)
  await Promise.all(Array.from({ length: 6 }, () => dailyTotals.update(restaurantId)))
  const updated = await totalsOf(restaurantId)
  await dailyTotals.rebuild(restaurantId)
  expect(await totalsOf(restaurantId)).toEqual(updated)
  expect(updated.length).toBeGreaterThan(5)
})

test('an unknown restaurant has no totals', async () => {
  await expect(dailyTotals.update('018f0000-0000-7000-8000-000000000000')).resolves.toBeUndefined()
})
