import { randomUUID } from 'node:crypto'
import { readOrderPayments } from '@sufra/shared/refunds/refund.routes'
import { expect, test } from 'vitest'
import { usePayingApi } from '../../../testing/payments/paying-api.ts'
import { refundingOf } from '../../../testing/payments/refunding.ts'
import { lost } from '../../../testing/payments/scripted-gateway.ts'
import { refusalOf } from '../../../testing/test-api.ts'
import { addMember, addRestaurant } from '../../../testing/test-restaurant.ts'

const paying = usePayingApi()
const { scene, read, query, settle, emitted, endAt } = paying
const { captured, paidInCash, refund, payments, shown, returned, drawer } = refundingOf(paying)

test('an amount, a line and the rest are refunded through the gateway, each by one call with its own amount', async () => {
  const orderId = await captured()
  const first = await refund(orderId, { amount: 1.25 })
  expect(first).toMatchObject({ state: 'succeeded', amount: 1.25, kind: 'amount', requestedBy: 'Noora Owner' })
  expect((await read(orderId)).payment).toMatchObject({ state: 'partly_refunded', paid: 25.5, refunded: 1.25 })
  await refund(orderId, { kind: 'lines', lines: [{ line: 1, quantity: 1 }], amount: 5 })
  expect((await read(orderId)).payment).toMatchObject({ state: 'partly_refunded', refunded: 6.25 })
  await refund(orderId, { kind: 'full', amount: 19.25 })
  expect((await read(orderId)).payment).toMatchObject({ state: 'refunded', paid: 25.5, refunded: 25.5 })
  expect(returned()).toEqual([125, 500, 1_925])
  await settle(600)
  expect(returned()).toHaveLength(3)
  expect(await refusalOf(refund(orderId, { amount: 0.01 }))).toMatchObject({ code: 'refund.nothing_left' })
})

test('a line is refunded at its price with its options, and not more often than it was ordered', async () => {
  const orderId = await captured()
  await refund(orderId, { kind: 'lines', lines: [{ line: 0, quantity: 1 }], amount: 15.5 })
  const again = refund(orderId, { kind: 'lines', lines: [{ line: 0, quantity: 1 }], amount: 15.5 })
  expect(await refusalOf(again)).toMatchObject({ code: 'refund.lines_refunded', details: { left: 1_000 } })
  expect(await refusalOf(refund(orderId, { kind: 'lines', lines: [{ line: 1, quantity: 2 }], amount: 9.99 }))).toMatchObject({
    code: 'refund.amount_changed',
  })
  await refund(orderId, { kind: 'lines', lines: [{ line: 1, quantity: 2 }], amount: 10 })
  expect((await read(orderId)).payment.state).toBe('refunded')
})

test.each(['gateway', 'cash'] as const)('a refund of nothing by %s is refused', async (way) => {
  const orderId = await captured()
  expect(await refusalOf(refund(orderId, { way, amount: 0 }))).toMatchObject({ status: 400, code: 'refund.amount_required' })
  const noLines = refund(orderId, { way, kind: 'lines', lines: [], amount: 0 })
  expect(await refusalOf(noLines)).toMatchObject({ status: 400, code: 'refund.lines_required' })
  expect((await payments(orderId)).refunds).toEqual([])
})

test('nothing is refunded before the payment is captured', async () => {
  const { orderId } = await paying.pay()
  expect(await refusalOf(refund(orderId, { amount: 1 }))).toMatchObject({ code: 'refund.nothing_left' })
  expect(await refusalOf(refund(orderId, { amount: 1, way: 'cash' }))).toMatchObject({ code: 'refund.nothing_left' })
})

test('two concurrent refunds return no more than the paid amount', async () => {
  const orderId = await captured()
  const results = await Promise.allSettled([1, 2, 3].map(() => refund(orderId, { amount: 10 })))
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(returned()).toEqual([1_000, 1_000])
  expect((await read(orderId)).payment).toMatchObject({ state: 'partly_refunded', refunded: 20 })
})

test('a repeated key returns the first refund, and is refused with another amount', async () => {
  const orderId = await captured()
  const key = randomUUID()
  const first = await refund(orderId, { amount: 2 }, { key })
  expect(await refund(orderId, { amount: 2 }, { key })).toEqual(first)
  expect(await refusalOf(refund(orderId, { amount: 3 }, { key }))).toMatchObject({ code: 'idempotency.other_body' })
  expect(returned()).toEqual([200])
})

test('another restaurant’s order is not found, and staff may not refund', async () => {
  const orderId = await captured()
  const other = await addRestaurant(scene.api.connection.db)
  const theirs = (await scene.api.signedIn(other.email)).call
  expect(await refusalOf(refund(orderId, { amount: 1 }, { by: theirs }))).toMatchObject({ status: 404, code: 'order.not_found' })
  const staff = await addMember(scene.api.connection.db, scene.restaurant.restaurantId, 'staff')
  const waiter = (await scene.api.signedIn(staff.email)).call
  expect(await refusalOf(refund(orderId, { amount: 1 }, { by: waiter }))).toMatchObject({ status: 403, code: 'session.forbidden' })
  expect((await waiter(readOrderPayments, { params: { orderId } })).data.mayRefund).toBe(false)
  expect((await payments(orderId)).mayRefund).toBe(true)
  expect(returned()).toEqual([])
})

test('a card payment may be handed back as cash: immediately from the drawer, without a call to the gateway', async () => {
  const orderId = await captured()
  expect(await refund(orderId, { amount: 10, way: 'cash' })).toMatchObject({ state: 'succeeded', way: 'cash' })
  expect((await read(orderId)).payment).toMatchObject({ state: 'partly_refunded', refunded: 10 })
  await refund(orderId, { kind: 'full', amount: 15.5, way: 'cash' })
  expect((await read(orderId)).payment.state).toBe('refunded')
  await settle(60)
  expect(returned()).toEqual([])
  expect(await drawer()).toEqual([
    { kind: 'refund', amount: 1_000, orderId },
    { kind: 'refund', amount: 1_550, orderId },
  ])
})

