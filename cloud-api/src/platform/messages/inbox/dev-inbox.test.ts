import { afterEach, expect, test } from 'vitest'
import { startTestApi, useApi } from '../../../../testing/test-api.ts'
import { outgoingMessages } from '../outgoing-messages.table.ts'
import { enqueueMessages, type Message } from '../enqueue-messages.ts'
import { passwordResetMail } from '../templates/password-reset.ts'

const bad = `<b onclick="x">طلب</b>`
const sms = (to: string, text = 'رمزك 482915'): Message => ({ channel: 'sms', to, text })
const mail = (to: string, subject = 'Hello'): Message => ({
  channel: 'mail',
  to,
  subject,
  text: 'Hello',
  html: '<p>Hello <script>alert(1)</script></p>',
})
const link = 'https://sufra.example/reset?token=a&x=1'

const api = useApi({ now: () => now })
let now = new Date('2026-11-21T16:58:00Z')

afterEach(() => api.connection.db.delete(outgoingMessages))

/** Enqueues messages a second apart. */
const put = async (...messages: Message[]) => {
  for (const message of messages) {
    now = new Date(now.getTime() + 1_000)
    await enqueueMessages(api.connection.db, now, [message])
  }
}
const page = async (query = '') => (await api.fetch(`/dev/inbox${query}`)).text()
type Listed = { messages: { id: string; to: string; channel: string; subject: string; text: string; html: string; createdAt: string }[] }
const json = async (query = '') => ((await (await api.fetch(`/dev/inbox.json${query}`)).json()) as Listed).messages // sent by our own server

test('an empty inbox shows its empty state and refreshes itself', async () => {
  const answer = await api.fetch('/dev/inbox')
  expect(answer.headers.get('refresh')).toBe('4')
  const text = await answer.text()
  expect(text).toContain('No SMS yet')
  expect(text).toContain('No email yet')
})

test('content is shown as text, codes are highlighted, links are clickable', async () => {
  await put(sms('+97455512345', `${bad} رمزك 482915, not 1234567 https://sufra.example/a?b=1&c=2`))
  await put(mail('maryam@sufra.test', bad))
  const text = await page()
  expect(text).not.toContain('<b onclick')
  expect(text.split('&#60;b onclick=&#34;x&#34;&#62;طلب&#60;/b&#62;').length).toBeGreaterThan(3)
  expect(text).toContain('<b class="code">482915</b>, not 1234567 <a href="https://sufra.example/a?b=1&#38;c=2"')
})

test('the newest mail is open, and another mail opens in a frame without scripts, while the page does not refresh', async () => {
  await put({ to: 'first@sufra.test', ...passwordResetMail({ language: 'ar', link, minutes: 30 }) }, mail('second@sufra.test'))
  const text = await page()
  expect(text).toContain('<iframe title="Hello" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&#60;p&#62;Hello &#60;script')
  const first = (await json()).find(({ to }) => to === 'first@sufra.test')
  const opened = await api.fetch(`/dev/inbox?mail=${first?.id}`)
  expect(opened.headers.get('refresh')).toBeNull()
  const openedText = await opened.text()
  expect(openedText).toContain('<iframe title="إعادة تعيين كلمة مرورك في سفرة"')
  expect(openedText).not.toContain('<script')
})

test('the inbox of one recipient is served as a page and as JSON, newest first', async () => {
  await put(sms('+97455512345', 'one'), sms('+97455554321', 'other'), mail('Maryam@sufra.test'), sms('+97455512345', 'two'))
  expect((await json('?to=%2B97455512345')).map(({ text }) => text)).toEqual(['two', 'one'])
  expect((await json('?to=+97455512345')).map(({ text }) => text)).toEqual(['two', 'one'])
  expect(await json('?to=maryam@SUFRA.test')).toMatchObject([
    { to: 'Maryam@sufra.test', channel: 'mail', subject: 'Hello', text: 'Hello', createdAt: expect.stringMatching(/^2026-11-21T/) },
  ])
  expect(await json('?to=%25')).toEqual([])
  expect(await page('?to=+97455512345')).not.toContain('other</p>')
  expect(await page('?to=nobody')).toContain('No email to <span dir="ltr">nobody</span>')
  expect((await json()).map(({ to }) => to)).toHaveLength(4)
})

test('invalid query parameters are ignored', async () => {
  await put(mail('maryam@sufra.test'))
  expect((await api.fetch('/dev/inbox?mail=x&to=a&to=b')).status).toBe(200)
  expect(await page('?mail=x')).toContain('maryam@sufra.test')
})

test('messages stay in the inbox after the senders ran', async () => {
  await put(sms('+97455512345'), mail('maryam@sufra.test'))
  const sent = async () => (await api.connection.db.select().from(outgoingMessages)).every(({ sentAt }) => sentAt !== null)
  await api.runJob('send-sms')
  await api.runJob('send-mail')
  await expect.poll(sent).toBe(true)
  expect((await json()).map(({ text }) => text)).toEqual(['Hello', 'رمزك 482915'])
})

test('a channel with a provider is not shown, and with two providers there is no inbox', async () => {
  await put(sms('+97455512345'), mail('maryam@sufra.test'))
  const send = async () => {}
  const withMail = await startTestApi({ connection: api.connection, mail: send })
  const text = await (await withMail.fetch('/dev/inbox')).text()
  expect(text).toContain('+97455512345')
  expect(text).not.toContain('maryam')
  expect(await (await withMail.fetch('/dev/inbox.json?to=maryam')).json()).toEqual({ messages: [] })
  await withMail.close()
  const withBoth = await startTestApi({ connection: api.connection, mail: send, sms: send })
  expect(await (await withBoth.fetch('/dev/inbox')).text()).not.toContain('Development inbox')
  expect(await (await withBoth.fetch('/dev/inbox.json')).text()).not.toContain('messages')
  await withBoth.close()
})
