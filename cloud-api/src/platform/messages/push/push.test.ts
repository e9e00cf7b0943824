import type { Call } from '@sufra/shared/contract/client'
import type { CancelReason } from '@sufra/shared/orders/cancel-reason'
import type { Language } from '@sufra/shared/localized-text'
import { cancelOrder, moveOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { maxSubscriptionsPerOrder, pushExpiresAfter } from '@sufra/shared/push/push-message'
import { readPushKey, subscribeToOrder } from '@sufra/shared/push/push.routes'
import { jwtVerify, importJWK } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import webPush from 'web-push'
import { createBrowser, startPushService } from '../../../../testing/servers/push-service.ts'
import { type OwnTestApi, refusalOf, startTestApi } from '../../../../testing/test-api.ts'
import { addRestaurant, goodPayment, type TestRestaurant } from '../../../../testing/test-restaurant.ts'

const keys = webPush.generateVAPIDKeys()
const subject = 'mailto:platform@sufra.example'
let service: Awaited<ReturnType<typeof startPushService>>
let api: OwnTestApi
let restaurant: TestRestaurant
let counter: Call
let now: Date

beforeAll(async () => {
  service = await startPushService()
  const isAllowed = (endpoint: string) => endpoint.startsWith(service.url)
  api = await startTestApi({ now: () => now, push: { ...keys, subject, isAllowed } })
})
afterAll(async () => {
  await api.close()
  await service.close()
})
beforeEach(async () => {
  now = new Date('2026-11-24T12:00:00Z')
  service.answer(201)
  service.received.length = 0
  restaurant = await addRestaurant(api.connection.db)
  counter = (await api.signedIn(restaurant.email)).call
})

const place = async () => (await api.call(processPayment, { body: goodPayment(restaurant) })).orderId
const subscribe = async (orderId: string, language: Language = 'en', browser = createBrowser(service.url)) => {
  await api.elsewhere()(subscribeToOrder, { params: { orderId }, body: { ...browser.subscription, language } })
  return browser
}
const accept = (orderId: string) => counter(moveOrder, { params: { orderId }, body: { status: 'Preparing', minutes: 15 } })
const move = (orderId: string, status: 'Out for Delivery' | 'Delivered') => counter(moveOrder, { params: { orderId }, body: { status } })
const cancel = (orderId: string, reason: CancelReason) => counter(moveOrder, { params: { orderId }, body: { status: 'Cancelled', reason } })
/** Sends due messages, and returns the messages that the browser reads. */
const shownBy = async (browser: ReturnType<typeof createBrowser>) => {
  await api.runJob('send-push')
  await expect.poll(waiting).toBe(0)
  return service.received.filter(({ path }) => path === browser.path).map(({ body }) => JSON.parse(browser.decrypt(body)))
}
/** Counts messages without an outcome. */
const waiting = async () => {
  const [row] = await api.connection.query<{ count: number }>(
    `select count(*)::int as count from outgoing_messages where channel = 'push' and sent_at is null and failed_at is null and failure is null`,
    [],
  )
  return row?.count
}
const subscriptions = async () => {
  const [row] = await api.connection.query<{ count: number }>(
    'select count(*)::int as count from push_subscriptions where restaurant_id = $1',
    [restaurant.restaurantId],
  )
  return row?.count
}

test('a browser shows each status in its language', async () => {
  const orderId = await place()
  const [english, arabic] = [await subscribe(orderId), await subscribe(orderId, 'ar')]
  await accept(orderId)
  expect(await shownBy(english)).toEqual([{ title: 'Order Preparing', message: 'The kitchen has started on your order.', emoji: '👨‍🍳' }])
  expect(await shownBy(arabic)).toMatchObject([{ title: expect.stringMatching(/[ء-ي]/) }])
  await move(orderId, 'Out for Delivery')
  await shownBy(english)
  await move(orderId, 'Delivered')
  expect((await shownBy(english)).map(({ title }) => title)).toEqual(['Order Preparing', 'Order Ready', 'Order Delivered'])
})

test('a request is signed by our key for the service, and has the time for which it is worth delivering', async () => {
  const orderId = await place()
  const browser = await subscribe(orderId)
  await accept(orderId)
  await shownBy(browser)
  const { headers } = service.received[0] ?? {}
  expect(headers).toMatchObject({ ttl: String(pushExpiresAfter), urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(headers?.topic).not.toContain(orderId)
  const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(headers?.authorization ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const { payload } = await jwtVerify(token, await importJWK(jwk, 'ES256'), { audience: service.url })
  expect(payload.sub).toBe(subject)
})

test('a cancellation is shown, except for a fake order or a cancellation by the diner', async () => {
  const [cancelled, fake, own] = [await place(), await place(), await place()]
  const [notified, unknown, self] = [await subscribe(cancelled), await subscribe(fake), await subscribe(own)]
  await cancel(cancelled, 'sold_out')
  await cancel(fake, 'suspected_fake')
  await api.call(cancelOrder, { params: { orderId: own }, body: {} })
  expect(await shownBy(notified)).toMatchObject([{ title: 'Order Cancelled' }])
  expect(await shownBy(unknown)).toEqual([])
  expect(await shownBy(self)).toEqual([])
})

test('a status that the order has left before its notification was sent is not shown', async () => {
  const orderId = await place()
  const browser = await subscribe(orderId)
  await accept(orderId)
  await move(orderId, 'Out for Delivery')
  expect(await shownBy(browser)).toMatchObject([{ title: 'Order Ready' }])
})

test('a notification is not sent after its expiry', async () => {
  const orderId = await place()
  const browser = await subscribe(orderId)
  await accept(orderId)
  now = new Date(now.getTime() + pushExpiresAfter * 1_000)
  expect(await shownBy(browser)).toEqual([])
})

test.each([404, 410])('a subscription that has ended (%i) is deleted and not sent to again', async (status) => {
  const orderId = await place()
  const browser = await subscribe(orderId)
  service.answer(status)
  await accept(orderId)
  await shownBy(browser)
  expect(await subscriptions()).toBe(0)
  await move(orderId, 'Out for Delivery')
  expect(await shownBy(browser)).toHaveLength(1)
})

test('a message to a service that fails is sent again', async () => {
  const orderId = await place()
  const browser = await subscribe(orderId)
  service.answer(503)
  await accept(orderId)
  await shownBy(browser)
  service.answer(201)
  now = new Date(now.getTime() + 60_000)
  await api.runJob('send-push')
  await expect.poll(() => service.received).toHaveLength(2)
  expect(await subscriptions()).toBe(1)
})

test('a browser that subscribes again is sent one notification', async () => {
  const orderId = await place()
  const browser = await subscribe(orderId)
  await subscribe(orderId, 'en', browser)
  await accept(orderId)
  expect(await shownBy(browser)).toHaveLength(1)
})

test(`an order is followed by ${maxSubscriptionsPerOrder} browsers, and one more replaces the first`, async () => {
  const orderId = await place()
  const first = await subscribe(orderId)
  for (let count = 1; count < maxSubscriptionsPerOrder; count += 1) {
    now = new Date(now.getTime() + 1)
    await subscribe(orderId)
  }
  expect(await subscriptions()).toBe(maxSubscriptionsPerOrder)
  now = new Date(now.getTime() + 1)
  const last = await subscribe(orderId)
  expect(await subscriptions()).toBe(maxSubscriptionsPerOrder)
  await accept(orderId)
  expect(await shownBy(first)).toEqual([])
  expect(await shownBy(last)).toHaveLength(1)
})

test('a subscription is deleted after a day', async () => {
  await subscribe(await place())
  now = new Date(now.getTime() + 86_400_000)
  await api.runJob('delete-old-push-subscriptions')
  expect(await subscriptions()).toBe(1)
  now = new Date(now.getTime() + 1)
  await api.runJob('delete-old-push-subscriptions')
  expect(await subscriptions()).toBe(0)
})

test('an unknown order, another address and wrong keys are refused', async () => {
  const browser = createBrowser(service.url)
  const body = { ...browser.subscription, language: 'en' } as const
  const at = (orderId: string, changed: object = {}) =>
    refusalOf(api.elsewhere()(subscribeToOrder, { params: { orderId }, body: { ...body, ...changed } }))
  const orderId = await place()
  expect(await at('A'.repeat(22))).toMatchObject({ status: 404, code: 'order.not_found' })
  expect(await at(orderId, { endpoint: 'http://169.254.169.254/latest' })).toMatchObject({ status: 400, code: 'push.unknown_service' })
  expect(await at(orderId, { endpoint: 'file:///etc/passwd' })).toMatchObject({ code: 'request.invalid' })
  expect(await at(orderId, { endpoint: `${service.url}/${'a'.repeat(1_000)}` })).toMatchObject({ code: 'request.invalid' })
  expect(await at(orderId, { keys: { ...body.keys, auth: 'short' } })).toMatchObject({ code: 'request.invalid' })
})

test('the public key is public; without keys there is none, and subscribing is refused', async () => {
  expect((await api.call(readPushKey, {})).data).toEqual({ publicKey: keys.publicKey })
  const without = await startTestApi({ connection: api.connection })
  expect((await without.call(readPushKey, {})).data).toEqual({ publicKey: null })
  const body = { ...createBrowser('https://fcm.googleapis.com').subscription, language: 'en' } as const
  expect(await refusalOf(without.call(subscribeToOrder, { params: { orderId: await place() }, body }))).toMatchObject({
    code: 'push.unavailable',
  })
})
