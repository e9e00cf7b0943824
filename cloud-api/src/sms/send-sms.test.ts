import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { createHttpSms, createSendSms } from './send-sms.ts'
import { smsMessages } from './sms-messages.table.ts'

let api: TestApi
let provider: Server
let url: string
let taken: { body: string; authorization: string | undefined }[]
let status: number
let now = new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  api = await startTestApi({ ladderMilliseconds: 3_600_000 })
  provider = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      taken.push({ body, authorization: request.headers.authorization })
      response.writeHead(status).end()
    })
  }).listen(0)
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/send` // it listens on TCP
})
afterAll(async () => {
  provider.close()
  await api.close()
})
beforeEach(async () => {
  taken = []
  status = 200
})
afterEach(() => api.connection.db.delete(smsMessages))

const put = async () => {
  const id = uuidv7()
  await api.connection.db.insert(smsMessages).values({ restaurantId: uuidv7(), id, to: '+97455512345', text: 'طلب 7', createdAt: now })
  return id
}
const sender = () => createSendSms({ query: api.connection.query, port: createHttpSms(url, 'token'), now: () => now, onFailure: () => {} })
const pass = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000))
const row = async (id: string) => (await api.connection.db.select().from(smsMessages).where(eq(smsMessages.id, id)))[0]

test('of two senders one sends, with the token', async () => {
  const id = await put()
  await Promise.all([sender()(), sender()()])
  await sender()()
  expect(taken).toEqual([{ body: JSON.stringify({ to: '+97455512345', text: 'طلب 7' }), authorization: 'Bearer token' }])
  expect((await row(id))?.sentAt).not.toBeNull()
})

test('what the provider does not take is tried again after half a minute, five times', async () => {
  const id = await put()
  status = 503
  for (let tries = 0; tries < 8; tries += 1) {
    await sender()()
    await sender()()
    pass(31)
  }
  expect(taken).toHaveLength(5)
  expect(await row(id)).toMatchObject({ tries: 5, sentAt: null })
})

test('the inbox shows what would have been sent, as text', async () => {
  await api.connection.db
    .insert(smsMessages)
    .values({ restaurantId: uuidv7(), id: uuidv7(), to: '+97455512345', text: '<b>طلب</b>', createdAt: now })
  const page = await (await api.fetch('/dev/inbox')).text()
  expect(page).toContain('&#60;b&#62;طلب')
  expect(page).not.toContain('<b>طلب')
})

test('with a provider there is no inbox', async () => {
  const other = await startTestApi({ connection: api.connection, sms: async () => {} })
  expect(await (await other.fetch('/dev/inbox')).text()).not.toContain('What would have been sent')
  await other.close()
})
