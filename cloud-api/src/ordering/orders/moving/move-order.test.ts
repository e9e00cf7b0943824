// Also on PGlite: a move is made once by the statement that expects the order's status.
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { listOrders, moveOrder, readOrder } from '@sufra/shared/orders/order.routes'
import type { CancelReason } from '@sufra/shared/orders/cancel-reason'
import { canMove, orderStatuses, type OrderStatus } from '@sufra/shared/orders/order-status'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import type { Call } from '@sufra/shared/contract/client'
import { refusalOf, useApi } from '../../../../testing/test-api.ts'
import { addAdmin, addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { feed } from '../../../platform/feed/feed.table.ts'

const api = useApi()
let restaurant: TestRestaurant
let counter: Call
let otherCounter: Call

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
  otherCounter = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
})

const place = async () => (await api.call(processPayment, { body: goodPayment(restaurant) })).orderId
const move = (orderId: string, status: OrderStatus, call = counter) =>
  call(moveOrder, {
    params: { orderId },
    body: { status, minutes: status === 'Preparing' ? 15 : undefined, reason: status === 'Cancelled' ? 'other' : undefined },
  })
const steps: Record<OrderStatus, OrderStatus[]> = {
  Received: [],
  Preparing: ['Preparing'],
  'Out for Delivery': ['Preparing', 'Out for Delivery'],
  Delivered: ['Preparing', 'Out for Delivery', 'Delivered'],
  Cancelled: ['Cancelled'],
}
const placeIn = async (status: OrderStatus) => {
  const orderId = await place()
  for (const step of steps[status]) await move(orderId, step)
  return orderId
}

describe.each(orderStatuses)('an order with status %s', (from) => {
  test.each(orderStatuses)('moves to %s only where the move table allows it', async (to) => {
    const orderId = await placeIn(from)
    if (canMove(from, to)) return expect((await move(orderId, to)).data.status).toBe(to)
    expect(await refusalOf(move(orderId, to))).toMatchObject({ status: 409, code: 'order.cannot_move' })
    expect((await api.call(readOrder, { params: { orderId } })).data.status).toBe(from)
  })
})

test('when eight counters accept at the same time, one succeeds and one event is emitted', async () => {
  const orderId = await place()
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => move(orderId, 'Preparing')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const feedRows = await api.connection.db.select().from(feed).where(eq(feed.orderId, orderId)).orderBy(feed.seq)
  expect(feedRows.map(({ orderVersion }) => orderVersion ?? 0).toSorted((a, b) => a - b)).toEqual([1, 2])
})

test('when one counter accepts and another cancels at the same time, the moves are applied one after the other', async () => {
  const orderId = await place()
  const results = await Promise.allSettled([move(orderId, 'Preparing'), move(orderId, 'Cancelled')])
  const won = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.data.status] : []))
  const { data } = await api.call(readOrder, { params: { orderId } })
  // Cancelling is also legal after accepting, so both moves may succeed, one after the other.
  expect(won.at(-1)).toBeDefined()
  expect(data.status).toBe(won.includes('Cancelled') ? 'Cancelled' : 'Preparing')
})

test('accepting requires minutes and cancelling requires a reason', async () => {
  const accepted = (await move(await place(), 'Preparing')).data
  expect(Date.parse(accepted.promisedAt ?? '') - Date.parse(accepted.acceptedAt ?? '')).toBe(15 * 60_000)
  const cancelled = (await move(await place(), 'Cancelled')).data
  expect(cancelled).toMatchObject({ cancelReason: 'other', acceptedAt: null })
  const orderId = await place()
  const bare = (status: OrderStatus, more: object = {}) => refusalOf(counter(moveOrder, { params: { orderId }, body: { status, ...more } }))
  expect(await bare('Preparing')).toMatchObject({ status: 400, code: 'order.minutes_required' })
  expect(await bare('Preparing', { minutes: 0 })).toMatchObject({ code: 'order.minutes_required' })
  expect(await bare('Preparing', { minutes: 241 })).toMatchObject({ code: 'order.minutes_required' })
  expect(await bare('Cancelled')).toMatchObject({ code: 'order.reason_required' })
  expect(await bare('Cancelled', { reason: 'bored' })).toMatchObject({ code: 'order.reason_required' })
})

