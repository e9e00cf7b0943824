// A member of a restaurant in the payments' fault test, who signs in again when needed, and repeats a request with its key until it is
// answered. The requests come from many network addresses, so that no limit on an address is reached.
import { randomUUID } from 'node:crypto'
import { loginMerchant } from '@sufra/shared/accounts/account.routes'
import type { Random } from '../../src/demo/random.ts'
import { password, type TestRestaurant } from '../../testing/test-restaurant.ts'
import { anyNetwork } from './any-network.ts'
import { createAnswerLog } from './answer-log.ts'

export type Answer = { status: number; body: Record<string, unknown> }
type Keyed = { path: string; body?: object; answered?: (answer: Answer) => void }
type Init = { method?: string; body?: object | undefined; headers?: Record<string, string> }

/** Milliseconds. */
const timeout = 4_000

/** Whether the answer is final: not while the first request is handled, and not without a session. */
const isFinal = ({ status, body }: Answer) => status < 500 && ![401, 403, 429].includes(status) && body['error'] !== 'idempotency.in_flight'

export const createStaffClient = ({ email }: TestRestaurant, { url, random }: { url: string; random: Random }) => {
  const answers = createAnswerLog()
  let accessToken: string | undefined
  let pending: (Keyed & { key: string })[] = []

  const send = async (path: string, { method = 'GET', body, headers }: Init = {}): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...headers,
        'x-forwarded-for': anyNetwork(random),
        ...(body && { 'content-type': 'application/json' }),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    if (response.status === 401 || response.status === 403) accessToken = undefined
    const answer: Answer = { status: response.status, body: (await response.json()) as Record<string, unknown> } // the contract's replies
    answers.note(method, path, body, answer)
    return answer
  }

  /** Sends one request. Rejects while the API is down. */
  const request = async (path: string, init: Init = {}): Promise<Answer> => {
    if (accessToken === undefined) {
      const { body } = await send(loginMerchant.path, { method: 'POST', body: { email, password } })
      accessToken = typeof body['accessToken'] === 'string' ? body['accessToken'] : undefined
    }
    return send(path, init)
  }

  return {
    answers,
    request,
    enqueue: (keyed: Keyed) => void pending.push({ ...keyed, key: randomUUID() }),
    hasPending: () => pending.length > 0,
    /** Sends the unanswered requests. Rejects while the API is down. */
    sendPending: async () => {
      for (const keyed of pending) {
        const { path, body, key, answered } = keyed
        const answer = await request(path, { method: 'POST', body, headers: { 'idempotency-key': key } })
        if (!isFinal(answer)) continue
        pending = pending.filter((each) => each !== keyed)
        answered?.(answer)
      }
    },
  }
}
