// P2: latency from an order's intended time to each of its counters, 50 orders per second, 500 sockets, against a bare handler with the same SQL and bare `ws`.
import { Agent } from 'node:http'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import type { TestRestaurant } from '../testing/test-restaurant.ts'
import { fetchAnswer, headersToCopy } from './answers.ts'
import { benchPayment, prepareBareOrders } from './servers/bare-orders.ts'
import type { Contender } from './measure/compare.ts'
import { latenciesOf, sendByPlan } from './measure/latency.ts'
import { sendOnce } from './measure/load.ts'
import { addRestaurants, openCounter, placeOrder, signInCounter, type RoomsBench, type RoomsPart } from './room-counters.ts'
import { startServer } from './servers/server-process.ts'
import { createArrivals, openBare, openSockets, type OpenSocket } from './sockets.ts'

const perSecond = 50
const connections = 16
const json = { 'content-type': 'application/json' }

/** The order's number in the benchmark travels as its instructions. */
const numberIn = (text: string) => /"orderInstructions": ?"order (\d+)"/.exec(text)?.[1]

/** The frames of one order as our API sends them to the counter. */
const readFrames = async (bench: RoomsBench, restaurant: TestRestaurant) => {
  await placeOrder(bench, restaurant)
  const frames: string[] = []
  const arrivals = createArrivals()
  const open = openCounter(bench, await signInCounter(bench, restaurant), 0)
  const [socket] = await openSockets(open, 1, (frame) => {
    frames.push(String(frame))
    arrivals.add()
  })
  await arrivals.reach(2)
  await socket?.close()
  return frames
}

type Side = { address: string; counters: { restaurant: TestRestaurant; open: OpenSocket }[] }
type Size = { socketsEach: number; seconds: number }

/** Opens the counters and returns the contender. Its figures are reciprocal latencies in 1/s, so that more is better. */
const openSide = async ({ address, counters }: Side, { socketsEach, seconds }: Size) => {
  const agent = new Agent({ keepAlive: true })
  const url = new URL(address)
  let orders = 0
  const intendedAt = new Map<number, number>()
  let latencies: number[] = []
  let last = ''
  const arrivals = createArrivals()
  const onFrame = (frame: unknown) => {
    const text = String(frame)
    const intended = intendedAt.get(Number(numberIn(text)))
    if (intended === undefined) return
    last = text
    latencies.push(performance.now() - intended)
    arrivals.add()
  }
  for (const { open } of counters) await openSockets(open, socketsEach, onFrame)
  const contender: Contender<{ p50: number; p99: number }> = async () => {
    latencies = []
    const failures: unknown[] = []
    const count = Math.round(perSecond * seconds)
    const until = arrivals.count() + count * socketsEach
    await sendByPlan({ perSecond, count }, (index, intended) => {
      orders += 1
      intendedAt.set(orders, intended)
      const restaurant = counters[index % counters.length]?.restaurant
      if (!restaurant) throw new Error('there is no counter')
      const body = JSON.stringify({ ...benchPayment(restaurant), orderInstructions: `order ${orders}` })
      const headers = () => ({ ...json, 'idempotency-key': crypto.randomUUID() })
      sendOnce(agent, url, { path: url.pathname, method: 'POST', headers, body: () => body }).catch((error: unknown) =>
        failures.push(error),
      )
    })
    await arrivals.reach(until).catch((error: unknown) => {
      throw failures[0] ?? error
    })
    const { p50, p99 } = latenciesOf(latencies)
    return { p50: 1_000 / p50, p99: 1_000 / p99 }
  }
  return { contender, lastFrame: () => last }
}

/** An order's frame without the values that differ between orders and restaurants. */
const shapeOf = (text: string) =>
  text
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')
    .replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '""')
    .replace(/"orderId": "[^"]*"/, '"orderId": ""')
    .replaceAll(/("orderNumber": ?|"seq":|order )\d+/g, '$1')

export const benchOrderLatency: RoomsPart = async (run, bench) => {
  const [restaurantCount, socketsEach] = run.sized([50, 10], [5, 4])
  const restaurants = await addRestaurants(bench, restaurantCount)
  // Separate restaurants: our API would also send its counters the rows written by the bare handler.
  const bareRestaurants = await addRestaurants(bench, restaurantCount)
  const [first] = await addRestaurants(bench, 1)
  if (!first) throw new Error('there is no restaurant')
  const frames = await readFrames(bench, first)
  const answer = await fetchAnswer(bench.ours.url + processPayment.path, {
    method: 'POST',
    headers: { ...json, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(benchPayment(first)),
  })
  const orders = await prepareBareOrders(bench.connection.db, bareRestaurants)
  const headers = headersToCopy(answer)
  const bare = await startServer('serve-bare-orders.ts', { url: bench.url, connections, orders, headers, frames })
  try {
    const counters: Side['counters'] = []
    for (const restaurant of restaurants) counters.push({ restaurant, open: openCounter(bench, await signInCounter(bench, restaurant)) })
    const size = { socketsEach, seconds: run.seconds }
    const ours = await openSide({ address: bench.ours.url + processPayment.path, counters }, size)
    const bareCounters = bareRestaurants.map((restaurant) => ({ restaurant, open: openBare(bare.url, restaurant.restaurantId) }))
    const limit = await openSide({ address: `${bare.url}/order`, counters: bareCounters }, size)
    const comparisons = await run.compareEach(ours.contender, limit.contender, { p50: undefined, p99: undefined })
    if (shapeOf(ours.lastFrame()) !== shapeOf(limit.lastFrame()))
      throw new Error(`not the same frames: ${ours.lastFrame()}, ${limit.lastFrame()}`)
    for (const name of ['p50', 'p99'] as const)
      run.report({
        what: `P2 order → each counter, ${name}, ${perSecond}/s, ${restaurantCount * socketsEach} sockets (1 s ÷ latency)`,
        against: 'bare POST, the same SQL, bare ws',
        comparison: comparisons[name],
        reach: 1 / 2,
        floor: 1 / 3,
      })
  } finally {
    bare.stop()
  }
}
