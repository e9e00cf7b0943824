import { randomUUID } from 'node:crypto'
import { dirhams } from '@sufra/shared/money'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { expect, test } from 'vitest'
import { cardPayment, usePayingApi } from '../../../testing/payments/paying-api.ts'
import { lost } from '../../../testing/payments/scripted-gateway.ts'
import type { AuthoriseRequest, GatewayEvent } from './gateway/payment-gateway.ts'

const { scene, pay, resolve, listed, emitted, calls, query, webhook, settle } = usePayingApi()
const placedEvents = ['order_placed', 'newNotification']

/** A payment that waits for a challenge, with its request to the gateway. */
const challenged = async () => {
  scene.gateway.decide(scene.gateway.challenge())
  const key = randomUUID()
  const { orderId } = await pay({}, key)
  const [request] = scene.gateway.authorised
  if (!request) throw new Error('nothing was authorised')
  return { key, orderId, request }
}
/** Reads everything that a webhook may change. */
const everything = async () => ({
  calls: await calls(),
  events: await emitted(),
  orders: await query('select status, payment_state, version, device_slot from orders where restaurant_id = $restaurant'),
})

test('a webhook that authorises a challenged payment shows its order, and its replays change nothing', async () => {
  const { key, orderId, request } = await challenged()
  const event = scene.gateway.eventOf(request)
  expect(await webhook(event)).toBe(204)
  expect(await resolve(key)).toMatchObject({ outcome: 'placed', orderId })
  const before = await everything()
  expect(before.events).toEqual(placedEvents)
  expect(await Promise.all([webhook(event), webhook(event)])).toEqual([204, 204])
  expect(await everything()).toEqual(before)
})

test('a challenge that the diner fails declines the payment, and a later authorisation of it is voided', async () => {
  const { key, request } = await challenged()
  const declined = scene.gateway.eventOf(request, { state: 'declined', reason: 'challenge_failed' })
  expect(await webhook(declined)).toBe(204)
  expect(await resolve(key)).toEqual({ outcome: 'declined', error: 'payment.declined_challenge_failed' })
  expect(await webhook(scene.gateway.eventOf(request))).toBe(204)
  expect(await listed()).toEqual([])
  await settle()
  expect(scene.gateway.settled).toMatchObject([{ kind: 'void', reference: `auth_${request.attemptId}` }])
  expect(await emitted()).toEqual([])
})

const wrong: [string, (event: GatewayEvent, other: AuthoriseRequest) => Partial<GatewayEvent>][] = [
  ['another amount', (event) => ({ amount: dirhams(event.amount - 1) })],
  ['another currency', () => ({ currency: 'USD' })],
  ['another order', (_event, other) => ({ orderId: other.orderId })],
  ['an unknown order', () => ({ orderId: 'A'.repeat(22) })],
  ['an unknown attempt', () => ({ attemptId: randomUUID() })],
  ['an attempt that is no id', () => ({ attemptId: 'attempt' })],
  ['another kind', () => ({ kind: 'capture' })],
]
test.each(wrong)('a signed webhook with %s is refused and changes nothing', async (_name, change) => {
  await pay()
  const [other] = scene.gateway.authorised.splice(0)
  const { request } = await challenged()
  if (!other) throw new Error('nothing was authorised')
  const before = await everything()
  const event = scene.gateway.eventOf(request)
  expect(await webhook({ ...event, ...change(event, other) })).toBe(409)
  expect(await everything()).toEqual(before)
})

test('a webhook with a wrong signature is refused and changes nothing', async () => {
  const { request } = await challenged()
  const before = await everything()
  expect(await webhook(scene.gateway.eventOf(request), 'forged')).toBe(401)
  expect(await everything()).toEqual(before)
  expect((await scene.api.fetch('/api/payments/webhooks/another', { method: 'POST', body: '{}' })).status).toBe(404)
})

test('a signed webhook is processed with the gateway’s current data instead of its own content', async () => {
  const { key, request } = await challenged()
  const event = scene.gateway.eventOf(request)
  const before = await everything()
  scene.gateway.confirmAs(async () => undefined)
  expect(await webhook(event)).toBe(401)
  scene.gateway.confirmAs(async () => 'irrelevant')
  expect(await webhook(event)).toBe(204)
  scene.gateway.confirmAs(async () => {
    throw lost()
  })
  expect(await webhook(event)).toBe(503)
  expect(await everything()).toEqual(before)
  scene.gateway.confirmAs(async () => event)
  expect(await webhook({ ...event, attemptId: randomUUID(), state: 'declined' })).toBe(204)
  expect(await resolve(key)).toMatchObject({ outcome: 'placed' })
})

test('when a webhook arrives while the diner withdraws, either the order is placed, or the payment is voided', async () => {
  for (let round = 0; round < 4; round += 1) {
    scene.gateway.authorised.length = 0
    const { key, orderId, request } = await challenged()
    const [{ outcome }] = await Promise.all([resolve(key, true), webhook(scene.gateway.eventOf(request))])
    expect(['placed', 'withdrawn']).toContain(outcome)
    await settle()
    expect((await listed()).some((order) => order.orderId === orderId)).toBe(outcome === 'placed')
    expect(scene.gateway.settled.some(({ reference }) => reference === `auth_${request.attemptId}`)).toBe(outcome === 'withdrawn')
  }
})

test('the payment of a withdrawn key is given up, and a repeated request does not place it', async () => {
  const { key, request } = await challenged()
  expect(await resolve(key, true)).toEqual({ outcome: 'withdrawn' })
  expect(await resolve(key, true)).toEqual({ outcome: 'withdrawn' })
  const body = cardPayment(scene.restaurant)
  await expect(scene.api.call(processPayment, { body }, { idempotencyKey: key })).rejects.toMatchObject({ code: 'order.withdrawn' })
  await webhook(scene.gateway.eventOf(request))
  expect(await listed()).toEqual([])
  await settle()
  expect(scene.gateway.settled).toMatchObject([{ kind: 'void' }])
})
