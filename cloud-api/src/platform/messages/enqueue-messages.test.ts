import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection } from '../db/connect.ts'
import { createOutgoingMessagesStore } from './outgoing-messages.store.ts'
import { outgoingMessages } from './outgoing-messages.table.ts'
import { enqueueMessages } from './enqueue-messages.ts'

let connection: Connection
const now = new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())
afterEach(() => connection.db.delete(outgoingMessages))

const rows = () => connection.db.select().from(outgoingMessages)

test('an empty list inserts nothing', async () => {
  await enqueueMessages(connection.db, now, [])
  expect(await rows()).toEqual([])
})

test('line breaks are removed from subjects and addresses', async () => {
  const mail = { channel: 'mail', subject: 'From\r\nBcc: b@sufra.test\u2028x\u0085y', text: 'a\nb', html: '' } as const
  await enqueueMessages(connection.db, now, [{ ...mail, to: 'a@sufra.test\r\nBcc: b@sufra.test' }])
  expect(await rows()).toMatchObject([{ subject: 'From Bcc: b@sufra.test x y', recipient: 'a@sufra.test Bcc: b@sufra.test', text: 'a\nb' }])
})

test('at most the maximum of nine messages is claimed, even when the database expects a single one', async () => {
  const message = { channel: 'sms', to: '+97455500001', text: 'A code' } as const
  const { claim, markSent } = createOutgoingMessagesStore(connection)
  await enqueueMessages(connection.db, now, [message])
  for (const { id } of await claim('sms', now, 5)) await markSent(id, now)
  await connection.query('analyze outgoing_messages', [])
  await connection.db.delete(outgoingMessages)
  await enqueueMessages(
    connection.db,
    now,
    Array.from({ length: 9 }, () => message),
  )
  expect(await claim('sms', now, 5)).toHaveLength(5)
})
