// Also on PGlite: a message is claimed by one statement, with the database's locks.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection } from '../db/connect.ts'
import type { Channel } from './message.ts'
import { createOutgoingMessagesStore, type OutgoingMessage } from './outgoing-messages.store.ts'
import { outgoingMessages } from './outgoing-messages.table.ts'
import { enqueueMessages, type Message } from './enqueue-messages.ts'
import { createSender, PermanentSendError, type Provider } from './sender.ts'

const number = '+97455512345'
const sms = (to = number): Message => ({ channel: 'sms', to, text: 'طلب 7' })
const mail = (to = 'maryam@sufra.test'): Message => ({ channel: 'mail', to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })

let connection: Connection
let now = new Date('2026-11-20T18:00:00Z')
let taken: OutgoingMessage[] = []
let answer: Provider = async () => {}

beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())
beforeEach(() => {
  taken = []
  answer = async () => {}
})
afterEach(() => connection.db.delete(outgoingMessages))

const provider: Provider = async (message) => {
  taken.push(message)
  await answer(message)
}
const failures: unknown[] = []
const senderOf = (given: { channel?: Channel; provider?: Provider | undefined; connection?: Pick<Connection, 'db' | 'query'> } = {}) =>
  createSender({
    channel: 'sms',
    provider,
    now: () => now,
    onFailure: (error) => failures.push(error),
    ...given,
    store: createOutgoingMessagesStore(given.connection ?? connection),
  })
const sendAll = async (sender = senderOf()) => {
  await sender.sendDue()
  await sender.whenIdle()
}
const put = (...messages: Message[]) => enqueueMessages(connection.db, now, messages)
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000))
const rows = () => connection.db.select().from(outgoingMessages)
const rowTo = async (recipient: string) =>
  (await connection.db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, recipient)))[0]
const takenBy = () => taken.map(({ to }) => to).toSorted()

test('a message is sent by exactly one of eight senders', async () => {
  await put(sms())
  await Promise.all(Array.from({ length: 8 }, () => sendAll()))
  await sendAll()
  const [row] = await rows()
  expect(taken).toMatchObject([{ id: row?.id, to: number, text: 'طلب 7' }])
  expect(row?.sentAt).toEqual(now)
})

