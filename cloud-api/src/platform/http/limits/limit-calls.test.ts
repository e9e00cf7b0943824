// Runs on PostgreSQL alone: calls are counted in memory, and nothing here depends on the database.
import { callWaiter } from '@sufra/shared/waiter/waiter.routes'
import { cancelOrder } from '@sufra/shared/orders/order.routes'
import type { Route } from '@sufra/shared/contract/route'
import { checkLink } from '@sufra/shared/accounts/own-account.routes'
import { openVisit } from '@sufra/shared/visits/visit.routes'
import { readBill, requestBill } from '@sufra/shared/table-bill/table-bill.routes'
import { readFollowedOrder, shareOrder } from '@sufra/shared/following/followed-order.routes'
import { readReceipt, requestReceipt, sendReceipt } from '@sufra/shared/receipts/receipt.routes'
import { receiptPdfPath } from '@sufra/shared/receipts/receipt-path'
import { listSavedCards } from '@sufra/shared/payments/saved-card.routes'
import { readGatewayStatus } from '@sufra/shared/payment-settings/payment-settings.routes'
import { resolvePayment } from '@sufra/shared/payments/payment.routes'
import { subscribeToOrder } from '@sufra/shared/push/push.routes'

import { beforeAll, expect, test } from 'vitest'
import { newNetwork, useApi } from '../../../../testing/test-api.ts'
import { addMember, addRestaurant, visitOf, type TestRestaurant } from '../../../../testing/test-restaurant.ts'

const api = useApi()
let restaurant: TestRestaurant
beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

type Sent = { path: string; body?: object }
/** Far above every limit of one order or visit, and far below a full room. */
const tooMany = 700

/** Makes a call from this network and returns the status of its answer. */
const statusOf = async (method: Route['method'], { path, body }: Sent, network: string, accessToken?: string) => {
  const headers = {
    'idempotency-key': crypto.randomUUID(),
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  }
  const answer = await api.inject({ method, url: path, ...(body && { payload: body }), headers, remoteAddress: network })
  return answer.statusCode
}

/** Returns 22 unique characters, like the id of an order or a receipt. */
const newId = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
const pathOf = ({ path }: Pick<Route, 'path'>, id: string) => path.replace(/:\w+/, id)
const atTable = () => ({ restaurantId: restaurant.restaurantId, visit: visitOf(restaurant, { tableId: restaurant.tables.one }) })

/** Calls of each guest, who has an order, a visit and a receipt of their own. */
const calls: [string, Route['method'], () => Sent][] = [
  [
    'learning the outcome of a payment',
    'POST',
    () => ({ path: resolvePayment.path, body: { restaurantId: restaurant.restaurantId, key: newId() } }),
  ],
  ['saved cards', listSavedCards.method, () => ({ path: listSavedCards.path, body: atTable() })],
  ['calling a waiter', callWaiter.method, () => ({ path: pathOf(callWaiter, newId()), body: {} })],
  ['cancelling', cancelOrder.method, () => ({ path: pathOf(cancelOrder, newId()), body: {} })],
  ['sharing an order', shareOrder.method, () => ({ path: pathOf(shareOrder, newId()), body: {} })],
  ['following an order', readFollowedOrder.method, () => ({ path: pathOf(readFollowedOrder, newId().slice(0, 16)) })],
  [
    'subscribing to an order',
    subscribeToOrder.method,
    () => ({
      path: pathOf(subscribeToOrder, newId()),
      body: { endpoint: 'https://push.example/1', keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }, language: 'en' },
    }),
  ],
  ['requesting a receipt', requestReceipt.method, () => ({ path: pathOf(requestReceipt, newId()), body: {} })],
  ['reading a receipt', readReceipt.method, () => ({ path: pathOf(readReceipt, newId()) })],
  [
    'mailing a receipt',
    sendReceipt.method,
    () => ({ path: pathOf(sendReceipt, newId()), body: { channel: 'mail', to: 'noora@sufra.test' } }),
  ],
  ['a receipt as PDF', 'GET', () => ({ path: receiptPdfPath.replace(':token', newId()) })],
  ['reading the bill', readBill.method, () => ({ path: readBill.path, body: atTable() })],
  ['asking for the bill', requestBill.method, () => ({ path: requestBill.path, body: atTable() })],
  [
    'opening a visit of a table',
    openVisit.method,
    () => ({ path: openVisit.path, body: { restaurantId: restaurant.restaurantId, tableToken: newId() } }),
  ],
  ['a link of a mail', checkLink.method, () => ({ path: checkLink.path, body: { token: newId() + newId().slice(1) } })],
]

test.each(calls)('%s: a phone that reaches its limit does not affect the next guest at the same address', async (_name, method, call) => {
  const [network, own] = [newNetwork(), call()]
  const statuses = new Set<number>()
  for (let count = 0; count < tooMany && !statuses.has(429); count += 1) statuses.add(await statusOf(method, own, network))
  expect(statuses).toContain(429)
  expect(await statusOf(method, own, newNetwork())).toBe(429)
  const next = await statusOf(method, call(), network)
  expect(next).not.toBe(429)
  expect(next).toBeLessThan(500)
})

test('keys without an order are withdrawn up to two hundred times a minute from one address', async () => {
  const network = newNetwork()
  const withdraw = () =>
    statusOf('POST', { path: resolvePayment.path, body: { restaurantId: restaurant.restaurantId, key: newId(), withdraw: true } }, network)
  const statuses = await Promise.all(Array.from({ length: 210 }, withdraw))
  expect(statuses.filter((status) => status === 200)).toHaveLength(200)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
})

test('a member who reaches a limit does not affect the others at the same counter', async () => {
  const network = newNetwork()
  const { email } = await addMember(api.connection.db, restaurant.restaurantId, 'manager')
  const [owner, manager] = await Promise.all([restaurant.email, email].map(async (each) => (await api.signedIn(each)).accessToken))
  const read = (token: string | undefined) => statusOf('GET', { path: readGatewayStatus.path }, network, token)
  const statuses = new Set<number>()
  for (let count = 0; count < 70; count += 1) statuses.add(await read(owner))
  expect(statuses).toContain(429)
  expect(await read(manager)).toBe(200)
})
