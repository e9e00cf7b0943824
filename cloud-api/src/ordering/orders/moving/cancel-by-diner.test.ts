import { randomUUID } from 'node:crypto'
import { dismissOrders, listClosedByPlatform } from '@sufra/shared/orders/closing/closed-by-platform.routes'
import { cancelOrder, readOrder } from '@sufra/shared/orders/order.routes'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { refusalOf } from '../../../../testing/test-api.ts'
import { feed } from '../../../platform/feed/feed.table.ts'
import { phoneId, useOrdering } from '../placing/ordering.test-data.ts'

const { scene, atTable, send, accept, cancel } = useOrdering()

const place = async () => (await send(atTable({ deviceId: phoneId() }), scene.api.call)).orderId
const cancelOwn = async (orderId: string, idempotencyKey: string = randomUUID()) =>
  (await scene.api.call(cancelOrder, { params: { orderId }, body: {} }, { idempotencyKey })).data
const read = async (orderId: string) => (await scene.api.call(readOrder, { params: { orderId } })).data
const closed = async () => (await scene.counter(listClosedByPlatform, {})).data
const moves = async (orderId: string) => {
  const rows = await scene.api.connection.db
    .select()
    .from(feed)
    .where(and(eq(feed.orderId, orderId), eq(feed.event, 'order_status_updated')))
  return rows.length
}

test('a diner cancels an order that is not accepted, and every counter shows it until a counter dismisses it', async () => {
  const orderId = await place()
  const cancelled = await cancelOwn(orderId)
  expect(cancelled).toMatchObject({ orderId, status: 'Cancelled', cancelReason: 'by_diner', closedAt: scene.now.toISOString() })
  expect(cancelled).not.toHaveProperty('customerDetails')
  expect(await closed()).toMatchObject({ missed: [{ orderId, cancelReason: 'by_diner' }], missedCount: 1 })
  await scene.counter(dismissOrders, { body: { orderIds: [orderId] } })
  expect(await closed()).toMatchObject({ missed: [], missedCount: 0 })
})

test('an accepted or closed order cannot be cancelled by its diner', async () => {
  const [accepted, closedOrder] = [await place(), await place()]
  await accept(accepted)
  await cancel(closedOrder, 'too_busy')
  expect(await refusalOf(cancelOwn(accepted))).toMatchObject({ status: 409, code: 'order.cannot_cancel', details: { status: 'Preparing' } })
  expect(await refusalOf(cancelOwn(closedOrder))).toMatchObject({ status: 409, code: 'order.cannot_cancel' })
  expect(await read(accepted)).toMatchObject({ status: 'Preparing' })
  expect(await refusalOf(cancelOwn('A'.repeat(22)))).toMatchObject({ status: 404, code: 'order.not_found' })
})

test('a repeated cancellation with the same key returns the order, cancelled once, and another key is refused', async () => {
  const orderId = await place()
  const key = randomUUID()
  const results = await Promise.all([cancelOwn(orderId, key), cancelOwn(orderId, key), cancelOwn(orderId, key)])
  expect(results.map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
  expect(await refusalOf(cancelOwn(orderId))).toMatchObject({ code: 'order.cannot_cancel' })
  expect(await moves(orderId)).toBe(1)
})

test('a key that was used for another order is refused', async () => {
  const key = randomUUID()
  await cancelOwn(await place(), key)
  const other = await place()
  expect(await refusalOf(cancelOwn(other, key))).toMatchObject({
    status: 422,
    code: 'idempotency.other_body',
  })
  expect(await read(other)).toMatchObject({ status: 'Received' })
})

test('when the counter accepts and the diner cancels at the same time, exactly one of them succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const orderId = await place()
    const results = await Promise.allSettled(round % 2 ? [accept(orderId), cancelOwn(orderId)] : [cancelOwn(orderId), accept(orderId)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await moves(orderId)).toBe(1)
    expect(['Preparing', 'Cancelled']).toContain((await read(orderId)).status)
    // The next round starts a minute later.
    scene.now = new Date(scene.now.getTime() + 60_000)
  }
})

test('a cancelled order frees its stock and its slot among the waiting orders of a table', async () => {
  for (let count = 0; count < 4; count += 1) await cancelOwn(await place())
  expect(await read(await place())).toMatchObject({ status: 'Received' })
})