test('a cash payment is handed back as cash only, and never more than the received amount', async () => {
  const orderId = await paidInCash(1_000)
  expect(await refusalOf(refund(orderId, { amount: 1 }))).toMatchObject({ code: 'refund.cash_only' })
  expect(await refusalOf(refund(orderId, { amount: 10.01, way: 'cash' }))).toMatchObject({ code: 'refund.above_paid' })
  await refund(orderId, { kind: 'lines', lines: [{ line: 1, quantity: 2 }], amount: 10, way: 'cash' })
  const { payment } = await read(orderId)
  expect(payment).toMatchObject({ paid: 10, refunded: 10 })
  expect(payment.state).toBeUndefined()
})

test('a refund is recorded with its author, amount and reason, and the record cannot be changed', async () => {
  const orderId = await captured()
  const { refundId } = await refund(orderId, { amount: 2.5, reason: 'other', note: 'a hair' })
  const entries = await query(`select member_id, admin_id, action, details from audit_log where restaurant_id = $restaurant`)
  expect(entries).toEqual([
    {
      member_id: scene.restaurant.userId,
      admin_id: null,
      action: 'order_refunded',
      details: expect.objectContaining({ refundId, orderId, amount: 250, reason: 'other', note: 'a hair', way: 'gateway' }),
    },
  ])
  await expect(query(`delete from audit_log where restaurant_id = $restaurant`)).rejects.toThrow()
})

test('the counter sees author, time, way and reason of a refund, and the diner sees neither author nor note', async () => {
  const orderId = await captured()
  scene.now = new Date(scene.now.getTime() + 60_000)
  await refund(orderId, { kind: 'lines', lines: [{ line: 1, quantity: 1 }], amount: 5, reason: 'other', note: 'was cold' })
  const { received, refunds, order } = await payments(orderId)
  expect(received).toMatchObject([{ way: 'gateway', amount: 25.5, by: null }])
  expect(order.payment).toMatchObject({ paid: 25.5, refunded: 5 })
  expect(refunds).toMatchObject([
    {
      requestedBy: 'Noora Owner',
      note: 'was cold',
      reason: 'other',
      lines: [{ line: 1, quantity: 1 }],
      requestedAt: scene.now.toISOString(),
    },
  ])
  const [seen] = await shown(orderId)
  expect(Object.keys(seen ?? {}).toSorted()).toEqual(['amount', 'lines', 'reason', 'refundId', 'requestedAt', 'state', 'way'])
  const other = await addRestaurant(scene.api.connection.db)
  const theirs = (await scene.api.signedIn(other.email)).call
  expect(await refusalOf(theirs(readOrderPayments, { params: { orderId } }))).toMatchObject({ status: 404 })
})

test('cash that was taken is listed with the member who took it', async () => {
  const orderId = await paidInCash(1_000)
  expect((await payments(orderId)).received).toMatchObject([{ way: 'cash', amount: 10, by: 'Noora Owner' }])
})

test('counters and the diner get each change of the payment', async () => {
  const orderId = await captured()
  const before = (await emitted()).length
  await refund(orderId, { amount: 1 })
  expect((await emitted()).slice(before)).toEqual(['order_payment_changed', 'order_payment_changed'])
})

test('while the gateway does not answer, a refund is requested and reserved, and sent again with its id', async () => {
  const orderId = await captured()
  scene.gateway.loseAnswers(2)
  const requested = await refund(orderId, { amount: 20 })
  expect(requested.state).toBe('requested')
  expect((await read(orderId)).payment).toMatchObject({ state: 'captured', refunded: 20 })
  expect(await refusalOf(refund(orderId, { amount: 6 }))).toMatchObject({ code: 'refund.above_paid' })
  for (const seconds of [5, 10, 20]) await settle(seconds)
  expect((await payments(orderId)).refunds).toMatchObject([{ refundId: requested.refundId, state: 'succeeded' }])
  expect(returned()).toEqual([2_000])
})

test('a refund that was stored before its process ended is sent by the job, and its key returns it', async () => {
  const orderId = await captured()
  const key = randomUUID()
  endAt('tries = a.tries + 1', { commits: false })
  const first = await refund(orderId, { amount: 4 }, { key })
  expect(first.state).toBe('requested')
  expect(returned()).toEqual([])
  await Promise.all([settle(), settle()])
  await settle(60)
  expect(returned()).toEqual([400])
  expect(await refund(orderId, { amount: 4 }, { key })).toMatchObject({ refundId: first.refundId })
})

test('a call whose answer is lost after the gateway returned the money is settled by the webhook, once', async () => {
  const orderId = await captured()
  scene.gateway.settleAs(() => {
    throw lost()
  })
  const { refundId } = await refund(orderId, { amount: 4 })
  const event = {
    id: 'event',
    kind: 'refund',
    state: 'succeeded',
    attemptId: refundId,
    orderId,
    reference: 'ref_1',
    amount: 400,
    currency: 'QAR',
  } as Parameters<typeof paying.webhook>[0]
  expect(await paying.webhook({ ...event, amount: 401 as typeof event.amount })).toBe(409)
  expect(await paying.webhook(event)).toBe(204)
  expect(await paying.webhook(event)).toBe(204)
  expect((await read(orderId)).payment).toMatchObject({ state: 'partly_refunded', refunded: 4 })
  await settle(600)
  expect(returned()).toEqual([400])
})
