// P1: orders placed a second over HTTP, 3 lines, 16 clients, against pgbench with our exact SQL and a bare Fastify handler with the same SQL.
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { paymentPayload } from '@sufra/shared/payments/payment.routes'
import { priceCart } from '@sufra/shared/cart/price-cart'
import { connectToPostgres } from '../src/db/connect.ts'
import { createMenuCache } from '../src/menu/menu-cache.ts'
import { orderRows } from '../src/orders/order-rows.ts'
import { placeOrderSql } from '../src/orders/place-order.sql.ts'
import { startPostgres } from '../testing/throwaway-postgres.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../testing/test-restaurant.ts'
import { compare, type Contender } from './compare.ts'
import { answersPerSecond } from './load.ts'
import type { Result } from './result.ts'
import { startServer } from './server-process.ts'

export type BareOrders = { restaurantId: string; row: object }[]

const clients = 16
const connections = 16
const run = promisify(execFile)

const payment = (restaurant: TestRestaurant) => {
  const good = goodPayment(restaurant)
  const line = good.items[0]
  const tea = {
    itemId: restaurant.items.tea,
    restaurantId: restaurant.restaurantId,
    basePrice: 5,
    pricePerItem: 5,
    quantity: 2,
    addOns: [],
  }
  return { ...good, items: [line, tea, { ...tea, quantity: 1 }], totalPrice: 30.5, cashAmount: 50 }
}

/** The rows that our handler would write for each restaurant. */
const bareOrders = async (url: string, restaurants: TestRestaurant[]): Promise<BareOrders> => {
  const connection = await connectToPostgres(url, 2)
  const menus = createMenuCache(connection.db, Date.now)
  const orders: BareOrders = []
  for (const restaurant of restaurants) {
    const menu = await menus.get(restaurant.restaurantId)
    const payload = paymentPayload.parse(payment(restaurant))
    const priced = menu && priceCart(payload.items, menu.menu.items)
    if (!menu || !priced || 'problem' in priced) throw new Error('the benchmark’s order does not price')
    const details = { customerName: 'Maryam', mobileNumber: '97455512345', vehicleModel: '', vehicleNumber: '', vehicleColor: '' }
    orders.push({
      restaurantId: restaurant.restaurantId,
      row: { ...orderRows(payload, priced.priced, menu, details, new Date()), fingerprint: '0'.repeat(64) },
    })
  }
  await connection.close()
  return orders
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/** pgbench takes at most 128 scripts. */
const mostScripts = 120

/**
 * pgbench, prepared, as many clients, the same statement: one script a restaurant, with its id and order as constants. Ids and keys are made by the
 * database, since pgbench cannot.
 */
const pgbench = (bin: string, url: string, orders: BareOrders, folder: string): Contender => {
  const fresh = `jsonb_build_object('id', left(replace(gen_random_uuid()::text, '-', ''), 22), 'payment_id', gen_random_uuid(), 'key', gen_random_uuid()::text)`
  const files = orders.slice(0, mostScripts).flatMap(({ restaurantId, row }, index) => {
    const file = join(folder, `order-${index}.sql`)
    // A space after each colon: pgbench takes `:null` for a variable.
    const order = `(${quoted(JSON.stringify(row, null, 1))}::jsonb || ${fresh})`
    writeFileSync(file, `${placeOrderSql.replaceAll('$2::text::jsonb', order).replaceAll('$1::uuid', `${quoted(restaurantId)}::uuid`)};\n`)
    return ['-f', file]
  })
  return async () => {
    const { stdout } = await run(
      join(bin, 'pgbench'),
      ['-n', '-M', 'prepared', '-c', String(clients), '-j', '2', '-T', '3', ...files, url],
      { maxBuffer: 1e8 },
    )
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1]
    if (!tps) throw new Error(stdout)
    return Number(tps)
  }
}

const compareAt = async (restaurantCount: number, report: (result: Result) => void) => {
  const postgres = await startPostgres({ durable: true })
  const url = postgres.url('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'sufra-bench-'))
  const connection = await connectToPostgres(url, 2)
  const restaurants: TestRestaurant[] = []
  for (let count = 0; count < restaurantCount; count += 1) restaurants.push(await addRestaurant(connection.db))
  await connection.close()
  const orders = await bareOrders(url, restaurants)
  const ours = await startServer('serve-ours.ts', { url, connections })
  const bare = await startServer('serve-bare.ts', { kind: 'orders', url, orders, connections })
  const bodies = restaurants.map((restaurant) => JSON.stringify(payment(restaurant)))
  let turn = 0
  const body = () => bodies[(turn += 1) % bodies.length] ?? ''
  const headers = () => ({ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() })
  const post = { method: 'POST', headers, body }
  const placeOurs: Contender = () => answersPerSecond(ours.url, { ...post, path: '/api/payments/process-payment' }, clients)
  const placeBare: Contender = () => answersPerSecond(bare.url, { ...post, path: '/order' }, clients)
  const what = `P1 orders placed, ${restaurantCount} restaurant${restaurantCount > 1 ? 's' : ''}`
  try {
    report({
      what,
      against: '(a) pgbench, our exact SQL',
      comparison: await compare(placeOurs, pgbench(postgres.bin, url, orders, folder)),
      reach: 0.5,
      floor: 0.4,
    })
    report({ what, against: '(b) bare Fastify, the same SQL', comparison: await compare(placeOurs, placeBare), reach: 0.85, floor: 0.7 })
  } finally {
    ours.stop()
    bare.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const benchOrders = async (report: (result: Result) => void) => {
  for (const count of [1, 200]) await compareAt(count, report)
}
