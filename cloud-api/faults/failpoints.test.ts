// Kills the API at failpoints and checks the guarantee of each. Nothing here is random: the random kills are in `npm run test:faults`.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import { moveOrder } from '@sufra/shared/orders/order.routes'
import { processPayment } from '@sufra/shared/payments/payment.routes'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { FailpointName } from '../src/platform/process/failpoints.ts'
import { sandboxPath } from '../src/money/payments/sandbox/sandbox-path.ts'
import { cardPayment } from '../testing/payments/paying-api.ts'
import { freePort } from '../testing/servers/free-port.ts'
import { addRestaurant, goodPayment, password, type TestRestaurant } from '../testing/test-restaurant.ts'
import { killJobs } from './jobs/kill-jobs.ts'
import { reminders } from './jobs/reminders.ts'
import { subscriptions } from './jobs/subscriptions.ts'
import { loadProcess } from './killable-process.ts'
import type { ApiCommand } from './payments/api-process.ts'
import { readOurs, readTheirs } from './payments/read-payments.ts'
import type { Place } from './places.ts'
import { openTestPlace } from './test-place.ts'

const isPglite = inject('testDatabase').kind === 'pglite'
/** Milliseconds. A killed process keeps its claim on the messages that it was sending for half a minute. */
const claim = 31_000
const gatewayTimeout = 60_000

type Process = ReturnType<typeof loadProcess>

let place: Place
let restaurant: TestRestaurant
let ahead: number
let apiUrl: string
let sandboxUrl: string
let processes: Process[]

beforeEach(async () => {
  place = await openTestPlace()
  ahead = 0
  processes = []
})
afterEach(async () => {
  await Promise.all(processes.map((each) => each.kill()))
  await place.end()
})

const openRestaurant = async () => {
  const connection = await place.open()
  restaurant = await addRestaurant(connection.db)
  await connection.close()
  apiUrl = `http://127.0.0.1:${await freePort()}`
  sandboxUrl = `http://127.0.0.1:${await freePort()}`
}

const startProcess = async (file: string, command: ApiCommand | object): Promise<Process> => {
  const started = loadProcess(join(import.meta.dirname, 'payments', file))
  processes.push(started)
  await started.send(command)
  return started
}

/** `name`: failpoint at which the process ends, at its first passage. */
const startApi = (name?: FailpointName) => {
  const failAt = name && { name, passage: 1 }
  const [dataDir, databaseUrl] = [place.env['DATA_DIR'] ?? '', place.env['DATABASE_URL'] || undefined]
  const port = Number(new URL(apiUrl).port)
  return startProcess('api-process.ts', {
    start: { dataDir, databaseUrl, port, publicUrl: apiUrl, sandboxUrl, ahead, failAt, gatewayTimeout },
  })
}

/** Starts an API that ends at the failpoint, and repeats the call until the process has ended, since a busy machine may refuse it. */
const endAt = async (name: FailpointName, call: () => Promise<unknown>) => {
  const api = await startApi(name)
  const callAgain = async () => {
    await call().catch(() => undefined) // the connection is cut
    return api.hasEnded()
  }
  await expect.poll(callAgain).toBe(true)
  expect(api.ending()).toBe('SIGKILL')
}

const request = async (url: string, method: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(url, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> } // JSON of our contract or of the sandbox
}

/** Accepts the order from a counter, with this idempotency key. */
const accept = async (orderId: string, key: string) => {
  const signedIn = await request(apiUrl + loginMerchant.path, 'POST', { email: restaurant.email, password })
  const headers = { authorization: `Bearer ${String(signedIn.body['accessToken'])}`, 'idempotency-key': key }
  return request(apiUrl + moveOrder.path.replace(':orderId', orderId), 'PATCH', { status: 'Preparing', minutes: 10 }, headers)
}

/** Reads the stored orders. No API may be running, because PGlite's folder has one user at a time. */
const readStored = async () => {
  const connection = await place.open()
  const ours = await readOurs(connection, [restaurant.restaurantId])
  const feed = await connection.query<{ event: string }>('select event from feed where order_id is not null order by seq', [])
  await connection.close()
  return { ...ours, feed: feed.map(({ event }) => event) }
}

