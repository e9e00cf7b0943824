import { expect, test } from 'vitest'
import { readMe } from '../accounts/account.routes.ts'
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
