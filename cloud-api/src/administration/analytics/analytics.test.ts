import { readPlatformAnalytics, readRestaurantAnalytics } from '@sufra/shared/analytics/analytics.routes'
import type { Call } from '@sufra/shared/contract/client'
import { dirhams } from '@sufra/shared/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { signInReviewer, usePlatform } from '../../../testing/reviewer.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import { createStoredOrders, newOrderId, type StoredOrder } from '../../back-office/reports/an-order-stored.test-data.ts'

const platform = usePlatform()
const clock = { timeZone: 'Asia/Qatar', dayEndsAt: 240 }
const minute = 60_000

/** A sale of 10 QAR on a day at noon, accepted after two minutes. */
const sale = (day: string, change: Partial<StoredOrder> = {}): StoredOrder => {
  const placedAt = new Date(`${day}T09:00:00Z`)
  return {
    id: newOrderId(),
    placedAt,
    status: 'Delivered',
    orderType: 'Dine-in',
    paymentMethod: 'Cash',
    paymentState: 'captured',
    mobileNumber: '',
    refundedAmount: dirhams(0),
    excessAmount: dirhams(0),
    acceptedAt: new Date(placedAt.getTime() + 2 * minute),
    promisedAt: new Date(placedAt.getTime() + 12 * minute),
    readyAt: new Date(placedAt.getTime() + 14 * minute),
    cancelReason: null,
    lines: [{ itemId: '0193a2f0-0000-7000-8000-000000000001', quantity: 1, total: dirhams(1_000) }],
    ...change,
  }
}
const cancelled = { status: 'Cancelled', cancelReason: 'too_busy' } as const

const addSales = async (...orders: StoredOrder[]) => {
  const { restaurantId, email } = await addRestaurant(platform.api.connection.db)
  const stored = createStoredOrders(platform.api.connection, restaurantId, clock)
  for (const order of orders) await stored.insert(order)
  return { restaurantId, email }
}
const platformOf = async (months: '6' | '12' = '6', call: Call = platform.reviewer.call) =>
  (await call(readPlatformAnalytics, { query: { months } })).data
const analyticsOf = async (restaurantId: string, query: { period: 'lastMonth' | 'today' }) =>
  (await platform.reviewer.call(readRestaurantAnalytics, { params: { restaurantId }, query })).data

let first: { restaurantId: string; email: string }
beforeAll(async () => {
  first = await addSales(
    sale('2026-09-30'),
    sale('2026-10-02'),
    sale('2026-10-03', { refundedAmount: dirhams(400) }),
    sale('2026-10-04', cancelled),
    sale('2026-11-10'),
  )
  await addSales(sale('2026-10-31'), sale('2026-10-05', { readyAt: null }), sale('2026-10-06', { readyAt: null }))
  await addSales(sale('2026-10-01', { acceptedAt: new Date('2026-10-01T09:10:00Z') }), sale('2026-11-01'), sale('2026-11-02', cancelled))
  // This restaurant has cancelled orders alone: it was never active, but counts among the restaurants with orders.
  await addSales(sale('2026-10-20', cancelled))
  await platform.api.runJob('update-daily-totals')
})

