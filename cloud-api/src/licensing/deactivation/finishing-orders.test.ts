// Orders of a restaurant that is deactivated: open ones finish, no new ones are placed.
import { takeCash } from '@sufra/shared/cash/cash.routes'
import { deactivateRestaurant } from '@sufra/shared/deactivation/deactivation.routes'
import type { Call } from '@sufra/shared/contract/client'
import { changeHours, readHours } from '@sufra/shared/hours/hours.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { claimPrint } from '@sufra/shared/printing/print-claim.routes'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { refundCallsOf } from '../../../testing/payments/refunding.ts'
import { refusalOf, startTestApi } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { addAdmin, goodPayment } from '../../../testing/test-restaurant.ts'

const { scene, pay, listed, read, move, settle, webhook } = usePayingApi()
let admin: Call
beforeAll(async () => {
  admin = (await scene.api.signedIn((await addAdmin(scene.api.connection.db)).email, 'admin')).call
})

const deactivate = () =>
  admin(deactivateRestaurant, { params: { restaurantId: scene.restaurant.restaurantId }, body: { reason: 'subscription_unpaid' } })
const placeForCash = async () => (await scene.api.call(processPayment, { body: goodPayment(scene.restaurant) })).orderId

test('a new order is refused, with cash and by card, and nothing is authorised', async () => {
  await deactivate()
  const refusal = { status: 409, code: 'restaurant.not_taking_orders' }
  expect(await refusalOf(placeForCash())).toMatchObject(refusal)
  expect(await refusalOf(pay())).toMatchObject(refusal)
  expect(scene.gateway.authorised).toHaveLength(0)
})

test('another copy of the API, whose cached menu still allows orders, refuses a new order too', async () => {
  const copy = await startTestApi({ now: () => scene.now, connection: scene.api.connection })
  onTestFinished(() => copy.close())
  const place = () => copy.call(processPayment, { body: goodPayment(scene.restaurant) })
  await place()
  await deactivate()
  expect(await refusalOf(place())).toMatchObject({ status: 409, code: 'restaurant.not_taking_orders' })
})

test('an open order is accepted, printed, paid and delivered', async () => {
  const orderId = await placeForCash()
  await deactivate()
  await move(orderId, 'Preparing')
  const job = { orderId, printer: 'kitchen', deviceId: crypto.randomUUID() }
  expect((await scene.counter(claimPrint, { body: job })).data.state).toBe('granted')
  await scene.counter(takeCash, { params: { orderId }, body: { received: 20 } }, { idempotencyKey: crypto.randomUUID() })
  await move(orderId, 'Out for Delivery')
  await move(orderId, 'Delivered')
  expect(await read(orderId)).toMatchObject({ status: 'Delivered' })
  expect(await listed()).toEqual([])
})

test('an open order is cancelled and its money returned', async () => {
  const { orderId } = await pay()
  await move(orderId, 'Preparing')
  await settle()
  await deactivate()
  await refundCallsOf({ scene }).refund(orderId, { amount: 1 })
  await move(orderId, 'Cancelled')
  await settle()
  expect((await read(orderId)).payment.state).toBe('refunded')
})

test('an order whose payment is decided later reaches the counter and finishes', async () => {
  scene.gateway.decide(scene.gateway.challenge('https://bank.test/3ds'))
  const { orderId } = await pay()
  expect((await deactivate()).data.effect).toMatchObject({ openOrders: 0, awaitingPayment: 1 })
  expect(await listed()).toEqual([])
  const [request] = scene.gateway.authorised
  expect(request && (await webhook(scene.gateway.eventOf(request)))).toBe(204)
  expect((await listed()).map((order) => order.orderId)).toEqual([orderId])
  await move(orderId, 'Preparing')
})

test('the counter still acknowledges orders over its socket, and gets the missed events', async () => {
  const orderId = await placeForCash()
  await deactivate()
  const { accessToken } = await scene.api.signedIn(scene.restaurant.email)
  const socket = await openConnection(scene.api, { accessToken })
  socket.send({ event: 'join_merchant_room', data: { since: 0 } })
  expect((await socket.waitForEvent('order_placed'))?.data).toMatchObject({ orderId })
  socket.send({ event: 'order_acknowledged', data: { orderId } })
  await socket.waitForEvent('order_acknowledged')
  expect(socket.receivedEvents.map(({ event }) => event)).not.toContain('refused')
  socket.close()
})

test('all other actions are refused until the restaurant is restored', async () => {
  await deactivate()
  const { version } = (await scene.counter(readHours, {})).data
  const change = scene.counter(changeHours, { body: { hours: null, version } }, { idempotencyKey: crypto.randomUUID() })
  expect(await refusalOf(change)).toMatchObject({ status: 403, code: 'session.not_accepted' })
})

test('an order that arrives during the deactivation is either placed and finished, or refused', async () => {
  const orders = Array.from({ length: 12 }, () =>
    placeForCash().then(
      (orderId) => orderId,
      (error: { code?: string }) => error.code,
    ),
  )
  const [results] = await Promise.all([Promise.all(orders), deactivate()])
  const placed = results.filter((result) => result !== 'restaurant.not_taking_orders')
  expect(new Set((await listed()).map(({ orderId }) => orderId))).toEqual(new Set(placed))
  for (const orderId of placed) await move(String(orderId), 'Preparing')
  expect(await refusalOf(placeForCash())).toMatchObject({ code: 'restaurant.not_taking_orders' })
})
