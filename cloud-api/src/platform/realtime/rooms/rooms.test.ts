import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@sufra/shared/contract/client'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { and, eq, lte } from 'drizzle-orm'
import { startTestApi, useApi } from '../../../../testing/test-api.ts'
import { openConnection, openRoomClient, until } from '../../../../testing/test-connection.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { createFeedStore } from '../../feed/feed.store.ts'
import { feed } from '../../feed/feed.table.ts'

const api = useApi()
let restaurant: TestRestaurant
let counter: Call
let accessToken: string

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
  const signedIn = await api.signedIn(restaurant.email)
  counter = signedIn.call
  accessToken = signedIn.accessToken
})

const place = async (of = restaurant) => (await api.call(processPayment, { body: goodPayment(of) })).orderId
const accept = (orderId: string) => counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 10 } })
const seqs = (receivedEvents: { seq: number }[]) => receivedEvents.map(({ seq }) => seq)
const newestSeq = async () => (await createFeedStore(api.connection.query).readNewest([restaurant.restaurantId]))[0]?.seq ?? 0

test('an order reaches the counter, and its changes reach counter and diner, numbered per room', async () => {
  const counterClient = openRoomClient(api, { accessToken })
  const start = await newestSeq()
  counterClient.joinMerchant(restaurant.restaurantId, start)
  const orderId = await place()
  await until(() => counterClient.receivedEvents.length === 2)
  expect(counterClient.receivedEvents).toMatchObject([
    { event: 'order_placed', seq: start + 1, data: { orderId, totalPrice: 15.5, customerDetails: { customerName: 'Maryam' } } },
    { event: 'newNotification', seq: start + 2, data: { chatLink: `/merchant/orders?order=${orderId}` } },
  ])
  const diner = openRoomClient(api)
  diner.joinOrder(orderId, 1)
  counterClient.client.send({ event: 'order_acknowledged', data: { orderId } })
  counterClient.client.send({ event: 'order_acknowledged', data: { orderId } })
  await until(() => diner.receivedEvents.length === 1)
  await accept(orderId)
  await until(() => diner.receivedEvents.length === 2)
  expect(diner.receivedEvents).toMatchObject([
    { event: 'order_acknowledged', seq: 2, data: { orderId, version: 2 } },
    { event: 'order_status_updated', seq: 3, data: { orderId, status: 'Preparing', version: 3 } },
  ])
  await until(() => counterClient.receivedEvents.length === 4)
  expect(seqs(counterClient.receivedEvents)).toEqual([start + 1, start + 2, start + 3, start + 4])
  diner.end()
  counterClient.end()
})

test('a diner who reconnects gets missed events once and in order', async () => {
  const orderId = await place()
  const diner = openRoomClient(api)
  diner.joinOrder(orderId, 1)
  await until(() => diner.connections() === 1)
  await accept(orderId)
  await until(() => diner.receivedEvents.length === 1)
  diner.cut()
  await counter(moveOrder, { params: { orderId }, body: { status: 'Out for Delivery' } })
  await counter(moveOrder, { params: { orderId }, body: { status: 'Delivered' } })
  await until(() => diner.receivedEvents.length === 3)
  expect(diner.connections()).toBeGreaterThan(1)
  expect(diner.receivedEvents.map(({ data }) => 'status' in data && data.status)).toEqual(['Preparing', 'Out for Delivery', 'Delivered'])
  expect(seqs(diner.receivedEvents)).toEqual([2, 3, 4])
  diner.end()
})

test('a counter that missed 200 events gets them all in order', async () => {
  const start = await newestSeq()
  for (let count = 0; count < 100; count += 1) await place()
  const roomClient = openRoomClient(api, { accessToken })
  roomClient.joinMerchant(restaurant.restaurantId, start)
  await until(() => roomClient.receivedEvents.length === 200)
  expect(seqs(roomClient.receivedEvents)).toEqual(Array.from({ length: 200 }, (_, index) => start + 1 + index))
  roomClient.end()
})

test('a lost last frame is detected at the heartbeat and requested again', async () => {
  const orderId = await place()
  const diner = openRoomClient(api)
  diner.joinOrder(orderId, 1)
  await until(() => diner.connections() === 1)
  diner.lose('order_status_updated')
  await accept(orderId)
  await until(() => diner.lost() === 1)
  expect(diner.receivedEvents).toEqual([])
  await api.runJob('send-heartbeats')
  await until(() => diner.receivedEvents.length === 1)
  expect(diner.receivedEvents).toMatchObject([{ event: 'order_status_updated', seq: 2, data: { status: 'Preparing' } }])
  diner.end()
})

