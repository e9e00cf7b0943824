// Orders that are neither paid in cash nor authorised. The store places them here, so that no payment gateway decides about them.
import { priceCart } from '@sufra/shared/cart/price-cart'
import type { Call } from '@sufra/shared/contract/client'
import { defaultEscalation } from '@sufra/shared/escalation/escalation'
import { saveEscalation, silenceOrders } from '@sufra/shared/escalation/escalation.routes'
import { readFirstSteps } from '@sufra/shared/first-steps/first-steps.routes'
import { cancelWaitingOrders, listOrders, moveOrder, readOrder } from '@sufra/shared/orders/order.routes'
import { orderLimits } from '@sufra/shared/orders/order-limits'
import { openStatuses } from '@sufra/shared/orders/order-status'
import { isVisibleToCounter, paymentMethods, paymentStates, type PaymentMethod } from '@sufra/shared/payments/payment-state'
import { paymentPayload, processPayment } from '@sufra/shared/payments/payment.routes'
import { claimPrint } from '@sufra/shared/printing/print-claim.routes'
import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, goodPayment, visitOf, type TestRestaurant } from '../../../testing/test-restaurant.ts'
import { testSecret } from '../../../testing/test-secret.ts'
import { feed } from '../../platform/feed/feed.table.ts'
import { forOrder } from '../../catalogue/menu/diner-item.ts'
import { createMenuCache } from '../../catalogue/menu/menu-cache.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { readVisit } from '../visits/visit-token.ts'
import { createOrderLimits } from './placing/order-limits.ts'
import { orderRows } from './order-rows.ts'
import { createOrdersStore, type OrdersStore } from './orders.store.ts'
import { createPlacingStore } from './placing/placing.store.ts'
import { orders } from './orders.table.ts'
import { isVisibleSql } from './visible-to-counter.sql.ts'

const start = new Date('2026-11-20T18:00:00Z')
const hour = 3_600_000
const api = useApi({ now: () => now, limitsOrders: true })
let store: OrdersStore
let restaurant: TestRestaurant
let counter: Call
let now = start

beforeAll(async () => {
  store = createOrdersStore(api.connection)
})
beforeEach(async () => {
  now = start
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
  await counter(saveEscalation, { body: { ...defaultEscalation, smsNumbers: ['+97455512345'] } })
})

const newDevice = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')

/** Places an order paid by this method and returns its id. */
const place = async (paymentMethod: PaymentMethod, deviceId = newDevice()) => {
  const { restaurantId, tables } = restaurant
  const menu = await createMenuCache(api.connection.db, () => now.getTime()).get(restaurantId)
  const visit = readVisit(testSecret, visitOf(restaurant, { tableId: tables.one, deviceId, openedAt: now }))
  const payload = paymentPayload.parse({ ...goodPayment(restaurant), paymentMethod })
  const priced = menu && priceCart(payload.items, menu.items.map(forOrder))
  if (!menu || !visit || !priced || !('priced' in priced)) throw new Error('the order does not fit the menu')
  const details = { ...goodPayment(restaurant).customerDetails, vehicleModel: '', vehicleNumber: '', vehicleColor: '' }
  const rows = orderRows(payload, priced.priced, menu, details, now)
  const limits = createOrderLimits({ secret: testSecret, isOn: true })
  const limited = limits({ visit, networkAddress: '10.0.0.1', businessDay: rows.business_day, isAtTable: true, at: now })
  const placed = await createPlacingStore(api.connection).place(restaurantId, { ...rows, ...limited, key: uuidv7(), fingerprint: '' })
  if (!placed) throw new Error('the order was not placed')
  return { orderId: rows.id, ...placed }
}

const listed = async () => (await counter(listOrders, { query: {} })).data.map(({ orderId }) => orderId)
const emitted = async () =>
  (await api.connection.db.select().from(feed).where(eq(feed.restaurantId, restaurant.restaurantId)).orderBy(feed.seq)).map(
    ({ seq, event, orderId }) => ({ seq, event, orderId }),
  )
const read = async (orderId: string) => (await api.call(readOrder, { params: { orderId } })).data
const claim = (orderId: string) => counter(claimPrint, { body: { orderId, printer: 'network:10.0.0.9:9100', deviceId: uuidv7() } })
const messages = () => api.connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.restaurantId, restaurant.restaurantId))

