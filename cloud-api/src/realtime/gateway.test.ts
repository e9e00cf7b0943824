import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginMerchant, logout, refreshToken } from '@sufra/shared/accounts/account.routes'
import { endAllSessions } from '@sufra/shared/accounts/own-account.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { eq } from 'drizzle-orm'
import { restaurants } from '../restaurants/restaurants.table.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { openConnection, openRoomClient, until } from '../../testing/test-connection.ts'
import { addAdmin, addRestaurant, goodPayment, password, type TestRestaurant } from '../../testing/test-restaurant.ts'

let api: TestApi
let restaurant: TestRestaurant
/** Fixed, because messages are counted per minute. */
const now = new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  api = await startTestApi({ now: () => now })
  restaurant = await addRestaurant(api.connection.db)
})
afterAll(() => api.close())

const place = async (of = restaurant) => (await api.call(processPayment, { body: goodPayment(of) })).orderId

describe('access control', () => {
  test.each(['pending', 'rejected', 'deactivated'] as const)(
    'a %s restaurant receives new feed events only, without past order events',
    async (status) => {
      const other = await addRestaurant(api.connection.db)
      const { accessToken } = await api.signedIn(other.email)
      await place(other)
      await api.connection.db.update(restaurants).set({ status }).where(eq(restaurants.id, other.restaurantId))
      const socketClient = await openConnection(api, { accessToken })
      socketClient.send({ event: 'join_merchant_room', data: { since: 0 } })
      await socketClient.waitForEvent('resync')
      socketClient.send({ event: 'join_merchant_room', data: { since: 0 } })
      await until(() => socketClient.receivedEvents.filter(({ event }) => event === 'resync').length === 2)
      expect(socketClient.receivedEvents.map(({ event }) => event)).not.toContain('order_placed')
      socketClient.close()
    },
  )

  const refusals: [string, () => Promise<string | undefined>, object, string][] = [
    ['a diner the counter’s room', async () => undefined, { event: 'join_merchant_room', data: {} }, 'session.none'],
    [
      'an administrator the counter’s room',
      async () => (await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')).accessToken,
      { event: 'join_merchant_room', data: {} },
      'session.forbidden',
    ],
    [
      'a pending merchant to acknowledge an order',
      async () => (await api.signedIn((await addRestaurant(api.connection.db, { status: 'pending' })).email)).accessToken,
      { event: 'order_acknowledged', data: { orderId: 'A'.repeat(22) } },
      'session.not_accepted',
    ],
    [
      'any caller an unknown order',
      async () => undefined,
      { event: 'join_order_room', data: { orderId: 'A'.repeat(22) } },
      'order.not_found',
    ],
    [
      'a diner to acknowledge an order',
      async () => undefined,
      { event: 'order_acknowledged', data: { orderId: 'A'.repeat(22) } },
      'session.none',
    ],
    ['any caller an unknown message', async () => undefined, { event: 'become_admin', data: {} }, 'request.invalid'],
    ['any caller a message without data', async () => undefined, { event: 'join_order_room' }, 'request.invalid'],
  ]
  test.each(refusals)('refuses %s', async (_name, tokenOf, message, error) => {
    const socketClient = await openConnection(api, { accessToken: await tokenOf() })
    socketClient.send(message)
    expect(await socketClient.waitForEvent('refused')).toMatchObject({ data: { error } })
    expect(socketClient.receivedEvents.map(({ event }) => event)).toEqual(['refused'])
    socketClient.close()
  })

  test.each(['https://evil.test', 'null', 'http://127.0.0.1.evil.test', 'http://127.0.0.1', 'file://', ''])(
    'refuses the origin %j',
    async (origin) => {
      await expect(openConnection(api, { origin })).rejects.toThrow('403')
    },
  )

  test('refuses a request without an origin', async () => {
    await expect(openConnection(api, { origin: null })).rejects.toThrow('403')
  })

  test('another restaurant’s counter receives none of these events', async () => {
    const other = await addRestaurant(api.connection.db)
    const socketClient = openRoomClient(api, { accessToken: (await api.signedIn(other.email)).accessToken })
    socketClient.joinMerchant(restaurant.restaurantId, 0)
    socketClient.joinMerchant(other.restaurantId, 0)
    await place()
    await place(other)
    await until(() => socketClient.receivedEvents.length === 2)
    expect(socketClient.receivedEvents.map(({ room }) => room)).toEqual(Array.from({ length: 2 }, () => `merchant:${other.restaurantId}`))
    socketClient.end()
  })
})

describe('limits', () => {
  test('the heartbeat has the newest number of each joined room', async () => {
    const orderId = await place()
    const socketClient = await openConnection(api)
    socketClient.send({ event: 'join_order_room', data: { orderId } })
    await socketClient.waitForEvent('joined')
    await api.runJob('send-heartbeats')
    expect(await socketClient.waitForEvent('heartbeat')).toMatchObject({ data: { rooms: { [`order:${orderId}`]: 1 } } })
    socketClient.close()
  })

  test('a socket that misses heartbeats is closed, and one that answers stays open', async () => {
    const silent = await openConnection(api)
    const answering = await openConnection(api)
    silent.socket.pong = () => {} // the library answers pings by itself
    for (const socketClient of [silent, answering]) socketClient.send({ event: 'join_order_room', data: { orderId: await place() } })
    await Promise.all([silent, answering].map((socketClient) => socketClient.waitForEvent('joined')))
    const heartbeats = () => answering.receivedEvents.filter(({ event }) => event === 'heartbeat').length
    for (const count of [1, 2, 3]) {
      await api.runJob('send-heartbeats')
      await until(() => heartbeats() === count)
      // Messages are handled in order: when this one is refused, the pong before it has arrived.
      answering.send({ event: 'nothing' })
      await until(() => answering.receivedEvents.filter(({ event }) => event === 'refused').length === count)
    }
    expect(await silent.closedWith()).toBe(1006)
    expect(answering.socket.readyState).toBe(answering.socket.OPEN)
    answering.close()
  })

  test('a message of 64 KB and one byte closes the socket', async () => {
    const socketClient = await openConnection(api)
    socketClient.send('x'.repeat(64 * 1024 + 1))
    expect(await socketClient.closedWith()).toBe(1009)
  })

  test('the 101st message of a minute closes the socket', async () => {
    const socketClient = await openConnection(api)
    for (let count = 0; count < 101; count += 1) socketClient.send({ event: 'nothing' })
    expect(await socketClient.closedWith()).toBe(1008)
  })

  test('a socket that does not read is closed instead of buffering without limit', async () => {
    const mine = await addRestaurant(api.connection.db)
    const token = (await api.signedIn(mine.email)).accessToken
    const { port, hostname } = new URL(api.url)
    const stuck = connect(Number(port), hostname)
    const key = Buffer.from('0123456789abcdef').toString('base64')
    stuck.write(
      `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${api.url}\r\nAuthorization: Bearer ${token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    await new Promise((resolve) => stuck.once('data', resolve))
    const frame = (opcode: number, text: string) =>
      Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]) // masked by zeros
    stuck.write(frame(1, '{"event":"join_merchant_room","data":{}}'))
    await new Promise((resolve) => stuck.once('data', resolve))
    stuck.pause()
    let isClosed = false
    stuck.on('error', () => (isClosed = true)) // writing to a socket closed by the peer
    // Twenty megabytes of events: more than the buffers of the kernel and the server together.
    await api.connection.query(
      `with news as (
         insert into feed (restaurant_id, seq, event, data, at)
         select $1::uuid, number, 'newNotification', to_jsonb(repeat('x', 40000)), now() from generate_series(1, 500) number
       ) update restaurant_counters set seq = 500 where restaurant_id = $1::uuid`,
      [mine.restaurantId],
    )
    await api.call(processPayment, { body: goodPayment(mine) })
    await until(() => {
      if (!isClosed) stuck.write(frame(10, '')) // a pong, which needs no response
      return isClosed
    }, 'the close')
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
})

describe('an ended session', () => {
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

  test('sockets per network address are limited, and closing one frees its place', async () => {
    const small = await startTestApi({ connection: api.connection, maxSockets: 2 })
    const first = await openConnection(small)
    const second = await openConnection(small)
    await expect(openConnection(small)).rejects.toThrow('429')
    first.close()
    await until(() => first.socket.readyState === first.socket.CLOSED)
    const third = await openConnection(small)
    for (const socketClient of [second, third]) socketClient.close()
    await small.close()
  })
})
