import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailServer } from '../../../testing/servers/mail-server.ts'
import { startTestApi } from '../../../testing/test-api.ts'
import { outgoingMessages } from './outgoing-messages.table.ts'
import { enqueueMessages, type Message } from './enqueue-messages.ts'
import { PermanentSendError } from './sender.ts'
import { createSmtpMail } from './smtp-mail.ts'

const from = 'Sufra <no-reply@sufra.test>'
const id = '019ae8f2-0000-7000-8000-000000000001'
const mail = {
  id,
  to: 'maryam@restaurant.test',
  subject: 'رمز سفرة ‏482915',
  text: 'مرحبًا، رمزك 482915\n\nHello, your code is 482915',
  html: '<p dir="rtl">مرحبًا، رمزك <b>482915</b></p>',
}

let server: Awaited<ReturnType<typeof startMailServer>>
let smtp: ReturnType<typeof createSmtpMail>

beforeEach(async () => {
  server = await startMailServer({ login: ['sufra@mail', 'p@ss:word/1'] })
  smtp = createSmtpMail(server.url, from)
})
afterEach(async () => {
  smtp.close()
  await server.close()
})

const outcomeOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof PermanentSendError ? 'permanent' : 'temporary'),
  )

test('a mail arrives unchanged: both parts, Arabic, our sender, after authentication', async () => {
  await smtp.send(mail)
  const [got] = server.received
  expect(got).toMatchObject({
    envelopeTo: ['maryam@restaurant.test'],
    user: 'sufra@mail',
    from: { name: 'Sufra', address: 'no-reply@sufra.test' },
    to: [{ address: 'maryam@restaurant.test' }],
    subject: mail.subject,
    messageId: `<${id}@sufra.test>`,
    attachments: [],
  })
  expect(got?.text?.trim()).toBe(mail.text)
  expect(got?.html?.trim()).toBe(mail.html)
  expect(got?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
})

test('a mail that is retried has the same Message-ID', async () => {
  await smtp.send(mail)
  await smtp.send(mail)
  expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${id}@sufra.test>`, `<${id}@sufra.test>`])
})

test.each([
  ['an unknown recipient', { recipient: () => 550 }, 'permanent'],
  ['a busy recipient', { recipient: () => 450 }, 'temporary'],
  ['a rejected text', { text: () => 554 }, 'permanent'],
  ['a deferred text', { text: () => 451 }, 'temporary'],
])('%s', async (_name, answers, meaning) => {
  server.answer(answers)
  expect(await outcomeOf(smtp.send(mail))).toBe(meaning)
  server.answer({})
  expect(await outcomeOf(smtp.send(mail))).toBe('sent')
})

test('a wrong SMTP password is a temporary failure', async () => {
  const wrong = createSmtpMail(server.url.replace('word', 'wrong'), from)
  expect(await outcomeOf(wrong.send(mail))).toBe('temporary')
  wrong.close()
})

test('without TLS, mail is sent only to localhost', async () => {
  const elsewhere = createSmtpMail(server.url.replace('127.0.0.1', '127.1'), from)
  expect(await elsewhere.send(mail).catch((error: unknown) => error)).toMatchObject({ code: 'ETLS' })
  elsewhere.close()
  const named = createSmtpMail(`${server.url.replace('127.0.0.1', '127.1')}?requireTLS=false`, from)
  expect(await outcomeOf(named.send(mail))).toBe('sent')
  named.close()
})

test('subjects and addresses cannot inject headers or recipients', async () => {
  await smtp.send({ ...mail, subject: 'From\r\nBcc: noor@sufra.test\r\n\r\nHello' })
  expect(server.received[0]).toMatchObject({ envelopeTo: ['maryam@restaurant.test'] })
  expect(server.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  for (const to of ['a@sufra.test\r\nBcc: b@sufra.test', 'a@sufra.test, b@sufra.test', 'a@sufra.test> SIZE=1\r\nRCPT TO:<b@sufra.test'])
    await smtp.send({ ...mail, to }).catch(() => {})
  const others = server.received.slice(1).flatMap(({ envelopeTo, bcc = [] }) => [...envelopeTo, ...bcc.map(({ address }) => address)])
  expect(others).not.toContain('b@sufra.test')
})

test('a broken connection is not retried by the transport: attempts are counted in the database', async () => {
  const dead = await startMailServer()
  const other = createSmtpMail(dead.url, from)
  await dead.close()
  expect(await outcomeOf(other.send(mail))).toBe('temporary')
  other.close()
})

test('mail reaches the mailbox when the provider is down and then up, and a rejected or slow recipient does not delay others', async () => {
  let now = new Date('2026-11-20T18:00:00Z')
  const { port } = server
  await server.close()
  const api = await startTestApi({ mail: smtp.send, now: () => now })
  const { db } = api.connection
  const { id: _id, ...content } = mail
  const to = (address: string): Message => ({ ...content, channel: 'mail', to: address })
  const rowTo = async (address: string) => (await db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, address)))[0]
  /** Runs the job and waits for its result. */
  const sendUntil = async (holds: () => Promise<boolean>) => {
    await api.runJob('send-mail')
    await expect.poll(holds).toBe(true)
  }
  await enqueueMessages(db, now, [to('one@restaurant.test')])
  await sendUntil(async () => (await rowTo('one@restaurant.test'))?.failure !== null)
  expect(await rowTo('one@restaurant.test')).toMatchObject({ tries: 1, failedAt: null })

  server = await startMailServer({ login: ['sufra@mail', 'p@ss:word/1'], port })
  let release = () => {}
  const slow = new Promise<void>((resolve) => (release = resolve))
  server.answer({
    recipient: (address) => (address.startsWith('nobody') ? 550 : 250),
    beforeText: async (address) => (address.startsWith('slow') ? slow : undefined),
  })
  now = new Date(now.getTime() + 31_000)
  await enqueueMessages(db, now, [to('slow@restaurant.test'), to('nobody@restaurant.test'), to('two@restaurant.test')])
  await sendUntil(async () => server.received.length === 2 && (await rowTo('nobody@restaurant.test'))?.failedAt !== null)
  expect(server.received.flatMap(({ envelopeTo }) => envelopeTo).toSorted()).toEqual(['one@restaurant.test', 'two@restaurant.test'])
  release()
  await expect.poll(async () => (await rowTo('slow@restaurant.test'))?.sentAt).not.toBeNull()
  expect(await rowTo('one@restaurant.test')).toMatchObject({ tries: 2, failure: null, text: '', html: '', subject: '' })
  expect((await rowTo('nobody@restaurant.test'))?.failure).toContain('550')
  await api.close()
})