test('the SQL condition equals the shared rule for every method and state', async () => {
  const all = paymentMethods.flatMap((method) => paymentStates.map((state) => ({ method, state })))
  const rows = await api.connection.query<{ method: PaymentMethod; state: (typeof paymentStates)[number]; visible: boolean }>(
    `select payment_method as method, payment_state as state, ${isVisibleSql('o')} as visible
     from jsonb_to_recordset($1::text::jsonb) as o(payment_method text, payment_state text)`,
    [JSON.stringify(all.map(({ method, state }) => ({ payment_method: method, payment_state: state })))],
  )
  expect(rows).toEqual(all.map(({ method, state }) => ({ method, state, visible: isVisibleToCounter(method, state) })))
})

test('an order that is not authorised is in no list, emits nothing, and cannot be moved, silenced, cancelled or printed', async () => {
  const { orderId } = await place('Card')
  expect(await listed()).toEqual([])
  for (const status of openStatuses) expect(await counter(listOrders, { query: { status } })).toMatchObject({ data: [], more: null })
  expect(await emitted()).toEqual([])
  const params = { orderId }
  const notFound = { status: 404, code: 'order.not_found' }
  expect(await refusalOf(counter(moveOrder, { params, body: { status: 'Preparing', minutes: 10 } }))).toMatchObject(notFound)
  expect(await store.move(restaurant.restaurantId, orderId, { from: 'Received', to: 'Preparing', at: now })).toBeUndefined()
  expect(await refusalOf(counter(cancelWaitingOrders, { params, body: { of: 'table', reason: 'other' } }))).toMatchObject(notFound)
  expect(await store.acknowledge(restaurant.restaurantId, orderId, now)).toBeUndefined()
  await counter(silenceOrders, { body: { orderIds: [orderId] } })
  expect(await refusalOf(claim(orderId))).toMatchObject(notFound)
  expect((await counter(readFirstSteps, {})).data.order).toBe(false)
  expect(await emitted()).toEqual([])
  expect(await read(orderId)).toMatchObject({ status: 'Received', version: 1, payment: { method: 'Card' } })
})

test('jobs skip an order that is not authorised, and do not count it in an SMS', async () => {
  const { orderId } = await place('UPI')
  const cash = await place('Cash')
  now = new Date(start.getTime() + 65_000)
  await api.runJob('run-escalations')
  expect((await messages()).map(({ text }) => text)).toEqual([expect.stringContaining(`order ${cash.orderNumber}`)])
  now = new Date(start.getTime() + 48 * hour)
  await api.runJob('run-escalations')
  await api.runJob('close-left-open-orders')
  expect(await read(orderId)).toMatchObject({ status: 'Received', version: 1 })
  expect(await read(cash.orderId)).toMatchObject({ status: 'Cancelled' })
})

test('cancelling the waiting orders of a table skips orders that are not authorised', async () => {
  const card = await place('Card')
  const cash = await place('Cash')
  const { data } = await counter(cancelWaitingOrders, { params: { orderId: cash.orderId }, body: { of: 'table', reason: 'other' } })
  expect(data.cancelled).toBe(1)
  expect(await read(card.orderId)).toMatchObject({ status: 'Received' })
})

test('orders that are not authorised count towards the limits of waiting orders', async () => {
  const deviceId = newDevice()
  for (let count = 0; count < orderLimits.perPhone; count += 1) await place('Card', deviceId)
  const visit = visitOf(restaurant, { tableId: restaurant.tables.two, deviceId, openedAt: now })
  const body = { ...goodPayment(restaurant), tableId: restaurant.tables.two, tableNumber: 2, visit }
  expect(await refusalOf(api.call(processPayment, { body }))).toMatchObject({ code: 'order.phone_waits' })
  expect(await listed()).toEqual([])
})

test('the feed has no gap where an order is not announced', async () => {
  await place('Card')
  const { orderId } = await place('Cash')
  await place('Card')
  expect(await emitted()).toEqual([
    { seq: 1, event: 'order_placed', orderId },
    { seq: 2, event: 'newNotification', orderId: null },
  ])
})

test.each(['authorised', 'captured', 'partly_refunded', 'refunded', 'voided'] as const)(
  'an order whose payment is %s is listed, printed, moved and escalated like any other',
  async (paymentState) => {
    const { orderId } = await place('Card')
    await api.connection.db.update(orders).set({ paymentState }).where(eq(orders.id, orderId))
    expect(await listed()).toEqual([orderId])
    expect((await claim(orderId)).data.state).toBe('granted')
    now = new Date(start.getTime() + 65_000)
    await api.runJob('run-escalations')
    expect(await messages()).toHaveLength(1)
    await counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 10 } })
    expect(await read(orderId)).toMatchObject({ status: 'Preparing' })
  },
)
