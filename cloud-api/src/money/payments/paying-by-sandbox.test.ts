// Payments by the sandbox from end to end, over HTTP: the sandbox that the API serves, its webhooks to the API, and the jobs.
import { randomUUID } from 'node:crypto'
import { moveOrder, readOrder } from '@sufra/shared/orders/order.routes'
import { awaitingMessage, processedMessage, processPayment, resolvePayment } from '@sufra/shared/payments/payment.routes'
import { beforeAll, expect, test } from 'vitest'
import { cardPayment } from '../../../testing/payments/paying-api.ts'
import { refusalOf, useApi } from '../../../testing/test-api.ts'
import { addRestaurant, type TestRestaurant } from '../../../testing/test-restaurant.ts'

/** A separate API, because the sandbox in it has payments, and sends webhooks later. */
const api = useApi({ jobs: { mode: 'manual' } })
let restaurant: TestRestaurant
beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

/** Returns the token of a test card, which the card fields post to the page. */
const tokenOf = async (cardNumber: string): Promise<string> => {
  const typed = { cardNumber, cardHolderName: 'Maryam Al Thani', expiryDate: '12/49', cvv: '123' }
  const answer = await api.fetch('/sandbox-gateway/tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(typed),
  })
  const { card } = (await answer.json()) as { card: { token: string } } // the sandbox's own format
  return card.token
}
const pay = async (cardNumber: string, key: string = randomUUID()) =>
  api.call(
    processPayment,
    { body: cardPayment(restaurant, { source: { kind: 'card', token: await tokenOf(cardNumber), saves: false } }) },
    { idempotencyKey: key },
  )
const resolve = async (key: string) => (await api.call(resolvePayment, { body: { restaurantId: restaurant.restaurantId, key } })).data
const stateOf = async (orderId: string) => (await api.call(readOrder, { params: { orderId } })).data.payment.state
const move = async (orderId: string, body: { status: 'Preparing'; minutes: number } | { status: 'Cancelled'; reason: 'other' }) =>
  (await api.signedIn(restaurant.email)).call(moveOrder, { params: { orderId }, body })

test('a good card is authorised, captured when the order is accepted, and refunded when the order is cancelled after that', async () => {
  const { orderId, message } = await pay('4242424242424242')
  expect(message).toBe(processedMessage)
  expect(await stateOf(orderId)).toBe('authorised')
  await move(orderId, { status: 'Preparing', minutes: 10 })
  await api.runJob('settle-payments')
  expect(await stateOf(orderId)).toBe('captured')
  await move(orderId, { status: 'Cancelled', reason: 'other' })
  await api.runJob('settle-payments')
  expect(await stateOf(orderId)).toBe('refunded')
})

test('the payment of an order that is cancelled before it is accepted is voided', async () => {
  const { orderId } = await pay('4242424242424242')
  await move(orderId, { status: 'Cancelled', reason: 'other' })
  await api.runJob('settle-payments')
  expect(await stateOf(orderId)).toBe('voided')
})

test('a declined card is refused with its reason', async () => {
  expect(await refusalOf(pay('4000000000009995'))).toMatchObject({ status: 402, code: 'payment.declined_insufficient_funds' })
})

test.each([
  ['approve', { outcome: 'placed' }],
  ['fail', { outcome: 'declined', error: 'payment.declined_challenge_failed' }],
])('a challenge that the diner answers with %s leads back to the page, and the webhook settles it', async (outcome, expected) => {
  const key = randomUUID()
  const { message, challengeUrl = '' } = await pay('4000000000003220', key)
  expect(message).toBe(awaitingMessage)
  const answer = await fetch(challengeUrl, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' })
  expect(answer.headers.get('location')).toBe(`${api.url}/payments?resume=1`)
  await expect.poll(() => resolve(key), { interval: 50 }).toMatchObject(expected)
})

test.each([
  ['twice', '4000000000001034'],
  ['before the answer', '4000000000001042'],
  ['never', '4000000000001059'],
  ['with a wrong amount', '4000000000001067'],
])('a payment whose webhook comes %s is authorised once', async (_name, number) => {
  const { orderId, message } = await pay(number)
  expect(message).toBe(processedMessage)
  expect(await stateOf(orderId)).toBe('authorised')
  const placed = await api.connection.query(`select 1 from feed where order_id = $1 and event = 'order_placed'`, [orderId])
  expect(placed).toHaveLength(1)
})
