import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { createHistoryStore } from '../../ordering/orders/history/history.store.ts'
import { createHistoryRestaurant } from './create-history-restaurant.ts'
import { seedHistory } from './seed-history.ts'

let connection: Connection
const now = new Date('2026-11-20T20:00:00Z')

beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test('a restaurant with many orders is made by a few statements, with complete orders of the days until yesterday', async () => {
  const { restaurantId } = await connection.transact((tx) => createHistoryRestaurant(tx, now))
  const progress: number[] = []
  await seedHistory(connection, { restaurantId, orders: 300, now, onProgress: (stored) => progress.push(stored) })
  expect(progress).toEqual([300])
  const store = createHistoryStore(connection.db)
  expect(await store.count(restaurantId, {})).toBe(300)
  const { rows } = await store.readPage(restaurantId, {})
  expect(rows[0]).toMatchObject({ businessDay: '2026-11-19', orderNumber: 20, placedAt: expect.any(Date) })
  for (const { orderId, itemCount, totalPrice } of rows) {
    expect(orderId).toMatch(/^[\w-]{22}$/)
    expect(itemCount).toBeGreaterThan(0)
    expect(totalPrice).toBeGreaterThan(0)
  }
  const wrong = sql`select o.id from orders o where o.restaurant_id = ${restaurantId}::uuid and (o.total_price <> (
    select sum(l.total) from order_lines l where l.restaurant_id = o.restaurant_id and l.order_id = o.id) or o.business_day <> (
    (o.placed_at - interval '4 hours') at time zone 'Asia/Qatar')::date)`
  expect(await connection.db.$count(sql`(${wrong}) wrong`)).toBe(0)
  const byStatus = 'select distinct status from orders where restaurant_id = $1 order by status'
  expect(await connection.query(byStatus, [restaurantId])).toEqual([{ status: 'Cancelled' }, { status: 'Delivered' }])
  const byGuest = `select mobile_number as phone, count(*)::int as orders from orders where restaurant_id = $1 group by mobile_number order by orders desc limit 1`
  const [regular] = await connection.query<{ phone: string; orders: number }>(byGuest, [restaurantId])
  expect(regular?.orders).toBeGreaterThan(1)
  expect(await store.count(restaurantId, { search: `+${regular?.phone ?? ''}` })).toBe(regular?.orders)
})
