import { findOrder } from '@sufra/shared/finding/find-order.routes'
import { triesOfNumber } from '@sufra/shared/finding/find-order'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newNetwork } from '../../../../testing/test-api.ts'
import { addRestaurant, visitOf, type TestRestaurant } from '../../../../testing/test-restaurant.ts'
import { orders } from '../orders.table.ts'
import { phoneId, useOrdering } from '../placing/ordering.test-data.ts'

const { scene, atTable, atWindow, send, cancel } = useOrdering()

const placed = '2026-11-20T18:00:00Z'
const after = (hours: number, milliseconds = 0) => {
  scene.now = new Date(Date.parse(placed) + hours * 3_600_000 + milliseconds)
}
const withMobile = (mobileNumber: string) => {
  const body = atTable({ deviceId: phoneId() })
  return { ...body, customerDetails: { ...body.customerDetails, mobileNumber } }
}
type Sent = { orderNumber: number | string; lastDigits: string; of?: TestRestaurant; visit?: string; network?: string }
/** Sends a request from a new network address unless one is given, since attempts also count for their address. */
const request = async ({ orderNumber, lastDigits, of = scene.restaurant, visit, network = newNetwork() }: Sent) => {
  const { restaurantId } = of
  const payload = { restaurantId, visit: visit ?? visitOf(of, { openedAt: scene.now }), orderNumber: String(orderNumber), lastDigits }
  const answer = await scene.api.inject({ method: 'POST', url: findOrder.path, payload, remoteAddress: network })
  const { data, error, message } = answer.json<{ data?: object; error?: string; message?: string }>()
  return { status: answer.statusCode, data, error, message }
}
const search = (orderNumber: number, lastDigits: string, of?: TestRestaurant) => request({ orderNumber, lastDigits, of })
const statusOf = async (orderNumber: number, lastDigits: string, network?: string) =>
  (await request({ orderNumber, lastDigits, network })).status
const notFound = { status: 404, error: 'order.not_found_by_digits' }

test('an order is found by its number and the end of its mobile number, in Latin or Arabic digits', async () => {
  const { orderId, orderNumber } = await send(withMobile('97455512345'), scene.api.call)
  const { restaurantId } = scene.restaurant
  const found = { orderId, orderNumber, restaurantId, tableId: scene.restaurant.tables.one, tableNumber: 1, status: 'Received' }
  expect(await search(orderNumber, '2345')).toMatchObject({ status: 200, data: found })
  expect(await search(orderNumber, ' ٢٣٤٥ ')).toMatchObject({ data: found })
})

test('a drive-thru order is found, and so is a closed order', async () => {
  const { orderId, orderNumber } = await send(atWindow({ deviceId: phoneId() }), scene.api.call)
  await cancel(orderId, 'too_busy')
  expect(await search(orderNumber, '2345')).toMatchObject({ data: { orderId, tableId: null, status: 'Cancelled' } })
})

test('wrong digits, an unknown number and another restaurant get the same refusal', async () => {
  const { orderNumber } = await send(withMobile('97455512345'), scene.api.call)
  const other = await addRestaurant(scene.api.connection.db)
  const wrong = await search(orderNumber, '2346')
  expect(wrong).toMatchObject(notFound)
  expect(await search(9_999, '2345')).toEqual(wrong)
  expect(await search(orderNumber, '2345', other)).toEqual(wrong)
})

test('an order is found for twelve hours, and not after the end of its business day', async () => {
  const { orderNumber, orderId } = await send(withMobile('97455512345'), scene.api.call)
  const { db } = scene.api.connection
  // 18:00 UTC is 21:00 in Doha, where the business day ends at 04:00.
  after(6, 3_599_999)
  expect(await search(orderNumber, '2345')).toMatchObject({ data: { orderId } })
  after(7)
  expect(await search(orderNumber, '2345')).toMatchObject(notFound)
  await db
    .update(orders)
    .set({ businessDay: '2026-11-21', placedAt: new Date(scene.now.getTime() - 12 * 3_600_000) })
    .where(eq(orders.id, orderId))
  expect(await search(orderNumber, '2345')).toMatchObject(notFound)
})

test('an order number can be tried three times in twenty minutes, from any network, whether it exists or not', async () => {
  const [first] = triesOfNumber
  const { orderNumber } = await send(withMobile('97455512345'), scene.api.call)
  for (const number of [orderNumber, orderNumber + 500]) {
    const statuses: number[] = []
    for (let count = 0; count <= first.max; count += 1) statuses.push(await statusOf(number, '0000'))
    expect(statuses).toEqual([...Array.from({ length: first.max }, () => 404), 429])
  }
  expect(await statusOf(orderNumber, '2345')).toBe(429)
})

test('a network can try fifteen orders in an hour, and a restaurant can be tried forty times', async () => {
  const network = newNetwork()
  const ofNetwork = new Map<number, number>()
  for (let number = 1; number <= 17; number += 1) {
    const status = await statusOf(number, '0000', network)
    ofNetwork.set(status, (ofNetwork.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(ofNetwork)).toEqual({ 404: 15, 429: 2 })
  const statuses: number[] = []
  for (let number = 100; number < 130; number += 1) statuses.push(await statusOf(number, '0000'))
  // Requests that the network limit refused count for the restaurant too.
  expect(statuses.filter((status) => status === 404)).toHaveLength(40 - 17)
})

test.each([
  ['0', '2345', 'order.number_required'],
  ['', '2345', 'order.number_required'],
  ['12', '345', 'order.last_digits'],
  ['12', '12345', 'order.last_digits'],
])('the number %j with the digits %j is refused with %s', async (orderNumber, lastDigits, code) => {
  expect(await request({ orderNumber, lastDigits })).toMatchObject({ status: 400, error: code })
})

test('a phone that has not opened the restaurant finds nothing', async () => {
  const visit = visitOf(await addRestaurant(scene.api.connection.db), { openedAt: scene.now })
  const { orderNumber } = await send(withMobile('97455512345'), scene.api.call)
  expect(await request({ orderNumber, lastDigits: '2345', visit })).toMatchObject({ error: 'visit.expired' })
})
