// Tokens of sessions stay in main, except the token of an administrator's view, which only its page has.
import { loginAdmin } from '@sufra/shared/accounts/account.routes'
import { completeEnrolment, completeSignIn } from '@sufra/shared/accounts/second-factor.routes'
import { listOrders } from '@sufra/shared/orders/order.routes'
import { expect, test } from 'vitest'
import { createGateway } from './gateway.ts'

const ada = {
  id: '0192a000-0000-7000-8000-000000000001',
  role: 'admin',
  status: 'accepted',
  name: 'Ada',
  email: 'a@b.co',
  restaurant: null,
}

/** A desk whose cloud answers every call with this reply. Returns the response to the page and the user that the session stored. */
const answerTo = async (path: string, status: number, reply: object) => {
  const stored: string[] = []
  const headers = new Headers({ 'content-type': 'application/json' })
  const cloud = { request: async () => ({ status, headers, body: new TextEncoder().encode(JSON.stringify(reply)) }) }
  const session = { store: (body: string) => void stored.push(body) }
  const gateway = createGateway({ cloud, session } as never) // with just the fields that a call to the cloud uses
  const answer = await gateway.answer(new Request(`http://desk${path}`, { method: 'POST', body: '{}' }))
  return { status: answer.status, body: await answer.text(), stored }
}

test.each([completeSignIn.path, completeEnrolment.path])(
  'the token in the reply of %s stays in main, which knows the signed-in user',
  async (path) => {
    const reply = { success: true, message: '', accessToken: 'secret', data: ada, recoveryCodes: ['ABCDE'] }
    const { body, stored } = await answerTo(path, 200, reply)
    expect(body).not.toContain('secret')
    expect(body).toContain('ABCDE')
    expect(stored).toEqual([JSON.stringify({ success: true, data: ada })])
  },
)

test('a password that still needs a second factor does not sign in', async () => {
  const { status, body, stored } = await answerTo(loginAdmin.path, 401, { success: false, error: 'factor.code_required', message: '' })
  expect(status).toBe(401)
  expect(body).toContain('factor.code_required')
  expect(stored).toEqual([])
})

/** Sends a request to a desk with a full cache. Returns the headers that reached its cloud, and the response. */
const ask = async (authorization: string) => {
  const sent: Record<string, string>[] = []
  const headers = new Headers({ 'content-type': 'application/json' })
  const cloud = {
    request: async (call: { headers: Record<string, string> }) => {
      sent.push(call.headers)
      return { status: 200, headers, body: new TextEncoder().encode('{"of":"the viewed restaurant"}') }
    },
  }
  const touched: string[] = []
  /** Records all requests to the cache and the outbox of the desk. */
  const store = new Proxy({}, { get: (_target, name) => () => void touched.push(String(name)) })
  // with just the fields that a call to the cloud uses
  const gateway = createGateway({ cloud, session: store, answers: store, outbox: store, cache: store } as never)
  const answer = await gateway.answer(new Request(`http://desk${listOrders.path}`, { headers: { authorization } }))
  return { sent, touched, body: await answer.text() }
}

test('a call in an administrator’s view has the token of the view, and is neither cached nor answered from the cache', async () => {
  const { sent, touched, body } = await ask('Bearer token-of-the-view')
  expect(sent).toEqual([{ authorization: 'Bearer token-of-the-view' }])
  expect(body).toContain('the viewed restaurant')
  expect(touched).toEqual([])
})
