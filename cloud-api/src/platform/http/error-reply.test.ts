import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { ErrorReply } from '@sufra/shared/contract/api-error'
import { requestRefusals } from '@sufra/shared/contract/request.refusals'
import { expect, test } from 'vitest'
import { useApi } from '../../../testing/test-api.ts'

const api = useApi()

const read = async (path: string, init?: RequestInit) => {
  const answer = await api.fetch(path, init)
  return { status: answer.status, ...((await answer.json()) as ErrorReply) } // our own server's reply
}

test.each(['en', 'ar'] as const)(
  'an address with a malformed id is answered as not found for people (%s), with the reason for developers',
  async (language) => {
    const reply = await read('/api/menu/xyz', { headers: { 'accept-language': language } })
    expect(reply).toMatchObject({ status: 404, error: 'request.not_found', message: requestRefusals['request.not_found'][language] })
    expect(reply.errors).toBeUndefined()
    expect(reply.fields).toEqual([expect.stringMatching(/^restaurantId: .*UUID/) as string])
  },
)

test('a body whose problem has no text of its own gets one sentence, and the fields are named for developers', async () => {
  const headers = { 'content-type': 'application/json' }
  const reply = await read(loginMerchant.path, { method: 'POST', headers, body: '[1]' })
  expect(reply).toMatchObject({ status: 400, error: 'request.invalid', errors: [requestRefusals['request.invalid'].en] })
  expect(reply.fields).toEqual([expect.stringMatching(/^body: /) as string])
})
