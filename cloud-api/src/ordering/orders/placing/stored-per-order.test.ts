// Measures the data that an order leaves in the database permanently. Every table is counted, to find a table that grows with each order
// and is never pruned.
import { priceCart } from '@sufra/shared/cart/price-cart'
import type { CustomerDetails } from '@sufra/shared/orders/customer-details'
import { paymentPayload, type PaymentPayload } from '@sufra/shared/payments/payment.routes'
import { expect, inject, test } from 'vitest'
import { isFullRun } from '../../../../../scripts/common/test-scope.ts'
import { startTestApi, type TestApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, visitOf, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { testSecret } from '../../../../testing/test-secret.ts'
import { fingerprintOf } from '../../../platform/http/idempotency/idempotency-key.ts'
import { forOrder } from '../../../catalogue/menu/diner-item.ts'
import { createMenuCache } from '../../../catalogue/menu/menu-cache.ts'
import { readVisit } from '../../visits/visit-token.ts'
import { createOrderLimits } from './order-limits.ts'
import { orderRows } from '../order-rows.ts'
import { createOrdersStore } from '../orders.store.ts'
import { createPlacingStore } from './placing.store.ts'

const isWhole = isFullRun && inject('testDatabase').kind === 'postgres'
/**
 * Each order is placed, acknowledged and moved three times with keys, like by a phone and a counter, without HTTP. A full run makes enough
 * orders for the bytes of a large table; PGlite is slower and has the same pages.
 */
const orderCount = isWhole ? 2_000 : 400
const restaurantCount = 8
const day = 86_400_000
const start = Date.parse('2026-08-01T09:00:00Z')

const linesPerOrder = 1
/** Rows of the order, its lines and its payment. */
const rowsLeft = 1 + linesPerOrder + 1
/** Bytes with indexes, of a large table; with few orders they say nothing. */
const maxBytesLeft = 1_750

type Size = { rows: number; bytes: number }

/** Measures every table with its indexes. */
const measure = async ({ connection }: TestApi) => {
  const tables = await connection.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    [],
  )
  const sizes: Record<string, Size> = {}
  for (const { name } of tables) {
    const [row] = await connection.query<Size>(
      `select (select count(*)::int from "${name}") as rows, pg_total_relation_size('"${name}"')::int as bytes`,
      [],
    )
    if (row) sizes[name] = row
  }
  return sizes
}

/** Returns rows and bytes added to each table per order. */
const perOrder = (before: Record<string, Size>, after: Record<string, Size>) =>
  Object.entries(after)
    .map(([table, { rows, bytes }]) => ({
      table,
      rows: (rows - (before[table]?.rows ?? 0)) / orderCount,
      bytes: Math.round((bytes - (before[table]?.bytes ?? 0)) / orderCount),
    }))
    .filter(({ rows }) => rows > 0)
    .toSorted((a, b) => a.table.localeCompare(b.table))

/** Places the orders of one restaurant, one after the other. */
const placeAll = async (api: TestApi, restaurant: TestRestaurant, now: () => Date) => {
  const { restaurantId } = restaurant
  const limits = createOrderLimits({ secret: testSecret, isOn: true })
  const store = createOrdersStore(api.connection)
  const placing = createPlacingStore(api.connection)
  const menu = await createMenuCache(api.connection.db, () => start).get(restaurantId)
  const payload: PaymentPayload = paymentPayload.parse(goodPayment(restaurant))
  const priced = menu && priceCart(payload.items, menu.items.map(forOrder))
  if (!menu || !priced || !('priced' in priced)) throw new Error('the order does not fit the menu')
  const details: CustomerDetails = { ...goodPayment(restaurant).customerDetails, vehicleModel: '', vehicleNumber: '', vehicleColor: '' }
  const keyOf = (number: number, what: string) => ({
    key: `${what}-${number}`.padEnd(36, '.'),
    fingerprint: fingerprintOf({ what, number }),
  })

  const one = async (number: number) => {
    const rows = orderRows(payload, priced.priced, menu, details, now())
    const visit = readVisit(testSecret, visitOf(restaurant, { tableId: restaurant.tables.one }))
    if (!visit) throw new Error('the visit cannot be read')
    const limited = limits({ visit, networkAddress: '10.0.0.1', businessDay: rows.business_day, isAtTable: true, at: now() })
    await placing.place(restaurantId, { ...rows, ...limited, ...keyOf(number, 'place') })
    await store.acknowledge(restaurantId, rows.id, now())
    await store.move(restaurantId, rows.id, { from: 'Received', to: 'Preparing', minutes: 15, at: now(), ...keyOf(number, 'accept') })
    await store.move(restaurantId, rows.id, { from: 'Preparing', to: 'Out for Delivery', at: now(), ...keyOf(number, 'ready') })
    await store.move(restaurantId, rows.id, { from: 'Out for Delivery', to: 'Delivered', at: now(), ...keyOf(number, 'serve') })
  }
  for (let number = 0; number < orderCount / restaurantCount; number += 1) await one(number)
}

test(`after 100 days only the order, its lines and its payment are left of ${orderCount} orders`, async () => {
  let now = new Date(start)
  const api = await startTestApi({ now: () => now })
  const restaurants = await Promise.all(Array.from({ length: restaurantCount }, () => addRestaurant(api.connection.db)))
  const before = await measure(api)
  await Promise.all(restaurants.map((restaurant) => placeAll(api, restaurant, () => now)))
  const fresh = perOrder(before, await measure(api))
  now = new Date(start + 100 * day)
  for (const name of api.jobNames().filter((job) => job.startsWith('delete-old-'))) await api.runJob(name)
  /** Reclaims the space of deleted rows first, so that the bytes belong to the remaining rows. */
  const measureLeft = async () => {
    for (const { table } of fresh) await api.connection.query(`vacuum full "${table}"`, [])
    return perOrder(before, await measure(api))
  }
  const left = await measureLeft()

  const sum = (sizes: typeof left, what: 'rows' | 'bytes') => sizes.reduce((total, size) => total + size[what], 0)
  const figures = (sizes: typeof left) => sizes.map(({ table, rows, bytes }) => `${table} ${rows} rows ${bytes} B`).join(', ')
  console.info(`${orderCount} orders, each on its day: ${sum(fresh, 'rows')} rows, ${sum(fresh, 'bytes')} B (${figures(fresh)})`)
  console.info(`after 100 days: ${sum(left, 'rows')} rows, ${sum(left, 'bytes')} B (${figures(left)})`)

  expect(fresh.map(({ table }) => table)).toEqual(['feed', 'idempotency', 'notifications', 'order_lines', 'orders', 'payments', 'sittings'])
  expect(left.map(({ table, rows }) => [table, rows])).toEqual([
    ['order_lines', linesPerOrder],
    ['orders', 1],
    ['payments', 1],
  ])
  expect(sum(left, 'rows')).toBe(rowsLeft)
  // The database keeps deleted rows while it analyses the tables.
  if (isWhole) await expect.poll(async () => sum(await measureLeft(), 'bytes'), { interval: 1_000 }).toBeLessThan(maxBytesLeft)
  await api.close()
})
