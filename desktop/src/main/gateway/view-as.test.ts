import { listOrders } from '@sufra/shared/orders/order.routes'
import { expect, test } from 'vitest'
import { createGateway } from './gateway.ts'

/** Asks a desk that has everything cached. Returns the headers that its cloud was sent, and the answer. */
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
  /** Whatever the cache or the outbox of the desk is asked for. */
  const store = new Proxy({}, { get: (_target, name) => () => void touched.push(String(name)) })
  const gateway = createGateway({ cloud, session: store, answers: store, outbox: store, cache: store } as never) // what a call to the cloud uses
  const answer = await gateway.answer(new Request(`http://desk${listOrders.path}`, { headers: { authorization } }))
  return { sent, touched, body: await answer.text() }
}

test('a call of an administrator’s view has the token of the view, and is neither cached nor answered from the cache', async () => {
  const { sent, touched, body } = await ask('Bearer token-of-the-view')
  expect(sent).toEqual([{ authorization: 'Bearer token-of-the-view' }])
  expect(body).toContain('the viewed restaurant')
  expect(touched).toEqual([])
})
