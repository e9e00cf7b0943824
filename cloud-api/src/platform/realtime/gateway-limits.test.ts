// Limits of one socket, and closing sockets that do not answer or do not read.
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { useApi } from '../../../testing/test-api.ts'
import { openConnection, until } from '../../../testing/test-connection.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
/** Fixed, because messages are counted per minute. */
const now = new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const place = async (of = restaurant) => (await api.call(processPayment, { body: goodPayment(of) })).orderId

test('the heartbeat has the newest number of each joined room', async () => {
  const orderId = await place()
  const socketClient = await openConnection(api)
  socketClient.send({ event: 'join_order_room', data: { orderId } })
  await socketClient.waitForEvent('joined')
  await api.runJob('send-heartbeats')
  expect(await socketClient.waitForEvent('heartbeat')).toMatchObject({ data: { rooms: { [`order:${orderId}`]: 1 } } })
  socketClient.close()
})

test('a socket that misses heartbeats is closed, and a socket that answers stays open', async () => {
  const silent = await openConnection(api)
  const answering = await openConnection(api)
  silent.socket.pong = () => {} // the library answers pings on its own
  for (const socketClient of [silent, answering]) socketClient.send({ event: 'join_order_room', data: { orderId: await place() } })
  await Promise.all([silent, answering].map((socketClient) => socketClient.waitForEvent('joined')))
  const heartbeats = () => answering.receivedEvents.filter(({ event }) => event === 'heartbeat').length
  for (const count of [1, 2, 3]) {
    await api.runJob('send-heartbeats')
    await until(() => heartbeats() === count)
    // Messages are handled in order: when this one is refused, the pong before it has arrived.
    answering.send({ event: 'nothing' })
    await until(() => answering.receivedEvents.filter(({ event }) => event === 'refused').length === count)
  }
  expect(await silent.closedWith()).toBe(1006)
  expect(answering.socket.readyState).toBe(answering.socket.OPEN)
  answering.close()
})

test('a message of 64 KB and one byte closes the socket', async () => {
  const socketClient = await openConnection(api)
  socketClient.send('x'.repeat(64 * 1024 + 1))
  expect(await socketClient.closedWith()).toBe(1009)
})

test('the 101st message of a minute closes the socket', async () => {
  const socketClient = await openConnection(api)
  for (let count = 0; count < 101; count += 1) socketClient.send({ event: 'nothing' })
  expect(await socketClient.closedWith()).toBe(1008)
})

test('a socket that does not read is closed instead of buffering without limit', async () => {
  const mine = await addRestaurant(api.connection.db)
  const token = (await api.signedIn(mine.email)).accessToken
  const { port, hostname } = new URL(api.url)
  const stuck = connect(Number(port), hostname)
  const key = Buffer.from('0123456789abcdef').toString('base64')
  stuck.write(
    `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${api.url}\r\nAuthorization: Bearer ${token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
  )
  await new Promise((resolve) => stuck.once('data', resolve))
  const frame = (opcode: number, text: string) =>
    Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]) // masked by zeros
  stuck.write(frame(1, '{"event":"join_merchant_room","data":{}}'))
  await new Promise((resolve) => stuck.once('data', resolve))
  stuck.pause()
  let isClosed = false
  stuck.on('error', () => (isClosed = true)) // writing to a socket closed by the peer
  // Twenty megabytes of events: more than the buffers of the kernel and the server together.
  await api.connection.query(
    `with news as (
       insert into feed (restaurant_id, seq, event, data, at)
       select $1::uuid, number, 'newNotification', to_jsonb(repeat('x', 40000)), now() from generate_series(1, 500) number
     ) update restaurant_counters set seq = 500 where restaurant_id = $1::uuid`,
    [mine.restaurantId],
  )
  await api.call(processPayment, { body: goodPayment(mine) })
  await until(() => {
    if (!isClosed) stuck.write(frame(10, '')) // a pong, which needs no response
    return isClosed
  }, 'the close')
})
