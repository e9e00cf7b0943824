import { beforeAll, expect, test } from 'vitest'
import type { Call } from '@sufra/shared/contract/client'
import { readOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { claimPrint, printLease, reportPrinted } from '@sufra/shared/printing/print-claim.routes'
import { v7 as uuidv7 } from 'uuid'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
let counter: Call
let otherCounter: Call
let now = new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
  otherCounter = (await api.signedIn((await addRestaurant(api.connection.db)).email)).call
})

const printer = 'network:10.0.0.9:9100'
const first = uuidv7()
const second = uuidv7()
const place = async () => (await api.call(processPayment, { body: goodPayment(restaurant) })).orderId
const claim = async (orderId: string, deviceId: string, call = counter) =>
  (await call(claimPrint, { body: { orderId, printer, deviceId } })).data.state

test('one of several counters that claim at the same time gets the claim', async () => {
  const orderId = await place()
  const states = await Promise.all(Array.from({ length: 8 }, () => claim(orderId, uuidv7())))
  expect(states.filter((state) => state === 'granted')).toHaveLength(1)
  expect(states.filter((state) => state === 'taken')).toHaveLength(7)
})

test('an expired lease goes to the next device, and a printed order stays printed', async () => {
  const orderId = await place()
  expect(await claim(orderId, first)).toBe('granted')
  now = new Date(now.getTime() + printLease)
  expect(await claim(orderId, second)).toBe('taken')
  now = new Date(now.getTime() + 1)
  expect(await claim(orderId, second)).toBe('granted')
  await counter(reportPrinted, { body: { orderId, printer, deviceId: first } })
  expect(await claim(orderId, second)).toBe('granted')
  await counter(reportPrinted, { body: { orderId, printer, deviceId: second } })
  expect(await claim(orderId, first)).toBe('printed')
  now = new Date(now.getTime() + printLease * 10)
  expect(await claim(orderId, second)).toBe('printed')
})

test.each(['', ' ', 'network:\0', '\ud800'])('the printer name %j is refused', async (named) => {
  const orderId = await place()
  expect(await refusalOf(counter(claimPrint, { body: { orderId, printer: named, deviceId: first } }))).toMatchObject({ status: 400 })
})

test('another restaurant’s order cannot be claimed', async () => {
  const orderId = await place()
  expect(await refusalOf(claim(orderId, first, otherCounter))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await refusalOf(claim(orderId, first, api.call))).toMatchObject({ status: 401 })
})

const emitted = async (orderId: string) =>
  (await api.connection.query<{ event: string }>('select event from feed where order_id = $1', [orderId])).map(({ event }) => event)

test('the first printed ticket of an order, from any printer, stores its time, and later tickets change nothing', async () => {
  const orderId = await place()
  const at = now.toISOString()
  await counter(reportPrinted, { body: { orderId, printer: 'queue:till', deviceId: first } })
  now = new Date(now.getTime() + 60_000)
  await counter(reportPrinted, { body: { orderId, printer, deviceId: second } })
  expect((await emitted(orderId)).filter((event) => event === 'order_printed')).toHaveLength(1)
  expect((await api.call(readOrder, { params: { orderId } })).data).toMatchObject({ version: 2, printedAt: at })
})

test('another restaurant’s counter cannot report an order as printed', async () => {
  const orderId = await place()
  await otherCounter(reportPrinted, { body: { orderId, printer, deviceId: first } })
  expect(await emitted(orderId)).not.toContain('order_printed')
})
