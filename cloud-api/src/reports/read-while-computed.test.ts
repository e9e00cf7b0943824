import { readReport } from '@sufra/shared/reports/report.routes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { refusalOf, startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addRestaurant } from '../../testing/test-restaurant.ts'
import { createHistoryRestaurant } from '../demo/history/create-history-restaurant.ts'
import { seedHistory } from '../demo/history/seed-history.ts'
import { createStoredOrders } from './an-order-stored.test-data.ts'
import { createTotalsOf } from './daily-totals.store.ts'
import { createDailyTotals } from './daily-totals.ts'
import { randomOrders } from './random-orders.test-data.ts'

const now = new Date('2026-11-20T18:00:00Z')
const clock = { timeZone: 'Asia/Qatar', dayEndsAt: 240 }
const isPostgres = inject('testDatabase').kind === 'postgres'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ now: () => now })
})
afterAll(() => api.close())

/** Holds the lock of a restaurant's totals until `run` is done. */
const whileLocked = (restaurantId: string, run: () => Promise<void>) =>
  api.connection.transact(async (tx) => {
    await createTotalsOf(tx, restaurantId).lock()
    await run()
  })

// PGlite runs one transaction at a time.
test.skipIf(!isPostgres)('who reads while totals are computed gets those of before, and is refused when there are none', async () => {
  const { restaurantId, email } = await addRestaurant(api.connection.db)
  const owner = (await api.signedIn(email)).call
  const read = () => owner(readReport, { query: { period: 'range', from: '2026-11-10', to: '2026-11-10' } })
  const salesOf = async () => (await read()).data.summary.sales
  const stored = createStoredOrders(api.connection, restaurantId, clock)
  const add = async (seed: number) => {
    const orders = randomOrders({ count: 12, seed, from: '2026-11-10T10:00:00Z', to: '2026-11-10T11:00:00Z' })
    for (const order of orders) await stored.insert(order)
  }
  await add(3)
  await whileLocked(restaurantId, async () => {
    expect(await refusalOf(read())).toMatchObject({ status: 503, code: 'report.preparing' })
  })
  const before = await salesOf()
  expect(before).toBeGreaterThan(0)
  await add(4)
  await whileLocked(restaurantId, async () => {
    expect(await salesOf()).toBe(before)
  })
  expect(await salesOf()).toBeGreaterThan(before)
})

test('the first totals of very many orders are left to the job', async () => {
  const { restaurantId } = await api.connection.transact((tx) => createHistoryRestaurant(tx, now))
  await seedHistory(api.connection, { restaurantId, orders: 20_001, now })
  const { update, updateToRead } = createDailyTotals(api.connection)
  await expect(updateToRead(restaurantId)).rejects.toMatchObject({ code: 'report.preparing' })
  await update(restaurantId)
  await expect(updateToRead(restaurantId)).resolves.toBeUndefined()
}, 60_000)
