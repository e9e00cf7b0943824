// P12: 2,000 clients reconnect at once and get all missed events, against a bare `ws` server that accepts as many.
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { againstBudget } from './measure/compare.ts'
import { addRestaurants, callOurs, openCounter, placeOrder, signInCounter, type RoomsBench, type RoomsPart } from './room-counters.ts'
import { startServer } from './servers/server-process.ts'
import { inTime, openBare, openOurs, type OpenSocket } from './sockets.ts'

/** Maximum seconds until all clients are back. */
const budget = 5

/** A reconnecting client: its way to join, and the sequence numbers that it must receive. */
type Away = { open: OpenSocket; missed: number[] }

const numbersAfter = (since: number, newest: number) => Array.from({ length: newest - since }, (_, index) => since + 1 + index)

type Size = { ordersEach: number; dinersAnOrder: number; countersEach: number; missedOrders: number }

/** A restaurant's counters, which missed its last orders, and the diners of these orders, which missed the acceptance. */
const clientsOf = async (bench: RoomsBench, { ordersEach, dinersAnOrder, countersEach, missedOrders }: Size): Promise<Away[]> => {
  const [restaurant] = await addRestaurants(bench, 1)
  if (!restaurant) throw new Error('there is no restaurant')
  const accessToken = await signInCounter(bench, restaurant)
  const clients: Away[] = []
  for (let count = 0; count < ordersEach; count += 1) {
    const orderId = await placeOrder(bench, restaurant)
    const path = moveOrder.path.replace(':orderId', orderId)
    await callOurs(bench, { method: moveOrder.method, path }, { status: 'Preparing', minutes: 15 }, accessToken)
    const open = openOurs(bench.ours.url, { event: 'join_order_room', data: { orderId, since: 1 } })
    for (let diner = 0; diner < dinersAnOrder; diner += 1) clients.push({ open, missed: [2] })
  }
  const [counter] = await bench.connection.query<{ seq: number }>('select seq from restaurant_counters where restaurant_id = $1::uuid', [
    restaurant.restaurantId,
  ])
  if (!counter) throw new Error('the restaurant has no feed')
  const since = Math.floor((counter.seq * (ordersEach - missedOrders)) / ordersEach)
  const open = openCounter(bench, accessToken, since)
  for (let device = 0; device < countersEach; device += 1) clients.push({ open, missed: numbersAfter(since, counter.seq) })
  return clients
}

/** Opens a client and resolves when it has received everything missed. Throws on any other event. */
const comeBack = async ({ open, missed }: Away) => {
  let got = 0
  const everything = Promise.withResolvers<void>()
  if (missed.length === 0) everything.resolve()
  const onFrame = (frame: unknown) => {
    const { seq } = JSON.parse(String(frame)) as { seq: number } // our own server's frame
    if (seq !== missed[got]) return everything.reject(new Error(`received ${seq} instead of ${missed[got]}`))
    got += 1
    if (got === missed.length) everything.resolve()
  }
  const [socket] = await Promise.all([open(onFrame), everything.promise])
  return socket
}

/** Clients reconnected per second when all connect at once. */
const backPerSecond = (clients: Away[]) => async () => {
  const start = performance.now()
  const sockets = await inTime(Promise.all(clients.map(comeBack)), 'the last client')
  const took = performance.now() - start
  await inTime(Promise.all(sockets.map(({ close }) => close())), 'the close of all sockets')
  return (clients.length * 1_000) / took
}

export const benchComeBack: RoomsPart = async (run, bench) => {
  const restaurants = run.sized(20, 2)
  const clients: Away[] = []
  for (let count = 0; count < restaurants; count += 1)
    clients.push(...(await clientsOf(bench, { ordersEach: 20, dinersAnOrder: 4, countersEach: 20, missedOrders: 5 })))
  const bare = await startServer('serve-bare-sockets.ts', { text: '{}' })
  try {
    const accepted = clients.map(() => ({ open: openBare(bare.url), missed: [] }))
    const comparison = await run.compare(backPerSecond(clients), backPerSecond(accepted))
    const what = `P12 clients that come back, ${clients.length} at once, 0 lost (back a second)`
    run.report({ what, against: 'bare ws accepting them', comparison, reach: 1 / 2, floor: 1 / 3 })
    run.report({
      what,
      against: `a budget of ${budget} s`,
      comparison: againstBudget(comparison, clients.length / budget),
      reach: 1,
      floor: 1 / 2,
    })
  } finally {
    bare.stop()
  }
}
