import { readOrder } from '@sufra/shared/orders/order.routes'
import { orderRoom } from '@sufra/shared/realtime/rooms'
import { answerWaiterCall, callWaiter } from '@sufra/shared/waiter/waiter.routes'
import { expect, test } from 'vitest'
import { openConnection, sendAsCounter } from '../../../../testing/test-connection.ts'
import { addRestaurant, setUnreachable } from '../../../../testing/test-restaurant.ts'
import { phoneId, useOrdering } from '../placing/ordering.test-data.ts'

const { scene, atTable, send } = useOrdering()

const later = (seconds: number) => {
  scene.now = new Date(scene.now.getTime() + seconds * 1_000)
}
const place = async () => (await send(atTable({ deviceId: phoneId() }), scene.api.call)).orderId
const callTo = (orderId: string) => scene.api.call(callWaiter, { params: { orderId }, body: {} })
const calledAtOf = async (orderId: string) => (await callTo(orderId)).data.waiterCalledAt ?? ''
const read = async (orderId: string) => (await scene.api.call(readOrder, { params: { orderId } })).data
const acknowledge = (orderId: string, calledAt: string, as: { accessToken?: string } = {}) =>
  sendAsCounter({ ...scene, ...as }, 'call_acknowledged', { orderId, calledAt })

test('the first acknowledgement of a call is stored and reaches the room of the order, and a later one changes nothing', async () => {
  const orderId = await place()
  const calledAt = await calledAtOf(orderId)
  expect(await read(orderId)).toMatchObject({ version: 2, waiterAcknowledgedAt: null })
  const socket = await openConnection(scene.api)
  socket.send({ event: 'join_order_room', data: { orderId, since: 2 } })
  await socket.waitForEvent('joined')
  later(3)
  const waiterAcknowledgedAt = scene.now.toISOString()
  await acknowledge(orderId, calledAt)
  expect(await socket.waitForEvent('waiter_call_acknowledged')).toMatchObject({
    room: orderRoom(orderId),
    seq: 3,
    data: { orderId, waiterAcknowledgedAt },
  })
  later(10)
  await acknowledge(orderId, calledAt)
  expect(await read(orderId)).toMatchObject({ version: 3, waiterAcknowledgedAt })
  socket.close()
})

test('a new call needs a new acknowledgement, and the acknowledgement of an earlier call does not count', async () => {
  const orderId = await place()
  const first = await calledAtOf(orderId)
  await acknowledge(orderId, first)
  later(60)
  const second = await calledAtOf(orderId)
  await acknowledge(orderId, first)
  expect(await read(orderId)).toMatchObject({ waiterAcknowledgedAt: null })
  await acknowledge(orderId, second)
  expect(await read(orderId)).toMatchObject({ waiterAcknowledgedAt: second })
})

test('an order without a call has no acknowledgement, and an answered call gets none', async () => {
  const orderId = await place()
  expect(await read(orderId)).not.toHaveProperty('waiterAcknowledgedAt')
  const calledAt = await calledAtOf(orderId)
  await scene.counter(answerWaiterCall, { params: { orderId }, body: { waiterCalledAt: calledAt } })
  await acknowledge(orderId, calledAt)
  expect(await read(orderId)).toMatchObject({ version: 3, waiterAcknowledgedAt: null })
})

test('another restaurant’s counter acknowledges nothing', async () => {
  const orderId = await place()
  const calledAt = await calledAtOf(orderId)
  const other = await addRestaurant(scene.api.connection.db)
  await acknowledge(orderId, calledAt, await scene.api.signedIn(other.email))
  expect(await read(orderId)).toMatchObject({ version: 2, waiterAcknowledgedAt: null })
})

test('a call returns immediately whether a counter of the restaurant responds', async () => {
  const orderId = await place()
  expect(await callTo(orderId)).toMatchObject({ isUnreachable: false })
  await setUnreachable(scene.api.connection.db, scene.restaurant, scene.now)
  later(60)
  expect(await callTo(orderId)).toMatchObject({ isUnreachable: true })
})
