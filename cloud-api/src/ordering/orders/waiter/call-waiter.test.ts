import { randomUUID } from 'node:crypto'
import { listOrders, readOrder } from '@sufra/shared/orders/order.routes'
import { orderRoom } from '@sufra/shared/realtime/rooms'
import { maxCallsPerOrder } from '@sufra/shared/waiter/waiter-call'
import { answerWaiterCall, callWaiter } from '@sufra/shared/waiter/waiter.routes'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../../testing/test-api.ts'
import { openConnection } from '../../../../testing/test-connection.ts'
import { addRestaurant } from '../../../../testing/test-restaurant.ts'
import { feed } from '../../../platform/feed/feed.table.ts'
import { phoneId, useOrdering } from '../placing/ordering.test-data.ts'

const { scene, atTable, atWindow, send, accept, cancel, addTables } = useOrdering()

const later = (seconds: number) => {
  scene.now = new Date(scene.now.getTime() + seconds * 1_000)
}
const place = async (at: Parameters<typeof atTable>[0] = {}) =>
  (await send(atTable({ deviceId: phoneId(), ...at }), scene.api.call)).orderId
const callTo = async (orderId: string) => (await scene.api.call(callWaiter, { params: { orderId }, body: {} })).data
const answer = (orderId: string, waiterCalledAt: string, by = scene.counter) =>
  by(answerWaiterCall, { params: { orderId }, body: { waiterCalledAt } })
const read = async (orderId: string) => (await scene.api.call(readOrder, { params: { orderId } })).data
const emitted = async () => {
  const isCall = inArray(feed.event, ['waiter_called', 'waiter_call_acknowledged', 'waiter_coming'])
  const rows = await scene.api.connection.db
    .select({ event: feed.event, orderVersion: feed.orderVersion })
    .from(feed)
    .where(and(eq(feed.restaurantId, scene.restaurant.restaurantId), isCall))
    .orderBy(feed.seq)
  return rows
}

test('a call is stored with the order, and the counter’s answer reaches the diner; a second answer changes nothing', async () => {
  const orderId = await place()
  const calledAt = scene.now.toISOString()
  expect(await callTo(orderId)).toMatchObject({ orderId, version: 2, waiterCalledAt: calledAt })
  later(20)
  await answer(orderId, calledAt)
  await answer(orderId, calledAt)
  expect(await read(orderId)).toMatchObject({ version: 3, waiterCalledAt: calledAt, waiterComingAt: scene.now.toISOString() })
  expect(await emitted()).toEqual([
    { event: 'waiter_called', orderVersion: 2 },
    { event: 'waiter_coming', orderVersion: 3 },
  ])
})

test('a table calls once a minute, from any phone and order, and the refusal has the time to wait', async () => {
  const [first, second] = [await place(), await place()]
  await callTo(first)
  later(59)
  for (const orderId of [first, second])
    expect(await refusalOf(callTo(orderId))).toMatchObject({ status: 429, code: 'waiter.called_recently', details: { waitSeconds: 1 } })
  later(1)
  expect(await callTo(second)).toMatchObject({ waiterCalledAt: scene.now.toISOString() })
})

test('an answer does not let the table call before the minute has passed', async () => {
  const orderId = await place()
  await callTo(orderId)
  await answer(orderId, scene.now.toISOString())
  later(59)
  expect(await refusalOf(callTo(orderId))).toMatchObject({ code: 'waiter.called_recently' })
})

test('another table may call at the same time', async () => {
  const [table] = await addTables(1)
  await callTo(await place())
  const elsewhere = await place({ tableId: table?.id, tableNumber: table?.number })
  expect(await callTo(elsewhere)).toMatchObject({ waiterCalledAt: scene.now.toISOString() })
})

test('when two phones of a table call at the same time, one is refused', async () => {
  const orderIds = [await place(), await place()]
  const results = await Promise.allSettled(orderIds.map(callTo))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await emitted()).toHaveLength(1)
})

test(`an order calls at most ${maxCallsPerOrder} times`, async () => {
  const orderId = await place()
  for (let call = 0; call < maxCallsPerOrder; call += 1) {
    await callTo(orderId)
    later(60)
  }
  expect(await refusalOf(callTo(orderId))).toMatchObject({ status: 429, code: 'waiter.called_often' })
})

test('an order that has no table, is closed or is unknown cannot call a waiter', async () => {
  const { orderId: driveThru } = await send(atWindow({ deviceId: phoneId() }), scene.api.call)
  expect(await refusalOf(callTo(driveThru))).toMatchObject({ status: 409, code: 'waiter.no_table' })
  const closed = await place()
  await cancel(closed, 'too_busy')
  expect(await refusalOf(callTo(closed))).toMatchObject({ status: 409, code: 'waiter.order_closed' })
  expect(await refusalOf(callTo('A'.repeat(22)))).toMatchObject({ status: 404, code: 'order.not_found' })
})

test('an answer to an earlier call leaves the newer one open', async () => {
  const orderId = await place()
  const { waiterCalledAt: first = '' } = await callTo(orderId)
  later(60)
  await callTo(orderId)
  await answer(orderId, first)
  expect(await read(orderId)).not.toHaveProperty('waiterComingAt')
})

test('a counter that was disconnected or restarts finds the open call in its list of orders', async () => {
  const orderId = await place()
  await accept(orderId)
  const { waiterCalledAt } = await callTo(orderId)
  const { data } = await scene.counter(listOrders, { query: {} })
  expect(data).toMatchObject([{ orderId, tableNumber: 1, waiterCalledAt }])
})

test('another restaurant does not find the call, and answering requires a member', async () => {
  const orderId = await place()
  const { waiterCalledAt = '' } = await callTo(orderId)
  const other = await scene.api.signedIn((await addRestaurant(scene.api.connection.db)).email)
  expect(await refusalOf(answer(orderId, waiterCalledAt, other.call))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await refusalOf(answer(orderId, waiterCalledAt, scene.api.call))).toMatchObject({ status: 401 })
  expect(await refusalOf(answer(randomUUID(), waiterCalledAt))).toMatchObject({ status: 404 })
  expect(await read(orderId)).not.toHaveProperty('waiterComingAt')
})

test('the room of the order has the call and the answer, with the changed fields', async () => {
  const orderId = await place()
  const socket = await openConnection(scene.api)
  socket.send({ event: 'join_order_room', data: { orderId, since: 1 } })
  await socket.waitForEvent('joined')
  const { waiterCalledAt = '' } = await callTo(orderId)
  expect(await socket.waitForEvent('waiter_called')).toMatchObject({ room: orderRoom(orderId), seq: 2, data: { orderId, waiterCalledAt } })
  await answer(orderId, waiterCalledAt)
  expect(await socket.waitForEvent('waiter_coming')).toMatchObject({ seq: 3, data: { orderId, waiterComingAt: scene.now.toISOString() } })
  socket.close()
})