test('a message of a rolled-back transaction is not sent', async () => {
  const rolledBack = connection.transact(async (tx) => {
    await enqueueMessages(tx, now, [sms()])
    throw new Error('the transaction is rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await sendAll()
  expect(taken).toEqual([])
})

test('a sender sends only messages of its own channel', async () => {
  await put(sms(), mail())
  await sendAll(senderOf({ channel: 'mail' }))
  expect(takenBy()).toEqual(['maryam@sufra.test'])
})

test('retries back off, and stop after the eighth attempt, about an hour later; the content stays, so that it can be sent again', async () => {
  await put(sms())
  answer = async () => {
    throw new Error('no response')
  }
  const start = now.getTime()
  const tries: number[] = []
  for (let seconds = 0; seconds < 3 * 3_600; seconds += 15) {
    const before = taken.length
    await sendAll()
    if (taken.length > before) tries.push((now.getTime() - start) / 1_000)
    pass(15)
  }
  expect(tries).toEqual([0, 30, 90, 210, 450, 930, 1_890, 3_690])
  expect(await rows()).toMatchObject([{ tries: 8, sentAt: null, failure: 'no response', text: 'طلب 7' }])
  expect((await rows())[0]?.failedAt).not.toBeNull()
})

test('a message is sent once when the provider is available again', async () => {
  await put(sms())
  answer = async () => {
    throw new Error('no response')
  }
  await sendAll()
  answer = async () => {}
  pass(29)
  await sendAll()
  expect(taken).toHaveLength(1)
  pass(1)
  await sendAll()
  await sendAll()
  expect(taken).toHaveLength(2)
  expect(taken[0]?.id).toBe(taken[1]?.id)
  expect(await rows()).toMatchObject([{ sentAt: now, failedAt: null, failure: null }])
})

test('a permanent failure is not retried, and the content is deleted', async () => {
  await put(mail())
  answer = async () => {
    throw new PermanentSendError('550 no such person')
  }
  await sendAll(senderOf({ channel: 'mail' }))
  answer = async () => {}
  pass(86_400)
  await sendAll(senderOf({ channel: 'mail' }))
  expect(taken).toHaveLength(1)
  expect(await rows()).toMatchObject([{ sentAt: null, failure: '550 no such person', subject: '', text: '', html: '' }])
  expect((await rows())[0]?.failedAt).not.toBeNull()
})

test('a slow or failing recipient does not delay others', async () => {
  let release = () => {}
  const slow = new Promise<void>((resolve) => (release = resolve))
  const others = Array.from({ length: 12 }, (_, index) => `+9745550${100 + index}`)
  await put(sms('+97455500001'), sms('+97455500002'), ...others.map((to) => sms(to)))
  answer = async ({ to }) => {
    if (to === '+97455500001') await slow
    if (to === '+97455500002') throw new Error('not now')
  }
  const sender = senderOf()
  const sendMore = async () => {
    await sender.sendDue()
    return taken.length
  }
  await expect.poll(sendMore, { interval: 5 }).toBe(14)
  expect(await rowTo('+97455500001')).toMatchObject({ sentAt: null })
  release()
  await sender.whenIdle()
  const unsent = (await rows()).filter(({ sentAt }) => sentAt === null).map(({ recipient }) => recipient)
  expect(unsent).toEqual(['+97455500002'])
})

test('at most five messages are in flight at once', async () => {
  let release = () => {}
  const slow = new Promise<void>((resolve) => (release = resolve))
  answer = () => slow
  await put(...Array.from({ length: 9 }, (_, index) => sms(`+9745550${100 + index}`)))
  const sender = senderOf()
  for (let round = 0; round < 3; round += 1) await sender.sendDue()
  expect(taken).toHaveLength(5)
  release()
  await sender.whenIdle()
})

test('a message claimed by a crashed instance is sent by another after half a minute', async () => {
  await put(sms())
  await createOutgoingMessagesStore(connection).claim('sms', now, 5)
  pass(29)
  await sendAll()
  expect(taken).toEqual([])
  pass(1)
  await sendAll()
  expect(taken).toHaveLength(1)
})

test('a late failure does not undo a message that another instance sent in the meantime', async () => {
  await put(sms())
  const [claimed] = await createOutgoingMessagesStore(connection).claim('sms', now, 5)
  pass(31)
  await sendAll()
  if (!claimed) throw new Error('nothing was claimed')
  await createOutgoingMessagesStore(connection).scheduleRetry(claimed, now, 'late')
  await createOutgoingMessagesStore(connection).markFailed(claimed, now, 'late')
  expect(await rows()).toMatchObject([{ failedAt: null, failure: null }])
  expect((await rows())[0]?.sentAt).not.toBeNull()
})

test('a late failure does not affect a newer attempt', async () => {
  await put(sms())
  const store = createOutgoingMessagesStore(connection)
  const [late] = await store.claim('sms', now, 5)
  pass(31)
  await store.claim('sms', now, 5)
  if (!late) throw new Error('nothing was claimed')
  await store.markFailed(late, now, 'late')
  expect(await rows()).toMatchObject([{ tries: 2, failedAt: null }])
})

test('a sent message whose result could not be stored is recorded later, and not sent again', async () => {
  await put(sms())
  let isBroken = true
  const query: Connection['query'] = (text, parameters) =>
    isBroken && text.includes('set sent_at') ? Promise.reject(new Error('no database')) : connection.query(text, parameters)
  const sender = senderOf({ connection: { db: connection.db, query } })
  await sendAll(sender)
  isBroken = false
  pass(31)
  await sendAll(sender)
  expect(taken).toHaveLength(1)
  expect((await rows())[0]?.sentAt).toEqual(now)
})

test('an expired message is not sent', async () => {
  const inFiveMinutes = new Date(now.getTime() + 300_000)
  await put({ ...sms('+97455500001'), expiresAt: inFiveMinutes })
  pass(299)
  await put({ ...sms('+97455500002'), expiresAt: inFiveMinutes })
  await sendAll()
  expect(takenBy()).toEqual(['+97455500001', '+97455500002'])
  await put({ ...sms('+97455500003'), expiresAt: inFiveMinutes })
  pass(1)
  await sendAll()
  expect(taken).toHaveLength(2)
  expect(await rowTo('+97455500003')).toMatchObject({ sentAt: null, text: '', failure: 'expired before it was sent' })
})

test('the content is deleted after sending; in the dev inbox it stays, and is never sent', async () => {
  await put(mail())
  await sendAll(senderOf({ channel: 'mail', provider: undefined }))
  expect(await rows()).toMatchObject([{ subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }])
  await put(mail('noor@sufra.test'))
  await sendAll(senderOf({ channel: 'mail' }))
  expect(takenBy()).toEqual(['noor@sufra.test'])
  expect(await rowTo('noor@sufra.test')).toMatchObject({ subject: '', text: '', html: '' })
})

test('messages older than the given time are deleted', async () => {
  await put(sms('+97455500001'))
  pass(1)
  await put(sms('+97455500002'))
  pass(30 * 86_400 - 1)
  await createOutgoingMessagesStore(connection).deleteBefore(new Date(now.getTime() - 30 * 86_400_000))
  expect((await rows()).map(({ recipient }) => recipient).toSorted()).toEqual(['+97455500001', '+97455500002'])
  pass(1)
  await createOutgoingMessagesStore(connection).deleteBefore(new Date(now.getTime() - 30 * 86_400_000))
  expect((await rows()).map(({ recipient }) => recipient)).toEqual(['+97455500002'])
})
