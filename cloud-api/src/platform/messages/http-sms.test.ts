import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSmsServer } from '../../../testing/servers/sms-server.ts'
import { createHttpSms } from './http-sms.ts'
import { PermanentSendError } from './sender.ts'

const message = { id: '019ae8f2-0000-7000-8000-000000000001', to: '+97455512345', text: 'طلب 7', subject: '', html: '' }
let peer: Awaited<ReturnType<typeof startSmsServer>>

beforeAll(async () => {
  peer = await startSmsServer()
})
afterAll(() => peer.close())
beforeEach(() => {
  peer.received.length = 0
  peer.answer(() => 200)
})

test('an SMS is posted with the token and its id as idempotency key', async () => {
  await createHttpSms(peer.url, 'token')(message)
  await createHttpSms(peer.url, undefined)(message)
  expect(peer.received).toEqual([
    { to: '+97455512345', text: 'طلب 7', key: message.id, authorization: 'Bearer token' },
    { to: '+97455512345', text: 'طلب 7', key: message.id, authorization: undefined },
  ])
})

test.each([
  [200, 'sent'],
  [202, 'sent'],
  [400, 'permanent'],
  [422, 'permanent'],
  [401, 'temporary'],
  [404, 'temporary'],
  [429, 'temporary'],
  [500, 'temporary'],
  [503, 'temporary'],
])('status %d means %s', async (status, meaning) => {
  peer.answer(() => status)
  const outcome = await createHttpSms(
    peer.url,
    'token',
  )(message).then(
    () => 'sent',
    (error: unknown) => (error instanceof PermanentSendError ? 'permanent' : 'temporary'),
  )
  expect(outcome).toBe(meaning)
})

test('an unreachable provider is a temporary failure', async () => {
  const failure: unknown = await createHttpSms('http://127.0.0.1:1/send', undefined)(message).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(PermanentSendError)
})
