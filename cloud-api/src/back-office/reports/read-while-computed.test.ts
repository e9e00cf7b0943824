import { readReport } from '@sufra/shared/reports/report.routes'
import { eq } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addRestaurant } from '../../../testing/test-restaurant.ts'
import { restaurants } from '../../people/restaurants/restaurants.table.ts'
import { createStoredOrders } from './an-order-stored.test-data.ts'
import { createTotalsOf } from './daily-totals.store.ts'
import { createDailyTotals } from './daily-totals.ts'
import { randomOrders } from './random-orders.test-data.ts'

const now = new Date('2026-11-20T18:00:00Z')
const clock = { timeZone: 'Asia/Qatar', dayEndsAt: 240 }
const isPostgres = inject('testDatabase').kind === 'postgres'

const api = useApi({ now: () => now })

/** Holds the lock of a restaurant's totals while `run` runs. */
const whileLocked = (restaurantId: string, run: () => Promise<void>) =>
  api.connection.transact(async (tx) => {
    await createTotalsOf(tx, restaurantId).lock()
    await run()
  })

// PGlite runs one transaction at a time.
test.skipIf(!isPostgres)('a reader gets the previous totals while new ones are computed, and is refused when there are none', async () => {
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

/** Adds bare orders without lines with one SQL statement. */
const addDelivered = (restaurantId: string, count: number) =>
  api.connection.query(
    `insert into orders (restaurant_id, id, order_number, business_day, status, order_type, customer_name, mobile_number, vehicle_model, vehicle_number,
      vehicle_color, order_instructions, total_price, placed_at, day_close)
    select $1::uuid, lpad(i::text, 22, 'x'), i, '2026-11-10', 'Delivered', 'Dine-in', '', '', '', '', '', '', 1000, '2026-11-10T10:00:00Z', 0
    from generate_series(1, $2::int) i`,
    [restaurantId, count],
  )

test('totals of more than 20,000 orders are left to the job when they must be rebuilt', async () => {
  const { restaurantId } = await addRestaurant(api.connection.db)
  await addDelivered(restaurantId, 20_001)
  const { update, updateToRead } = createDailyTotals(api.connection)
  await expect(updateToRead(restaurantId)).rejects.toMatchObject({ code: 'report.preparing' })
  await update(restaurantId)
  await expect(updateToRead(restaurantId)).resolves.toBeUndefined()

  const { db, query } = api.connection
  await db.update(restaurants).set({ timeZone: 'Europe/London' }).where(eq(restaurants.id, restaurantId))
  await expect(updateToRead(restaurantId)).rejects.toMatchObject({ code: 'report.preparing' })
  await query(`delete from orders where restaurant_id = $1::uuid and order_number = 1`, [restaurantId])
  await expect(updateToRead(restaurantId)).resolves.toBeUndefined()
})