describe('the platform', () => {
  test('has the sums of each month, and the new and active restaurants', async () => {
    const { months } = await platformOf()
    expect(months.map(({ month }) => month)).toEqual(['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'])
    expect(months[2]).toEqual({
      month: '2026-08',
      restaurants: 0,
      added: 0,
      active: 0,
      orders: 0,
      revenue: 0,
      cancelledShare: null,
      acceptMinutes: null,
    })
    expect(months.slice(3)).toMatchObject([
      { restaurants: 1, added: 1, active: 1, orders: 1, revenue: 10, cancelledShare: 0, acceptMinutes: 2 },
      { restaurants: 3, added: 2, active: 3, orders: 6, revenue: 56, cancelledShare: 0.25 },
      { restaurants: 3, added: 0, active: 2, orders: 2, revenue: 20, cancelledShare: 1 / 3, acceptMinutes: 2 },
    ])
    expect(months[4]?.acceptMinutes).toBeCloseTo((5 * 2 + 10) / 6)
  })

  test('has the restaurants that were new in a month, and the number that stay', async () => {
    const { cohorts } = await platformOf()
    expect(cohorts.slice(2)).toEqual([
      { month: '2026-08', active: [0, 0, 0, 0] },
      { month: '2026-09', active: [1, 1, 1] },
      { month: '2026-10', active: [2, 1] },
      { month: '2026-11', active: [0] },
    ])
  })

  test('shows 6, 12 or 24 months', async () => {
    expect((await platformOf('12')).months).toHaveLength(12)
    expect(await refusalOf(platform.reviewer.call(readPlatformAnalytics, { query: { months: '25' as never } }))).toMatchObject({
      status: 400,
    })
  })

  test('a new month begins with the day in Qatar', async () => {
    const before = platform.clock.now
    const lastMonthAt = async (time: string) => {
      platform.clock.now = new Date(time)
      return (await platformOf('6', (await signInReviewer(platform.api)).call)).months.at(-1)?.month
    }
    expect(await lastMonthAt('2026-11-30T20:59:59Z')).toBe('2026-11')
    expect(await lastMonthAt('2026-11-30T21:00:00Z')).toBe('2026-12')
    platform.clock.now = before
  })
})

describe('a restaurant', () => {
  test('has its own report, and its month against the median of all restaurants with orders in it', async () => {
    const { restaurant, report, comparison } = await analyticsOf(first.restaurantId, { period: 'lastMonth' })
    expect(restaurant).toMatchObject({ id: first.restaurantId, status: 'accepted' })
    expect(report.summary).toMatchObject({ orders: 2, revenue: 16, cancelled: 1 })
    expect(comparison).toEqual({
      month: '2026-10',
      restaurants: 4,
      own: { revenue: 16, orders: 2, average: 8, cancelledShare: 1 / 3, acceptMinutes: 2, lateShare: 1 },
      // Revenue of 0, 10, 16 and 30; the restaurant without sales has no average, and counts as wholly cancelled.
      median: { revenue: 13, orders: 1.5, average: 10, cancelledShare: 1 / 6, acceptMinutes: 2, lateShare: 1 },
    })
  })

  test('without orders in the month has no figures, and still gets the median of the others', async () => {
    const { restaurantId } = await addRestaurant(platform.api.connection.db)
    const { comparison } = await analyticsOf(restaurantId, { period: 'today' })
    expect(comparison).toMatchObject({ month: '2026-11', restaurants: 2, own: { revenue: 0, orders: 0, average: null } })
    expect(comparison.median).toMatchObject({ revenue: 10, orders: 1 })
  })

  test('that is unknown is not found, and an unknown period is refused', async () => {
    const read = (restaurantId: string, query: object) =>
      refusalOf(platform.reviewer.call(readRestaurantAnalytics, { params: { restaurantId }, query }))
    expect(await read('0193a2f0-0000-7000-8000-00000000dead', {})).toMatchObject({ status: 404, code: 'restaurant.not_found' })
    expect(await read(first.restaurantId, { period: 'range', from: '2026-11-02', to: '2026-11-01' })).toMatchObject({
      code: 'report.period_order',
    })
  })

  test('may not read the analytics of the platform, not even its own', async () => {
    const owner = await platform.api.signedIn(first.email)
    expect(await refusalOf(owner.call(readPlatformAnalytics, { query: {} }))).toMatchObject({ status: 403 })
    expect(await refusalOf(owner.call(readRestaurantAnalytics, { params: { restaurantId: first.restaurantId }, query: {} }))).toMatchObject(
      {
        status: 403,
      },
    )
  })
})
