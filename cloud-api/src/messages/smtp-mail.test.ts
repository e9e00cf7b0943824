import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailServer } from '../../testing/mail-server.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { outgoingMessages } from './outgoing-messages.table.ts'
import { putMessages, type Message } from './put-messages.ts'
import { RefusedForGood } from './sender.ts'
import { createSmtpMail } from './smtp-mail.ts'

const from = 'Sufra <no-reply@sufra.test>'
const id = '019ae8f2-0000-7000-8000-000000000001'
const mail = {
  id,
  to: 'maryam@restaurant.test',
  subject: 'رمز سفرة ‏482915',
  text: 'مرحباً، رمزك 482915\n\nHello, your code is 482915',
  html: '<p dir="rtl">مرحباً، رمزك <b>482915</b></p>',
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
    () => 'taken',
    (error: unknown) => (error instanceof RefusedForGood ? 'refused for good' : 'not now'),
  )

test('a mail arrives as it was written: both parts, Arabic, from us, after a sign-in', async () => {
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

test('a mail that is sent again has the same Message-ID', async () => {
  await smtp.send(mail)
  await smtp.send(mail)
  expect(server.received.map(({ messageId }) => messageId)).toEqual([`<${id}@sufra.test>`, `<${id}@sufra.test>`])
})

test.each([
  ['a recipient that is not there', { recipient: () => 550 }, 'refused for good'],
  ['a recipient that is busy', { recipient: () => 450 }, 'not now'],
  ['a text that is refused', { text: () => 554 }, 'refused for good'],
  ['a text that is put off', { text: () => 451 }, 'not now'],
])('%s', async (_name, answers, meaning) => {
  server.answer(answers)
  expect(await outcomeOf(smtp.send(mail))).toBe(meaning)
  server.answer({})
  expect(await outcomeOf(smtp.send(mail))).toBe('taken')
})

test('a wrong password is for somebody to mend: the mail waits', async () => {
  const wrong = createSmtpMail(server.url.replace('word', 'wrong'), from)
  expect(await outcomeOf(wrong.send(mail))).toBe('not now')
  wrong.close()
})

test('without TLS only on this machine', async () => {
  const elsewhere = createSmtpMail(server.url.replace('127.0.0.1', '127.1'), from)
  expect(await elsewhere.send(mail).catch((error: unknown) => error)).toMatchObject({ code: 'ETLS' })
  elsewhere.close()
  const named = createSmtpMail(`${server.url.replace('127.0.0.1', '127.1')}?requireTLS=false`, from)
  expect(await outcomeOf(named.send(mail))).toBe('taken')
  named.close()
})

test('nothing of a subject or an address becomes a header or a recipient', async () => {
  await smtp.send({ ...mail, subject: 'From\r\nBcc: noor@sufra.test\r\n\r\nHello' })
  expect(server.received[0]).toMatchObject({ envelopeTo: ['maryam@restaurant.test'] })
  expect(server.received[0]?.headers.map(({ key }) => key)).not.toContain('bcc')
  for (const to of ['a@sufra.test\r\nBcc: b@sufra.test', 'a@sufra.test, b@sufra.test', 'a@sufra.test> SIZE=1\r\nRCPT TO:<b@sufra.test'])
    await smtp.send({ ...mail, to }).catch(() => {})
  const others = server.received.slice(1).flatMap(({ envelopeTo, bcc = [] }) => [...envelopeTo, ...bcc.map(({ address }) => address)])
  expect(others).not.toContain('b@sufra.test')
})

test('a connection that breaks is not mended in secret: the database counts the tries', async () => {
  const dead = await startMailServer()
  const other = createSmtpMail(dead.url, from)
  await dead.close()
  expect(await outcomeOf(other.send(mail))).toBe('not now')
  other.close()
})

test('from the outbox to the mailbox: the provider is down, then up; one who is refused and one who is slow hold up nobody', async () => {
  let now = new Date('2026-11-20T18:00:00Z')
  const { port } = server
  await server.close()
  const api: TestApi = await startTestApi({ mail: smtp.send, now: () => now })
  const { db } = api.connection
  const { id: _id, ...words } = mail
  const to = (address: string): Message => ({ ...words, channel: 'mail', to: address })
  const rowTo = async (address: string) => (await db.select().from(outgoingMessages).where(eq(outgoingMessages.recipient, address)))[0]
  /** Claims what is due, and waits for what comes of it. */
  const sendUntil = async (holds: () => Promise<boolean>) => {
    await api.runJob('send-mail')
    await expect.poll(holds, { timeout: 10_000 }).toBe(true)
  }
  await putMessages(db, now, [to('one@restaurant.test')])
  await sendUntil(async () => (await rowTo('one@restaurant.test'))?.failure !== null)
  expect(await rowTo('one@restaurant.test')).toMatchObject({ tries: 1, failedAt: null })

  server = await startMailServer({ login: ['sufra@mail', 'p@ss:word/1'], port })
  let letGo = () => {}
  const slow = new Promise<void>((resolve) => (letGo = resolve))
  server.answer({
    recipient: (address) => (address.startsWith('nobody') ? 550 : 250),
    beforeText: async (address) => (address.startsWith('slow') ? slow : undefined),
  })
  now = new Date(now.getTime() + 31_000)
  await putMessages(db, now, [to('slow@restaurant.test'), to('nobody@restaurant.test'), to('two@restaurant.test')])
  await sendUntil(async () => server.received.length === 2 && (await rowTo('nobody@restaurant.test'))?.failedAt !== null)
  expect(server.received.flatMap(({ envelopeTo }) => envelopeTo).toSorted()).toEqual(['one@restaurant.test', 'two@restaurant.test'])
  letGo()
  await expect.poll(async () => (await rowTo('slow@restaurant.test'))?.sentAt, { timeout: 10_000 }).not.toBeNull()
  expect(await rowTo('one@restaurant.test')).toMatchObject({ tries: 2, failure: null, text: '', html: '', subject: '' })
  expect((await rowTo('nobody@restaurant.test'))?.failure).toContain('550')
  await api.close()
})
