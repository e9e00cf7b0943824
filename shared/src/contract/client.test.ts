import { expect, test } from 'vitest'
import { loginMerchant, readMe } from '../accounts/account.routes.ts'
import { silenceOrders } from '../escalation/escalation.routes.ts'
import { moveOrder } from '../orders/order.routes.ts'
import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'

type SentRequest = { url: string; headers: Record<string, string> }

const createTestClient = (statuses: number[], refresh?: () => Promise<string | undefined>) => {
  const requests: SentRequest[] = []
  let signedOut = 0
  const call = createClient({
    baseUrl: 'http://api',
    fetch: async (url, { headers }) => {
      requests.push({ url, headers })
      const status = statuses[requests.length - 1] ?? 200
      return { ok: status < 400, status, statusText: '', json: async () => ({ success: status < 400 }) }
    },
    refresh,
    onSignedOut: () => (signedOut += 1),
  })
  return { call, requests, signedOut: () => signedOut }
}

test('after a 403 the token is refreshed once and the call repeated once with the new bearer', async () => {
  const { call, requests } = createTestClient([403, 200], async () => 'new')
  await call(readMe, {})
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer new'])
})

test('a 403 after the refresh is returned without another refresh', async () => {
  const { call, requests, signedOut } = createTestClient([403, 403], async () => 'new')
  await expect(call(readMe, {})).rejects.toMatchObject({ status: 403 })
  expect(requests).toHaveLength(2)
  expect(signedOut()).toBe(0)
})

test('a JSON error body that is not an object gives an error with its status', async () => {
  const call = createClient({
    baseUrl: '',
    fetch: async () => ({ ok: false, status: 502, statusText: 'Bad Gateway', json: async () => null }),
  })
  await expect(call(readMe, {})).rejects.toMatchObject({ name: 'ApiError', status: 502, message: 'Bad Gateway' })
})

test('a failed refresh signs out', async () => {
  const { call, requests, signedOut } = createTestClient([403], async () => undefined)
  await expect(call(readMe, {})).rejects.toBeInstanceOf(ApiError)
  expect([requests.length, signedOut()]).toEqual([1, 1])
})

test('ten concurrent calls with an expired token refresh it once', async () => {
  let refreshes = 0
  const { call } = createTestClient(
    Array.from({ length: 10 }, () => 403),
    async () => {
      refreshes += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      return 'new'
    },
  )
  await Promise.all(Array.from({ length: 10 }, () => call(readMe, {})))
  expect(refreshes).toBe(1)
})

test('a 401 signs out, and a missing response is an error with status 0', async () => {
  const { call, signedOut } = createTestClient([401])
  await expect(call(readMe, {})).rejects.toMatchObject({ status: 401 })
  expect(signedOut()).toBe(1)
  const offline = createClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('offline')) })
  await expect(offline(readMe, {})).rejects.toMatchObject({ status: 0 })
})

type Reply = number | 'dropped' | 'truncated' | 'in flight' | { status: number; retryAfter: string }

/** Creates a client with retries and a simulated clock. */
const retryingClient = (replies: Reply[]) => {
  const keys: (string | undefined)[] = []
  const waits: number[] = []
  let now = 0
  let retries = 0
  const call = createClient({
    baseUrl: 'http://api',
    fetch: async (_url, { headers }, timeout) => {
      const reply = replies[keys.length] ?? 200
      keys.push(headers['idempotency-key'])
      if (reply === 'dropped') {
        now += timeout ?? 0
        throw new TypeError('the connection was lost')
      }
      if (reply === 'in flight') {
        const json = () => Promise.resolve({ error: 'idempotency.in_flight' })
        return { ok: false, status: 409, statusText: '', headers: { get: () => '1' }, json }
      }
      const { status, retryAfter } = typeof reply === 'object' ? reply : { status: reply === 'truncated' ? 200 : reply, retryAfter: null }
      return {
        ok: status < 400,
        status,
        statusText: '',
        headers: { get: () => retryAfter },
        json: () => (reply === 'truncated' ? Promise.reject(new TypeError('truncated')) : Promise.resolve({ success: status < 400 })),
      }
    },
    retries: {
      wait: async (milliseconds) => {
        waits.push(milliseconds)
        now += milliseconds
      },
      now: () => now,
      random: () => 1,
    },
  })
  const move = (options: { idempotencyKey?: string } = { idempotencyKey: 'key-of-the-move' }) =>
    call(moveOrder, { params: { orderId: 'o' }, body: { status: 'Preparing', minutes: 15 } }, { ...options, onRetry: () => (retries += 1) })
  return { call, move, keys, waits, retries: () => retries, now: () => now }
}

test.each<[string, Reply[]]>([
  ['answered with 503', [{ status: 503, retryAfter: '1' }, 200]],
  ['whose connection drops', ['dropped', 200]],
  ['whose response is truncated', ['truncated', 200]],
  ['that fails twice at a proxy', [502, 504, 200]],
  ['whose first attempt is still processed', ['dropped', 'in flight', 200]],
])('a move %s is retried with the same idempotency key', async (_name, replies) => {
  const { move, keys, retries } = retryingClient(replies)
  expect(await move()).toEqual({ success: true })
  expect(keys).toEqual(replies.map(() => 'key-of-the-move'))
  expect(retries()).toBe(replies.length - 1)
})

test('the wait between attempts follows Retry-After, else grows exponentially', async () => {
  const requests = retryingClient([{ status: 503, retryAfter: '3' }, 200])
  await requests.move()
  expect(requests.waits).toEqual([3_000])
  const own = retryingClient([503, 503, 200])
  await own.move()
  expect(own.waits).toEqual([500, 1_000])
})

test('after three attempts, or about fifteen seconds, the error is thrown', async () => {
  const three = retryingClient([503, 503, 503, 200])
  await expect(three.move()).rejects.toMatchObject({ status: 503 })
  expect(three.keys).toHaveLength(3)
  const slow = retryingClient(['dropped', 'dropped', 'dropped', 200])
  await expect(slow.move()).rejects.toMatchObject({ status: 0 })
  expect(slow.now()).toBeLessThanOrEqual(15_000)
  const long = retryingClient([{ status: 503, retryAfter: '60' }, 200])
  await expect(long.move()).rejects.toMatchObject({ status: 503 })
  expect([long.keys.length, long.waits]).toEqual([1, []])
})

test('refusals and server errors are not retried', async () => {
  for (const status of [400, 404, 409, 422, 429, 500]) {
    const { move, keys } = retryingClient([status, 200])
    await expect(move()).rejects.toMatchObject({ status })
    expect(keys).toHaveLength(1)
  }
})

test('calls without an idempotency key and reads are sent once', async () => {
  const withoutKey = retryingClient([503, 200])
  await expect(withoutKey.move({})).rejects.toMatchObject({ status: 503 })
  const twice = retryingClient([503, 200])
  await expect(twice.call(loginMerchant, { body: { email: '', password: '' } })).rejects.toMatchObject({ status: 503 })
  const read = retryingClient([503, 200])
  await expect(read.call(readMe, {})).rejects.toMatchObject({ status: 503 })
  expect([withoutKey.keys.length, twice.keys.length, read.keys.length]).toEqual([1, 1, 1])
  const safe = retryingClient([503, 200])
  await safe.call(silenceOrders, { body: { orderIds: [] } })
  expect(safe.keys).toHaveLength(2)
})