test('an order and its move are made once when they are cut off before or after their commit and sent again', async () => {
  await openRestaurant()
  const [key, moveKey] = [randomUUID(), randomUUID()]
  const order = () => request(apiUrl + processPayment.path, 'POST', goodPayment(restaurant), { 'idempotency-key': key })

  await endAt('before_order_statement', order)
  expect((await readStored()).orders).toEqual([])
  await endAt('after_order_commit', order)
  const [stored] = (await readStored()).orders
  expect(stored).toMatchObject({ status: 'Received', emitted: 1 })
  const orderId = stored?.id ?? ''

  await endAt('before_move_statement', () => accept(orderId, moveKey))
  expect((await readStored()).orders).toMatchObject([{ status: 'Received' }])
  await endAt('after_move_commit', () => accept(orderId, moveKey))
  expect((await readStored()).orders).toMatchObject([{ status: 'Preparing' }])

  const api = await startApi()
  expect(await order()).toMatchObject({ status: 200, body: { orderId } })
  expect(await accept(orderId, moveKey)).toMatchObject({ status: 200 })
  await api.send('stop')
  const { orders, feed } = await readStored()
  expect(orders).toMatchObject([{ id: orderId, status: 'Preparing', emitted: 1 }])
  expect(feed).toEqual(['order_placed', 'order_status_updated'])
})

test.skipIf(isPglite)('a card payment is made once when it is cut off between its authorisation and its capture', async () => {
  await openRestaurant()
  const file = join(place.env['DATA_DIR'] ?? '', 'gateway.db')
  await startProcess('sandbox-process.ts', { start: { file, port: Number(new URL(sandboxUrl).port), ahead } })
  const card = { cardNumber: '4242424242424242', cardHolderName: 'Maryam', expiryDate: '12/49', cvv: '123' }
  const typed = await request(`${sandboxUrl}${sandboxPath}/tokens`, 'POST', card)
  const { token } = typed.body['card'] as { token: string } // the sandbox's own format
  const payment = cardPayment(restaurant, { source: { kind: 'card', token, saves: false } })
  const key = randomUUID()

  await endAt('after_authorise_call', () => request(apiUrl + processPayment.path, 'POST', payment, { 'idempotency-key': key }))
  expect((await readStored()).orders).toMatchObject([{ emitted: 0, paid: 0 }])
  expect(readTheirs(file).gateway).toMatchObject([{ state: 'authorised', captured: 0 }])

  ahead += claim
  const capturing = await startApi('before_settle_call')
  await expect.poll(async () => (await request(apiUrl + processPayment.path, 'POST', payment, { 'idempotency-key': key })).status).toBe(200)
  const { body } = await request(apiUrl + processPayment.path, 'POST', payment, { 'idempotency-key': key })
  const moveKey = randomUUID()
  const acceptAgain = async () => {
    await accept(String(body['orderId']), moveKey).catch(() => undefined) // it may end before it answers
    return capturing.hasEnded()
  }
  await expect.poll(acceptAgain).toBe(true)
  expect(readTheirs(file).gateway).toMatchObject([{ state: 'authorised', captured: 0 }])

  ahead += claim
  const api = await startApi()
  await expect.poll(() => api.send('settle')).toBe(1) // the order itself is open
  await api.send('stop')
  const { orders, attempts } = await readStored()
  expect(orders).toMatchObject([{ id: body['orderId'], status: 'Preparing', emitted: 1, paid: 1_550 }])
  expect(
    attempts
      .filter(({ state }) => state === 'succeeded')
      .map(({ kind }) => kind)
      .toSorted(),
  ).toEqual(['authorise', 'capture'])
  const { gateway, settlements } = readTheirs(file)
  expect(gateway).toMatchObject([{ captured: 1_550, refunded: 0 }])
  expect(settlements).toHaveLength(1)
})

test.skipIf(isPglite).for([
  { check: reminders, counts: { reminders: 57, messages: 60, notifications: 39 } },
  { check: subscriptions, counts: { invoices: 6, messages: 27, notifications: 18, paid: 3, 'dirhams at the gateway': 60_000 } },
])('two copies that run jobs of $check.name do everything once when they are killed at a failpoint', async ({ check, counts }) => {
  const result = await killJobs(place, { kills: 2, seed: 1, check, atRandom: false })
  expect(result).toMatchObject({ violations: [], kills: 2, counts })
  expect(Object.values(result.hits).reduce((sum, hits) => sum + hits, 0)).toBe(1)
})
