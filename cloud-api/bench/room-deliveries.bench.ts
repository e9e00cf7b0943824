// P3: frames delivered to a room of 1,000 sockets per second of CPU time, against a bare `ws` loop.
import type { Contender } from './measure/compare.ts'
import { addRestaurants, openCounter, placeOrder, signInCounter, type RoomsBench, type RoomsPart } from './room-counters.ts'
import { startServer, type ServerProcess } from './servers/server-process.ts'
import { createArrivals, openBare, openSockets, type OpenSocket } from './sockets.ts'

/** Number of feed rows per order: order_placed and a notification. */
const framesAtOnce = 2

/** Writes feed rows like the rows of an order. $1 is the restaurant, $2 the count, $3 the data. */
const writeRowsSql = `
with counter as (update restaurant_counters set seq = seq + $2::int where restaurant_id = $1::uuid returning restaurant_id, seq)
insert into feed (restaurant_id, seq, event, data, at)
select c.restaurant_id, c.seq - $2::int + n, 'order_placed', $3::text::jsonb, now() from counter c, generate_series(1, $2::int) n`

/** The frame of the restaurant's first order, as sent to its counter. */
const readFrame = async (bench: RoomsBench, accessToken: string) => {
  const frames: string[] = []
  const arrivals = createArrivals()
  const [socket] = await openSockets(openCounter(bench, accessToken, 0), 1, (frame) => {
    frames.push(String(frame))
    arrivals.add()
  })
  await arrivals.reach(framesAtOnce)
  await socket?.close()
  const text = frames.find((frame) => frame.startsWith('{"event":"order_placed"'))
  if (!text) throw new Error('the counter did not receive the order')
  return text
}

type Room = { server: ServerProcess; open: OpenSocket; beforeDelivery?: () => Promise<unknown>; sockets: number; seconds: number }

/** Fills the room. Returns the frames delivered per second of the server's CPU time, and a received frame. */
const fillRoom = async ({ server, open, beforeDelivery, sockets, seconds }: Room) => {
  const arrivals = createArrivals()
  let last: Buffer | undefined
  await openSockets(open, sockets, (frame) => {
    last = frame
    arrivals.add()
  })
  const deliver = async () => {
    await beforeDelivery?.()
    const until = arrivals.count() + framesAtOnce * sockets
    await server.request({ kind: 'deliver', frames: framesAtOnce })
    await arrivals.reach(until)
  }
  const measure: Contender = async () => {
    const [from, before] = [arrivals.count(), await server.request({ kind: 'processor' })]
    const end = performance.now() + seconds * 1_000
    do await deliver()
    while (performance.now() < end)
    return (arrivals.count() - from) / ((await server.request({ kind: 'processor' })) - before)
  }
  await deliver()
  return { measure, frame: String(last) }
}

const withoutNumber = (text: string) => text.replace(/"seq":\d+/, '"seq":0').replace(/"at":"[^"]+"/, '"at":""')

export const benchRoomDeliveries: RoomsPart = async (run, bench) => {
  const { sized, seconds, compare, report } = run
  const sockets = sized(1_000, 100)
  const [restaurant] = await addRestaurants(bench, 1)
  if (!restaurant) throw new Error('there is no restaurant')
  const accessToken = await signInCounter(bench, restaurant)
  await placeOrder(bench, restaurant)
  const text = await readFrame(bench, accessToken)
  const { data } = JSON.parse(text) as { data: object } // our own server's frame
  const writeRows = () => bench.connection.query(writeRowsSql, [restaurant.restaurantId, framesAtOnce, JSON.stringify(data)])
  const bare = await startServer('serve-bare-sockets.ts', { text })
  try {
    const room = { sockets, seconds }
    const ours = await fillRoom({ ...room, server: bench.ours, open: openCounter(bench, accessToken), beforeDelivery: writeRows })
    const limit = await fillRoom({ ...room, server: bare, open: openBare(bare.url) })
    for (const frame of [ours.frame, limit.frame])
      if (withoutNumber(frame) !== withoutNumber(text)) throw new Error(`not the same frames: ${text}, ${frame}`)
    const what = `P3 frames to a room of ${sockets}, by a second of processor time`
    report({ what, against: 'a bare ws loop', comparison: await compare(ours.measure, limit.measure), reach: 0.9, floor: 0.85 })
  } finally {
    bare.stop()
  }
}
