// Mail that a closed port rejected, and sending it again.
import { readAdminDashboard } from '@sufra/shared/admin-dashboard/admin-dashboard.routes'
import type { Call } from '@sufra/shared/contract/client'
import { readHealth, retryMessages } from '@sufra/shared/health/health.routes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { freePort } from '../../../testing/servers/free-port.ts'
import { startMailServer } from '../../../testing/servers/mail-server.ts'
import { type OwnTestApi, startTestApi } from '../../../testing/test-api.ts'
import { addAdmin } from '../../../testing/test-restaurant.ts'
import { auditLog } from '../../people/audit/audit-log.table.ts'
import { enqueueMessages } from '../../platform/messages/enqueue-messages.ts'
import { replacedByLater } from '../../platform/messages/queue/given-up.ts'
import { outgoingMessages } from '../../platform/messages/outgoing-messages.table.ts'
import { createSmtpMail } from '../../platform/messages/smtp-mail.ts'

const hour = 3_600_000
let now: Date
let port: number
let api: OwnTestApi
let call: Call
let smtp: ReturnType<typeof createSmtpMail>

beforeAll(async () => {
  port = await freePort()
  smtp = createSmtpMail(`smtp://127.0.0.1:${port}`, 'Sufra <no-reply@sufra.test>')
  api = await startTestApi({ now: () => now, mail: smtp.send, verifyMail: smtp.verify })
})
afterAll(async () => {
  await api.close()
  smtp.close()
})
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z')
  await api.connection.db.delete(outgoingMessages)
  call = await signIn()
})

const signIn = async () => (await api.signedIn((await addAdmin(api.connection.db)).email, 'admin')).call
const read = async (channel: 'mail' | 'sms') => {
  const part = (await call(readHealth, {})).data[channel]
  if (part?.state !== 'read') throw new Error(`${channel} could not be read`)
  return part.data
}
const mail = () => read('mail')
const failedOnDashboard = async () => (await call(readAdminDashboard, {})).data.failures
const rows = () => api.connection.db.select().from(outgoingMessages).orderBy(outgoingMessages.id)
const pass = async (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
  call = await signIn()
}
const add = async (change: Partial<typeof outgoingMessages.$inferInsert> = {}) => {
  const id = uuidv7()
  const content = { channel: 'mail' as const, recipient: 'noora@sufra.test', subject: 'Hello', text: 'Hello' }
  await api.connection.db.insert(outgoingMessages).values({ id, ...content, createdAt: now, nextTryAt: now, ...change })
  return id
}
const failed = { failedAt: new Date('2026-11-20T18:00:00Z'), tries: 8, failure: 'connect ECONNREFUSED 127.0.0.1' }

test('mail waits while the port is closed, and is sent by the button once the server is back', async () => {
  await enqueueMessages(api.connection.db, now, [{ channel: 'mail', to: 'noora@sufra.test', subject: 'Hello', text: 'Hello', html: '' }])
  await api.runJob('send-mail')
  await expect.poll(async () => (await rows())[0]?.failure).toContain('ECONNREFUSED')
  expect(await mail()).toMatchObject({ server: 'failed', queued: 1, oldestAt: '2026-11-20T18:00:00.000Z', failed: 0, retryable: 0 })
  expect(await mail()).toMatchObject({ retrying: 1, isFailing: true, reasons: [{ count: 1 }] })
  expect(await failedOnDashboard()).toMatchObject({ data: { mail: 1, sms: 0 } })
  // This is the second attempt, after which the next one is a minute away.
  await pass(30_000)
  await api.runJob('send-mail')
  await expect.poll(async () => (await rows())[0]?.nextTryAt.toISOString()).toBe('2026-11-20T18:01:30.000Z')
  expect(await mail()).toMatchObject({ queued: 1, retryable: 1 })
  const server = await startMailServer({ port })
  await call(retryMessages, { params: { channel: 'mail' } })
  await api.runJob('send-mail')
  await expect.poll(async () => (await rows())[0]?.sentAt).not.toBeNull()
  expect(server.received).toHaveLength(1)
  await pass(30_000)
  expect(await mail()).toMatchObject({
    server: 'ready',
    reason: null,
    queued: 0,
    oldestAt: null,
    retrying: 0,
    isFailing: false,
    retryable: 0,
  })
  await server.close()
  const entries = await api.connection.db.select().from(auditLog).where(eq(auditLog.action, 'messages_retried')).orderBy(auditLog.id)
  expect(entries.map(({ details }) => details)).toEqual([{ channel: 'mail' }])
})

test('failed mail that is not expired is sent again within a day, and its failures count as long', async () => {
  await add(failed)
  await add({ ...failed, text: '' })
  await add({ ...failed, expiresAt: now })
  await add({ ...failed, channel: 'sms' })
  await add({ ...failed, failure: replacedByLater, text: '' })
  expect(await mail()).toMatchObject({ queued: 0, failed: 3, retryable: 1, reasons: [{ reason: failed.failure, count: 3 }] })
  expect(await failedOnDashboard()).toMatchObject({ data: { mail: 3, sms: 1 } })
  await pass(24 * hour - 1)
  expect(await mail()).toMatchObject({ failed: 3, retryable: 1 })
  await pass(1)
  expect(await mail()).toMatchObject({ failed: 0, retryable: 0, reasons: [] })
  expect(await failedOnDashboard()).toMatchObject({ data: { mail: 0, sms: 0 } })
})

test('a channel is failing until a message is sent that is newer than the oldest message that waits for a retry', async () => {
  const waiting = { tries: 1, failure: 'no answer', nextTryAt: new Date(now.getTime() + 30_000) }
  await add({ ...waiting, channel: 'sms' })
  await add({ sentAt: now, channel: 'mail' })
  expect(await read('sms')).toMatchObject({ retrying: 1, isFailing: true })
  await pass(1_000)
  await add({ sentAt: now, channel: 'sms' })
  expect(await read('sms')).toMatchObject({ retrying: 1, isFailing: false, failed: 0 })
  expect(await mail()).toMatchObject({ retrying: 0, isFailing: false })
})

test('sending again does not affect the other channel, or messages that are expired or being sent', async () => {
  const ids = [
    await add(failed),
    await add({ ...failed, expiresAt: now }),
    await add({ ...failed, channel: 'sms' }),
    await add({ tries: 2, failure: 'no answer', nextTryAt: new Date(now.getTime() + 30_000) }),
    await add({ tries: 2, failure: 'no answer', nextTryAt: new Date(now.getTime() + 30_001) }),
    await add({ tries: 1, nextTryAt: new Date(now.getTime() + 30_000) }),
  ]
  await call(retryMessages, { params: { channel: 'mail' } })
  const changed = (await rows()).filter(({ failedAt, nextTryAt, tries }) => failedAt === null && nextTryAt <= now && tries !== 1)
  expect(changed.map(({ id, tries }) => [id, tries])).toEqual([
    [ids[0], 0],
    [ids[4], 2],
  ])
})

test('the content of failed mail is deleted after a day', async () => {
  await add(failed)
  await pass(24 * hour)
  await api.runJob('delete-old-messages')
  expect((await rows())[0]).toMatchObject({ text: 'Hello' })
  await pass(1)
  await api.runJob('delete-old-messages')
  expect((await rows())[0]).toMatchObject({ subject: '', text: '', html: '', failure: failed.failure })
})
