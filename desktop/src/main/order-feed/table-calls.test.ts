import { afterEach, beforeEach, expect, test } from 'vitest'
import { merchant, numbered, openDesk, restaurantId } from './open-desk.test-data.ts'

let desk: Awaited<ReturnType<typeof openDesk>>

beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const { orderId } = numbered(1)
const tableId = '0198c0de-0000-7000-8000-000000000009'
const calledAt = () => new Date().toISOString()
const acknowledgements = () => desk.sent.filter(({ event }) => event === 'call_acknowledged').map(({ data }) => data)
const preparing = (changes = {}) => numbered(1, { status: 'Preparing', ...changes })
/**
 * Follows the feed until it is live. The cloud lists the stored orders too, because a slow machine reads the list once more before its
 * socket is joined.
 */
const follow = async (orders: ReturnType<typeof preparing>[]) => {
  desk.storage.orders.replace(restaurantId, orders, 5)
  desk.answer(() => ({ data: orders, seq: 5, more: null }))
  desk.feed.follow(merchant('accepted'))
  await expect.poll(() => desk.states.at(-1)).toBe('live')
}
const asked = (reason: string, seq: number) => desk.emit('table_bill_changed', seq, { tableId, tableNumber: 4, billVersion: seq, reason })

test('the call of a waiter is acknowledged when it arrives, repeatedly until the feed confirms it, and not afterwards', async () => {
  desk.setPollInterval(50)
  await follow([preparing()])
  const waiterCalledAt = calledAt()
  desk.emit('waiter_called', 6, { orderId, version: 2, waiterCalledAt, waiterAcknowledgedAt: null })
  await expect.poll(() => acknowledgements().length).toBeGreaterThan(1)
  expect(acknowledgements()[0]).toEqual({ orderId, calledAt: waiterCalledAt })
  desk.emit('waiter_call_acknowledged', 7, { orderId, version: 3, waiterAcknowledgedAt: calledAt() })
  await expect.poll(() => desk.received).toContain('waiter_call_acknowledged')
  const [sent, alive] = [acknowledgements().length, desk.count('device_alive')]
  await expect.poll(() => desk.count('device_alive')).toBeGreaterThan(alive + 1)
  expect(acknowledgements()).toHaveLength(sent)
  expect(desk.missedCalls()).toBe(0)
})

test('a request for the bill is fetched and acknowledged, until another counter has acknowledged it', async () => {
  desk.setPollInterval(50)
  await follow([])
  const requestedAt = calledAt()
  desk.setTables([{ tableId, requestedAt, requestAcknowledgedAt: null }])
  asked('asked', 6)
  await expect.poll(() => acknowledgements()[0]).toEqual({ tableId, calledAt: requestedAt })
  asked('acknowledged', 7)
  await expect.poll(() => desk.received).toHaveLength(2)
  const [sent, alive] = [acknowledgements().length, desk.count('device_alive')]
  await expect.poll(() => desk.count('device_alive')).toBeGreaterThan(alive + 1)
  expect(acknowledgements()).toHaveLength(sent)
  expect(desk.missedCalls()).toBe(0)
})

test('a device that starts within the minute of a call acknowledges it and rings', async () => {
  const waiterCalledAt = calledAt()
  desk.setTables([{ tableId, requestedAt: waiterCalledAt, requestAcknowledgedAt: null }])
  await follow([preparing({ waiterCalledAt, waiterAcknowledgedAt: null })])
  await expect.poll(acknowledgements).toContainEqual({ tableId, calledAt: waiterCalledAt })
  expect(acknowledgements()).toContainEqual({ orderId, calledAt: waiterCalledAt })
  expect(desk.missedCalls()).toBeGreaterThan(0)
})

test('a server without acknowledgements gets none', async () => {
  desk.setTables([{ tableId, requestedAt: calledAt() }])
  await follow([preparing({ waiterCalledAt: calledAt() }), numbered(2)])
  await expect.poll(() => desk.count('order_acknowledged')).toBe(1)
  expect(acknowledgements()).toEqual([])
})