test('a counter can cancel only with a reason that suits the status', async () => {
  const orderId = await place()
  const cancel = (reason: CancelReason) => counter(moveOrder, { params: { orderId }, body: { status: 'Cancelled', reason } })
  const unsuitable = { status: 409, code: 'order.reason_unsuitable' }
  for (const reason of ['no_show', 'returned'] as const) expect(await refusalOf(cancel(reason))).toMatchObject(unsuitable)
  await move(orderId, 'Preparing')
  await move(orderId, 'Out for Delivery')
  expect(await refusalOf(cancel('sold_out'))).toMatchObject({ ...unsuitable, details: { status: 'Out for Delivery' } })
  expect((await cancel('no_show')).data).toMatchObject({ status: 'Cancelled', cancelReason: 'no_show' })
})

test('another restaurant’s order and an unknown order are not found', async () => {
  const orderId = await place()
  expect(await refusalOf(move(orderId, 'Preparing', otherCounter))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await refusalOf(move('A'.repeat(22), 'Preparing'))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await refusalOf(api.call(readOrder, { params: { orderId: 'A'.repeat(22) } }))).toMatchObject({ status: 404 })
})

test('listing and moving orders requires a merchant session', async () => {
  const orderId = await place()
  expect(await refusalOf(move(orderId, 'Preparing', api.call))).toMatchObject({ status: 401 })
  const admin = await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')
  expect(await refusalOf(move(orderId, 'Preparing', admin.call))).toMatchObject({ status: 403, code: 'session.forbidden' })
  const pending = await api.signedIn((await addRestaurant(api.connection.db, { status: 'pending' })).email)
  expect(await refusalOf(pending.call(listOrders, { query: {} }))).toMatchObject({ status: 403, code: 'session.not_accepted' })
})

test('the list has the open orders or the orders of one status, newest first, with customer details', async () => {
  const mine = await addRestaurant(api.connection.db)
  const { call } = await api.signedIn(mine.email)
  const ids: string[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await api.call(processPayment, { body: goodPayment(mine) })).orderId)
  const [first = '', second = '', third = ''] = ids
  await move(first, 'Cancelled', call)
  await move(second, 'Preparing', call)
  const list = async (status?: OrderStatus) => (await call(listOrders, { query: { status } })).data.map(({ orderId }) => orderId)
  expect(await list()).toEqual([third, second])
  expect(await list('Received')).toEqual([third])
  expect(await list('Cancelled')).toEqual([first])
  const { data, seq } = await call(listOrders, { query: {} })
  expect(data[0]?.customerDetails).toMatchObject({ customerName: 'Maryam', mobileNumber: '97455512345' })
  expect(seq).toBe(8)
})

test('a repeated move with the same key returns the order, moved once', async () => {
  const orderId = await place()
  const accept = () =>
    counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 15 } }, { idempotencyKey: `accept-${orderId}` })
  const first = await Promise.all([accept(), accept(), accept()])
  await move(orderId, 'Out for Delivery')
  const late = await accept()
  expect(first.map(({ data }) => data.status)).toEqual(['Preparing', 'Preparing', 'Preparing'])
  expect(late.data).toMatchObject({ status: 'Out for Delivery', version: 3 })
})

test('a key that was used for another move is refused', async () => {
  const orderId = await place()
  const key = { idempotencyKey: `once-${orderId}` }
  await counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 15 } }, key)
  const other = counter(moveOrder, { params: { orderId }, body: { status: 'Cancelled', reason: 'closing' } }, key)
  expect(await refusalOf(other)).toMatchObject({ status: 422, code: 'idempotency.other_body' })
})
