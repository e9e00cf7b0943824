import { queuedSecondsHeader } from '@sufra/shared/contract/queued-seconds'
import type { Call } from '@sufra/shared/contract/client'
import { cancelWaitingOrders, moveOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { forEachMessage, guestSmsExpiresAfter, maxGuestSmsPerNumber, type SmsSwitches } from '@sufra/shared/sms/sms-events'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { restaurants } from '../../../people/restaurants/restaurants.table.ts'
import { createOrdersStore } from '../orders.store.ts'
import { createGuestMessages } from './guest-messages.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let counter: Call
let now: Date

const switchTo = (smsIsOn: SmsSwitches) =>
  api.connection.db.update(restaurants).set({ smsIsOn }).where(eq(restaurants.id, restaurant.restaurantId))

beforeEach(async () => {
  now = new Date('2026-11-24T12:00:00Z')
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
  await switchTo(forEachMessage(() => true))
})

const place = async () => (await api.call(processPayment, { body: goodPayment(restaurant) })).orderId
type Status = 'Preparing' | 'Out for Delivery' | 'Delivered' | 'Cancelled'
const more = { Preparing: { minutes: 15 }, Cancelled: { reason: 'sold_out' as const }, 'Out for Delivery': {}, Delivered: {} }
const move = (orderId: string, status: Status, idempotencyKey?: string) =>
  counter(moveOrder, { params: { orderId }, body: { status, ...more[status] } }, { idempotencyKey })
/** Returns messages that are sent or wait to be sent. */
const messages = () =>
  api.connection.query<{ to: string; text: string }>(
    'select recipient as "to", text from outgoing_messages where restaurant_id = $1 and failed_at is null order by created_at, id',
    [restaurant.restaurantId],
  )
const sendAll = () => api.connection.query('update outgoing_messages set sent_at = $1 where failed_at is null', [now.toISOString()])

test('a guest gets one SMS when the order is accepted, one when it is ready, and none when it is delivered', async () => {
  const orderId = await place()
  for (const status of ['Preparing', 'Out for Delivery', 'Delivered'] as const) {
    await move(orderId, status)
    await sendAll()
  }
  const sent = await messages()
  expect(sent.map(({ text }) => text.split('\n')[1]?.replace(/ \(table \d+\)/, ''))).toEqual([
    'Test Kitchen: order 1 has been accepted.',
    'Test Kitchen: order 1 is ready.',
  ])
  expect(sent[0]?.to).toBe(`+${goodPayment(restaurant).customerDetails.mobileNumber}`)
})

test('a repeated and a concurrent move send nothing more', async () => {
  const orderId = await place()
  await move(orderId, 'Preparing', 'the-same-key-of-a-retry')
  await move(orderId, 'Preparing', 'the-same-key-of-a-retry')
  await refusalOf(move(orderId, 'Preparing'))
  const store = createOrdersStore(api.connection)
  const guestMessages = createGuestMessages(api.connection)
  const ready = async () => {
    const written = await guestMessages(restaurant.restaurantId, orderId, { status: 'Out for Delivery' })
    return store.move(restaurant.restaurantId, orderId, { from: 'Preparing', to: 'Out for Delivery', at: now, messages: written })
  }
  await sendAll()
  const moved = await Promise.all([ready(), ready()])
  expect(moved.filter((seq) => seq !== undefined)).toHaveLength(1)
  expect(await messages()).toHaveLength(2)
})

test.each([
  ['Preparing', 'order_accepted'],
  ['Cancelled', 'order_cancelled'],
] as const)('an SMS for %s is not sent while it is switched off, which is the default', async (status, message) => {
  await switchTo({})
  await move(await place(), status)
  await switchTo({ ...forEachMessage(() => true), [message]: false })
  await move(await place(), status)
  expect(await messages()).toEqual([])
})

test('no SMS announces a status that the order has left before the SMS was sent', async () => {
  const orderId = await place()
  await move(orderId, 'Preparing')
  await move(orderId, 'Out for Delivery')
  expect(await messages()).toMatchObject([{ text: expect.stringContaining('is ready') }])
  await move(orderId, 'Delivered')
  expect(await messages()).toEqual([])
})

test.each([
  ['Preparing', 'order_accepted'],
  ['Cancelled', 'order_cancelled'],
] as const)('the SMS for %s is not sent after its expiry, counted from the move', async (status, message) => {
  await move(await place(), status)
  const rows = await api.connection.query<{ expiresAt: string }>(
    'select expires_at::text as "expiresAt" from outgoing_messages where restaurant_id = $1',
    [restaurant.restaurantId],
  )
  expect(rows.map(({ expiresAt }) => Date.parse(expiresAt))).toEqual([now.getTime() + guestSmsExpiresAfter[message] * 1_000])
})

test.each([
  ['120', 1],
  ['121', 0],
  ['long', 1],
])('a move that waited %s seconds for a connection sends %i SMS', async (queued, count) => {
  const orderId = await place()
  const { accessToken } = await api.signedIn(restaurant.email)
  const { status } = await fetch(`${api.url}/api/merchant/orders/${orderId}/status`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}`, [queuedSecondsHeader]: queued },
    body: JSON.stringify({ status: 'Preparing', minutes: 15 }),
  })
  expect(status).toBe(200)
  expect(await messages()).toHaveLength(count)
})

test('orders that are cancelled together send an SMS each, and none when they are fake', async () => {
  const cancel = (orderId: string, reason: 'too_busy' | 'suspected_fake') =>
    counter(cancelWaitingOrders, { params: { orderId }, body: { of: 'phone', reason } })
  await cancel(await place(), 'suspected_fake')
  expect(await messages()).toEqual([])
  await cancel(await place(), 'too_busy')
  expect(await messages()).toHaveLength(1)
})

test('a missed order sends one SMS, and an order without a phone number sends none', async () => {
  const [missed, nameless] = [await place(), await place()]
  await api.connection.query(`update orders set mobile_number = '' where id = $1`, [nameless])
  now = new Date(now.getTime() + 180_000)
  await api.runJob('run-escalations')
  const [row] = await api.connection.query<{ status: string }>('select status from orders where id = $1', [missed])
  expect(row?.status).toBe('Cancelled')
  expect(await messages()).toMatchObject([{ text: expect.stringContaining('has been cancelled') }])
})

test(`a phone number gets ${maxGuestSmsPerNumber} SMS in 24 hours`, async () => {
  for (let count = 0; count < maxGuestSmsPerNumber; count += 1) await move(await place(), 'Cancelled')
  expect(await messages()).toHaveLength(maxGuestSmsPerNumber)
  await move(await place(), 'Cancelled')
  expect(await messages()).toHaveLength(maxGuestSmsPerNumber)
  now = new Date(now.getTime() + 86_400_000)
  await api.connection.query('update restaurants set unreachable_since = null where id = $1', [restaurant.restaurantId])
  const orderId = await place()
  counter = (await api.signedIn(restaurant.email)).call
  await move(orderId, 'Cancelled')
  expect(await messages()).toHaveLength(maxGuestSmsPerNumber + 1)
})
