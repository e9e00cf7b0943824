// P1: orders placed per second over HTTP, 3 lines, 16 clients, against pgbench with our exact SQL and a bare Fastify handler with the same SQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { connectToPostgres } from '../src/platform/db/connect.ts'
import { addRestaurant, visitOf, type TestRestaurant } from '../testing/test-restaurant.ts'
import { fetchAnswer, headersToCopy, mustBeSame } from './answers.ts'
import { benchPayment, prepareBareOrders } from './servers/bare-orders.ts'
import type { BenchRun } from './measure/bench-run.ts'
import type { Contender } from './measure/compare.ts'
import { answersPerSecond } from './measure/load.ts'
import { pgbench, storeBenchOrders } from './servers/pgbench.ts'
import { startServer } from './servers/server-process.ts'

const clients = 16
const connections = 16

const prepare = async (url: string, restaurantCount: number) => {
  const connection = await connectToPostgres(url, 2)
  const restaurants: TestRestaurant[] = []
  for (let count = 0; count < restaurantCount; count += 1) restaurants.push(await addRestaurant(connection.db))
  const orders = await prepareBareOrders(connection.db, restaurants)
  await storeBenchOrders(connection.query, orders)
  await connection.close()
  return { orders, bodies: restaurants.map(bodyOf) }
}

/** A diner's request, each time from another phone. */
const bodyOf = (restaurant: TestRestaurant) => {
  const { visit: _visit, ...payment } = benchPayment(restaurant)
  const text = JSON.stringify(payment)
  return () => `{"visit":"${visitOf(restaurant, { tableId: restaurant.tables.one })}",${text.slice(1)}`
}

/** A response without the values that differ between orders. */
const withoutNumbers = (body: Buffer) =>
  body
    .toString()
    .replace(/"orderId":"[\w-]{22}"/, '"orderId":""')
    .replace(/"orderNumber":\d+/, '"orderNumber":0')

const headers = () => ({ 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() })

const compareAt = async (restaurantCount: number, { openDatabase, seconds, compare, report }: BenchRun) => {
  const { url, bin, drop } = await openDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'sufra-bench-'))
  const { orders, bodies } = await prepare(url, restaurantCount)
  let turn = 0
  const body = () => bodies[(turn += 1) % bodies.length]?.() ?? ''
  const fetchOrder = (address: string) => fetchAnswer(address, { method: 'POST', headers: headers(), body: body() })
  const ours = await startServer('serve-ours.ts', { url, connections })
  const first = await fetchOrder(ours.url + processPayment.path)
  const bare = await startServer('serve-bare.ts', { kind: 'orders', url, orders, connections, headers: headersToCopy(first) })
  const post = { method: 'POST', headers, body }
  const load = { clients, seconds }
  const placeOurs: Contender = () => answersPerSecond(ours.url, { ...post, path: processPayment.path }, load)
  const placeBare: Contender = () => answersPerSecond(bare.url, { ...post, path: '/order' }, load)
  const what = `P1 orders placed, ${restaurantCount} restaurant${restaurantCount > 1 ? 's' : ''}`
  try {
    mustBeSame('an order placed', first, await fetchOrder(`${bare.url}/order`), withoutNumbers)
    const placeByPgbench = pgbench({ bin, url, restaurants: restaurantCount, folder, clients, seconds })
    report({
      what,
      against: '(a) pgbench, our exact SQL',
      comparison: await compare(placeOurs, placeByPgbench),
      reach: 0.85,
      floor: 0.7,
    })
    report({ what, against: '(b) bare Fastify, the same SQL', comparison: await compare(placeOurs, placeBare), reach: 0.92, floor: 0.8 })
  } finally {
    ours.stop()
    bare.stop()
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const benchOrders = async (run: BenchRun) => {
  for (const count of run.sized([1, 200], [3])) await compareAt(count, run)
}
