import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSmsServer } from '../../testing/sms-server.ts'
import { createHttpSms } from './http-sms.ts'
import { RefusedForGood } from './sender.ts'

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

test('an SMS is posted with the token, and with its id, by which one that comes twice is known', async () => {
  await createHttpSms(peer.url, 'token')(message)
  await createHttpSms(peer.url, undefined)(message)
  expect(peer.received).toEqual([
    { to: '+97455512345', text: 'طلب 7', key: message.id, authorization: 'Bearer token' },
    { to: '+97455512345', text: 'طلب 7', key: message.id, authorization: undefined },
  ])
})

test.each([
  [200, 'taken'],
  [202, 'taken'],
  [400, 'refused for good'],
  [422, 'refused for good'],
  [401, 'not now'],
  [404, 'not now'],
  [429, 'not now'],
  [500, 'not now'],
  [503, 'not now'],
])('an answer of %d means: %s', async (status, meaning) => {
  peer.answer(() => status)
  const outcome = await createHttpSms(
    peer.url,
    'token',
  )(message).then(
    () => 'taken',
    (error: unknown) => (error instanceof RefusedForGood ? 'refused for good' : 'not now'),
  )
  expect(outcome).toBe(meaning)
})

test('nobody at the address is a failure for now', async () => {
  const failure: unknown = await createHttpSms('http://127.0.0.1:1/send', undefined)(message).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(RefusedForGood)
})
