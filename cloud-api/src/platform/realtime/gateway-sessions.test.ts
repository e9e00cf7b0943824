// Sockets of sessions that have ended, expired or been renewed.
import { beforeAll, expect, test } from 'vitest'
import { loginMerchant, logout, refreshToken } from '@sufra/shared/accounts/account.routes'
import { endAllSessions } from '@sufra/shared/accounts/own-account.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { startTestApi, type TestApi, useApi } from '../../../testing/test-api.ts'
import { openConnection } from '../../../testing/test-connection.ts'
import { addRestaurant, goodPayment, password, type TestRestaurant } from '../../../testing/test-restaurant.ts'

const api = useApi({ now: () => now })
let restaurant: TestRestaurant
/** Fixed, because messages are counted per minute. */
const now = new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  restaurant = await addRestaurant(api.connection.db)
})

const place = async (of = restaurant) => (await api.call(processPayment, { body: goodPayment(of) })).orderId

const minutes = (count: number) => new Date(Date.now() + count * 60_000)
const days = (count: number) => minutes(count * 24 * 60)

/** An API over the same database whose clock the test controls. */
const startWithClock = async () => {
  const clock = { now: new Date() }
  const timed = await startTestApi({
    connection: api.connection,
    now: () => clock.now,
  })
  return { timed, clock }
}

test('a counter receives its heartbeats before it has joined a room, since it takes silence for a lost connection', async () => {
  const { accessToken } = await api.signedIn(restaurant.email)
  const counter = await openConnection(api, { accessToken })
  counter.send({ event: 'nothing' })
  await counter.waitForEvent('refused') // by now the server knows the socket
  await api.runJob('send-counter-heartbeats')
  expect(await counter.waitForEvent('heartbeat')).toMatchObject({ data: { rooms: {} } })
  counter.close()
})

test('an expired access token cannot join the feed: the socket is closed, so that the client renews the token', async () => {
  const { timed, clock } = await startWithClock()
  const { accessToken } = await timed.signedIn(restaurant.email)
  clock.now = minutes(16)
  const socketClient = await openConnection(timed, { accessToken })
  socketClient.send({ event: 'join_merchant_room', data: {} })
  expect((await socketClient.waitForEvent('refused'))?.data).toMatchObject({ error: 'session.expired' })
  expect(await socketClient.closedWith()).toBe(4403)
  await timed.close()
})

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const signInByCookie = async ({ fetch: send }: TestApi) => {
  const body = JSON.stringify({ email: restaurant.email, password })
  return cookiesOf(await send(loginMerchant.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
}
const joinWith = async (timed: TestApi, cookie: string) => {
  const socketClient = await openConnection(timed, { cookie })
  socketClient.send({ event: 'join_merchant_room', data: {} })
  return socketClient
}

test('an expired access token with a valid refresh token joins the feed, and the refresh token is not rotated', async () => {
  const { timed, clock } = await startWithClock()
  const cookie = await signInByCookie(timed)
  clock.now = minutes(16)
  const socketClient = await joinWith(timed, cookie)
  await socketClient.waitForEvent('joined')
  socketClient.close()
  expect((await timed.fetch(refreshToken.path, { method: 'POST', headers: { cookie } })).status).toBe(200)
  await timed.close()
})

test('a rotated refresh token can join for five more minutes, and then neither joins nor ends its session', async () => {
  const { timed, clock } = await startWithClock()
  const cookie = await signInByCookie(timed)
  clock.now = minutes(16)
  const renewed = cookiesOf(await timed.fetch(refreshToken.path, { method: 'POST', headers: { cookie } }))
  const soon = await joinWith(timed, cookie)
  await soon.waitForEvent('joined')
  clock.now = minutes(22)
  const late = await joinWith(timed, cookie)
  expect(await late.closedWith()).toBe(4403)
  const own = await joinWith(timed, renewed)
  await own.waitForEvent('joined')
  for (const socketClient of [soon, own]) socketClient.close()
  await timed.close()
})

test('the refresh token of an ended session cannot join', async () => {
  const { timed, clock } = await startWithClock()
  const cookie = await signInByCookie(timed)
  clock.now = minutes(16)
  await timed.fetch(logout.path, { method: 'POST', headers: { cookie } })
  expect(await (await joinWith(timed, cookie)).closedWith()).toBe(4403)
  await timed.close()
})

test('a diner with the cookie of an expired session can still follow an order', async () => {
  const { timed, clock } = await startWithClock()
  const { accessToken } = await timed.signedIn(restaurant.email)
  const orderId = await place()
  clock.now = minutes(16)
  const socketClient = await openConnection(timed, { accessToken })
  socketClient.send({ event: 'join_order_room', data: { orderId } })
  await socketClient.waitForEvent('joined')
  socketClient.close()
  await timed.close()
})

test('an open socket stays open when its access token expires', async () => {
  const { timed, clock } = await startWithClock()
  const { accessToken } = await timed.signedIn(restaurant.email)
  const socketClient = await openConnection(timed, { accessToken })
  socketClient.send({ event: 'join_merchant_room', data: {} })
  await socketClient.waitForEvent('joined')
  clock.now = minutes(60)
  await timed.runJob('close-ended-sockets')
  await timed.runJob('send-counter-heartbeats')
  await socketClient.waitForEvent('heartbeat')
  socketClient.close()
  await timed.close()
})

test('an expired session closes its sockets', async () => {
  const { timed, clock } = await startWithClock()
  const { accessToken } = await timed.signedIn(restaurant.email)
  const socketClient = await openConnection(timed, { accessToken })
  socketClient.send({ event: 'join_merchant_room', data: {} })
  await socketClient.waitForEvent('joined')
  clock.now = days(8)
  await timed.runJob('close-ended-sockets')
  expect(await socketClient.closedWith()).toBe(4401)
  await timed.close()
})

test('signing out on one instance closes sockets on another instance that missed the message', async () => {
  const other = await startTestApi({ connection: api.connection, now: () => now })
  const { accessToken, call } = await api.signedIn(restaurant.email)
  const socketClient = await openConnection(other, { accessToken })
  socketClient.send({ event: 'join_merchant_room', data: {} })
  await socketClient.waitForEvent('joined')
  await call(endAllSessions, {})
  await other.runJob('close-ended-sockets')
  expect(await socketClient.closedWith()).toBe(4401)
  await other.close()
})

test('signing out closes the sockets of the session', async () => {
  const signedIn = await api.fetch('/api/restaurants/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: restaurant.email, password }),
  })
  const token = ((await signedIn.json()) as { accessToken: string }).accessToken // the contract's reply
  const cookie = signedIn.headers
    .getSetCookie()
    .map((socketClient) => socketClient.split(';')[0])
    .join('; ')
  const socketClient = await openConnection(api, { accessToken: token })
  socketClient.send({ event: 'join_merchant_room', data: {} })
  await socketClient.waitForEvent('joined')
  await api.fetch(logout.path, { method: 'POST', headers: { cookie } })
  expect(await socketClient.closedWith()).toBe(4401)
})
