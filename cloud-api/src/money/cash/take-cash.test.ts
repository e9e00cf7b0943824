import { randomUUID } from 'node:crypto'
import { readDrawer, takeCash } from '@sufra/shared/cash/cash.routes'
import { cancelWaitingOrders, moveOrder, readOrder } from '@sufra/shared/orders/order.routes'
import type { Call } from '@sufra/shared/contract/client'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { beforeAll, expect, test } from 'vitest'
import { cardPayment } from '../../../testing/payments/paying-api.ts'
import { createScriptedGateway } from '../../../testing/payments/scripted-gateway.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addMember, addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const api = useApi({ paymentGateway: createScriptedGateway().gateway })
let restaurant: TestRestaurant
let counter: Call
let staff: Call
let otherCounter: Call

beforeAll(async () => {
  const { db } = api.connection
  restaurant = await addRestaurant(db)
  counter = (await api.signedIn(restaurant.email)).call
  staff = (await api.signedIn((await addMember(db, restaurant.restaurantId, 'staff')).email)).call
  otherCounter = (await api.signedIn((await addRestaurant(db)).email)).call
})

const place = async () => (await api.call(processPayment, { body: goodPayment(restaurant) })).orderId
const take = async (orderId: string, received: number, { call = counter, key = randomUUID() }: { call?: Call; key?: string } = {}) =>
  (await call(takeCash, { params: { orderId }, body: { received } }, { idempotencyKey: key })).data
const paymentOf = async (orderId: string) => (await api.call(readOrder, { params: { orderId } })).data.payment
const salesOf = async (orderId: string) =>
  api.connection.query<{ amount: number; received: number }>(`select amount, received from cash_movements where order_id = $1::text`, [
    orderId,
  ])

test('cash for an order is taken once: the change is computed, the order is paid, and its diner is notified', async () => {
  const orderId = await place()
  const before = (await api.call(readOrder, { params: { orderId } })).data.version
  const taken = await take(orderId, 20, { call: staff })
  expect(taken).toMatchObject({ amount: 15.5, change: 4.5, hasOpenShift: false, order: { orderId, payment: { paid: 15.5 } } })
  expect(await paymentOf(orderId)).toMatchObject({ method: 'Cash', paid: 15.5, refunded: 0 })
  expect(await salesOf(orderId)).toEqual([{ amount: 1_550, received: 2_000 }])
  const events = await api.connection.query(
    `select event, order_version as version, data->'payment'->'paid' as paid from feed where order_id = $1::text and order_version > $2::int`,
    [orderId, before],
  )
  expect(events).toEqual([{ event: 'order_payment_changed', version: before + 1, paid: 15.5 }])
  const { outside } = (await counter(readDrawer, {})).data
  expect(outside[0]).toMatchObject({ kind: 'sale', amount: 15.5, received: 20, by: 'Omar staff', orderNumber: taken.order.orderNumber })
})

test('a repeated request gets the first response, and another amount with its key is refused', async () => {
  const orderId = await place()
  const key = randomUUID()
  const first = await take(orderId, 20, { key })
  expect(await take(orderId, 20, { key })).toEqual(first)
  expect(await refusalOf(take(orderId, 50, { key }))).toMatchObject({ status: 422, code: 'idempotency.other_body' })
  expect(await salesOf(orderId)).toHaveLength(1)
})

test('when eight counters take the cash of an order at the same time, one of them succeeds', async () => {
  const orderId = await place()
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => take(orderId, 15.5)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await salesOf(orderId)).toEqual([{ amount: 1_550, received: 1_550 }])
  expect(await paymentOf(orderId)).toMatchObject({ paid: 15.5 })
})

test.each([
  [15.49, 400, 'cash.below_due'],
  [-1, 400, 'money.invalid'],
  [15.555, 400, 'money.invalid'],
])('%d riyals for an order of 15.50 are refused', async (received, status, code) => {
  const orderId = await place()
  expect(await refusalOf(take(orderId, received))).toMatchObject({ status, code })
  expect(await salesOf(orderId)).toEqual([])
})

test('cash for a paid order, a cancelled order or a card order is refused, and for a delivered order it is taken', async () => {
  const orderId = await place()
  const move = (status: 'Preparing' | 'Out for Delivery' | 'Delivered') =>
    counter(moveOrder, { params: { orderId }, body: { status, ...(status === 'Preparing' && { minutes: 10 }) } })
  for (const status of ['Preparing', 'Out for Delivery', 'Delivered'] as const) await move(status)
  expect((await counter(readDrawer, {})).data.unpaid.map((order) => order.orderId)).toContain(orderId)
  await take(orderId, 15.5)
  expect((await counter(readDrawer, {})).data.unpaid.map((order) => order.orderId)).not.toContain(orderId)
  expect(await refusalOf(take(orderId, 15.5))).toMatchObject({ status: 409, code: 'cash.already_paid' })
  const cancelled = await place()
  await counter(cancelWaitingOrders, { params: { orderId: cancelled }, body: { of: 'phone', reason: 'other' } })
  expect(await refusalOf(take(cancelled, 15.5))).toMatchObject({ status: 409, code: 'cash.order_cancelled' })
  const byCard = await api.call(processPayment, { body: cardPayment(restaurant) }, { idempotencyKey: randomUUID() })
  expect(await refusalOf(take(byCard.orderId, 15.5))).toMatchObject({ status: 409, code: 'cash.not_cash_order' })
})

test('another restaurant’s order and an unknown order are not found', async () => {
  const orderId = await place()
  expect(await refusalOf(take(orderId, 20, { call: otherCounter }))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await refusalOf(take('A'.repeat(22), 20))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await salesOf(orderId)).toEqual([])
  expect((await otherCounter(readDrawer, {})).data).toEqual({
    shift: null,
    movements: [],
    outside: [],
    unpaid: [],
    unpaidTotal: { count: 0, amount: 0 },
  })
})
