import { expect, test } from 'vitest'
import { loginMerchant, readMe } from '../accounts/account.routes.ts'
import { silenceOrders } from '../escalation/escalation.routes.ts'
import { moveOrder } from '../orders/order.routes.ts'
import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'

type Asked = { url: string; headers: Record<string, string> }

const clientThatGets = (answers: number[], refresh?: () => Promise<string | undefined>) => {
  const asked: Asked[] = []
  let signedOut = 0
  const call = createClient({
    baseUrl: 'http://api',
    fetch: async (url, { headers }) => {
      asked.push({ url, headers })
      const status = answers[asked.length - 1] ?? 200
      return { ok: status < 400, status, statusText: '', json: async () => ({ success: status < 400 }) }
    },
    refresh,
    onSignedOut: () => (signedOut += 1),
  })
  return { call, asked, signedOut: () => signedOut }
}

test('after a 403 a call is refreshed once and repeated once, with the new bearer', async () => {
  const { call, asked } = clientThatGets([403, 200], async () => 'new')
  await call(readMe, {})
  expect(asked.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer new'])
})

test('a 403 after the refresh is an answer, not a loop', async () => {
  const { call, asked, signedOut } = clientThatGets([403, 403], async () => 'new')
  await expect(call(readMe, {})).rejects.toMatchObject({ status: 403 })
  expect(asked).toHaveLength(2)
  expect(signedOut()).toBe(0)
})

test('a session that cannot be refreshed is over', async () => {
  const { call, asked, signedOut } = clientThatGets([403], async () => undefined)
  await expect(call(readMe, {})).rejects.toBeInstanceOf(ApiError)
  expect([asked.length, signedOut()]).toEqual([1, 1])
})

test('ten calls that find the token past its time refresh it once', async () => {
  let refreshes = 0
  const { call } = clientThatGets(
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

test('a 401 signs out, and no answer at all is an error of status 0', async () => {
  const { call, signedOut } = clientThatGets([401])
  await expect(call(readMe, {})).rejects.toMatchObject({ status: 401 })
  expect(signedOut()).toBe(1)
  const deaf = createClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('offline')) })
  await expect(deaf(readMe, {})).rejects.toMatchObject({ status: 0 })
})

type Reply = number | 'dropped' | 'broken off' | { status: number; retryAfter: string }

/** A client that sends again what it may, on a clock of its own. */
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
      const { status, retryAfter } = typeof reply === 'object' ? reply : { status: reply === 'broken off' ? 200 : reply, retryAfter: null }
      return {
        ok: status < 400,
        status,
        statusText: '',
        headers: { get: () => retryAfter },
        json: () => (reply === 'broken off' ? Promise.reject(new TypeError('broken off')) : Promise.resolve({ success: status < 400 })),
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
  ['the server is too busy for', [{ status: 503, retryAfter: '1' }, 200]],
  ['whose connection drops', ['dropped', 200]],
  ['whose answer breaks off', ['broken off', 200]],
  ['that two tries lose', [502, 504, 200]],
])('a move %s is sent again by the same key', async (_name, replies) => {
  const { move, keys, retries } = retryingClient(replies)
  expect(await move()).toEqual({ success: true })
  expect(keys).toEqual(replies.map(() => 'key-of-the-move'))
  expect(retries()).toBe(replies.length - 1)
})

test('the wait between two tries is as long as the server asks for, and grows by itself', async () => {
  const asked = retryingClient([{ status: 503, retryAfter: '3' }, 200])
  await asked.move()
  expect(asked.waits).toEqual([3_000])
  const own = retryingClient([503, 503, 200])
  await own.move()
  expect(own.waits).toEqual([500, 1_000])
})

test('after three tries, or about fifteen seconds, the error stands', async () => {
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

test('a refusal and a failure of the server are answers', async () => {
  for (const status of [400, 404, 409, 422, 429, 500]) {
    const { move, keys } = retryingClient([status, 200])
    await expect(move()).rejects.toMatchObject({ status })
    expect(keys).toHaveLength(1)
  }
})

test('what may act twice, or is only read, is sent once', async () => {
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