test('rows without a notification arrive with the next one, in order', async () => {
  const roomClient = openRoomClient(api, { accessToken })
  const start = await newestSeq()
  roomClient.joinMerchant(restaurant.restaurantId, start)
  await place()
  await until(() => roomClient.receivedEvents.length === 2)
  // Rows written by another API instance whose bus message is lost.
  const silent = await startTestApi({ connection: api.connection })
  await silent.call(processPayment, { body: goodPayment(restaurant) })
  expect(roomClient.receivedEvents).toHaveLength(2)
  await place()
  await until(() => roomClient.receivedEvents.length === 6)
  expect(seqs(roomClient.receivedEvents)).toEqual([1, 2, 3, 4, 5, 6].map((step) => start + step))
  await silent.close()
  roomClient.end()
})

test('without a message from the bus the API finds new rows by polling', async () => {
  const polling = await startTestApi({ connection: api.connection })
  const roomClient = openRoomClient(polling, { accessToken })
  const start = await newestSeq()
  roomClient.joinMerchant(restaurant.restaurantId, start)
  await until(() => roomClient.joined() === 1)
  await place() // on the other instance
  expect(roomClient.receivedEvents).toEqual([])
  await polling.runJob('poll-feed')
  await until(() => roomClient.receivedEvents.length === 2)
  expect(seqs(roomClient.receivedEvents)).toEqual([start + 1, start + 2])
  roomClient.end()
  await polling.close()
})

test('a client too far behind gets resync and continues from there', async () => {
  const mine = await addRestaurant(api.connection.db)
  const token = (await api.signedIn(mine.email)).accessToken
  await place(mine)
  await api.connection.db.delete(feed)
  const roomClient = openRoomClient(api, { accessToken: token })
  roomClient.joinMerchant(mine.restaurantId, 0)
  await until(() => roomClient.resyncs.length === 1)
  await place(mine)
  await until(() => roomClient.receivedEvents.length === 2)
  expect(seqs(roomClient.receivedEvents)).toEqual([3, 4])
  roomClient.end()
})

test('a client gets resync when only a part of its missed events is still stored', async () => {
  const mine = await addRestaurant(api.connection.db)
  const token = (await api.signedIn(mine.email)).accessToken
  for (let count = 0; count < 2; count += 1) await place(mine)
  await api.connection.db.delete(feed).where(and(eq(feed.restaurantId, mine.restaurantId), lte(feed.seq, 2)))
  const { receivedEvents, send, close } = await openConnection(api, { accessToken: token })
  send({ event: 'join_merchant_room', data: { since: 0 } })
  await until(() => receivedEvents.length > 0)
  expect(receivedEvents[0]).toMatchObject({ event: 'resync', seq: 4 })
  close()
})

test('events older than seven days are deleted, and a client that needs them gets resync', async () => {
  const mine = await addRestaurant(api.connection.db)
  await place(mine)
  const token = (await api.signedIn(mine.email)).accessToken
  const nextWeek = await startTestApi({ connection: api.connection, now: () => new Date(Date.now() + 7 * 86_400_000 + 60_000) })
  const rows = async () =>
    (await api.connection.db.select().from(feed)).filter(({ restaurantId }) => restaurantId === mine.restaurantId).length
  expect(await rows()).toBeGreaterThan(0)
  await nextWeek.runJob('delete-old-events')
  expect(await rows()).toBe(0)
  const roomClient = openRoomClient(api, { accessToken: token })
  roomClient.joinMerchant(mine.restaurantId, 1)
  await until(() => roomClient.resyncs.length === 1)
  roomClient.end()
  await nextWeek.close()
})

test('a client with a number from the future gets resync', async () => {
  const roomClient = openRoomClient(api, { accessToken })
  roomClient.joinMerchant(restaurant.restaurantId, 1_000_000)
  await until(() => roomClient.resyncs.length === 1)
  roomClient.end()
})

test('counters that join under load get every order once and in order with a single join', async () => {
  const mine = await addRestaurant(api.connection.db)
  const token = (await api.signedIn(mine.email)).accessToken
  const rush = Promise.all(Array.from({ length: 100 }, () => place(mine)))
  const lines = []
  for (let count = 0; count < 30; count += 1) {
    const roomClient = await openConnection(api, { accessToken: token })
    roomClient.send({ event: 'join_merchant_room', data: { since: 0 } })
    lines.push(roomClient)
  }
  await rush
  for (const roomClient of lines) {
    const sentSeqs = () => roomClient.receivedEvents.filter(({ room, event }) => room !== '' && event !== 'joined').map(({ seq }) => seq)
    await until(() => sentSeqs().includes(200), 'the last order')
    expect(sentSeqs()).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
    roomClient.close()
  }
})
