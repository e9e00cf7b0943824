// An API with its message senders but without a port: enqueues messages on request, reports when they are committed and how
// many are waiting, until it is killed.
import { and, isNull } from 'drizzle-orm'
import { createApp } from '../../src/app.ts'
import { connectToFolder, connectToPostgres } from '../../src/platform/db/connect.ts'
import { createHttpSms } from '../../src/platform/messages/http-sms.ts'
import { outgoingMessages } from '../../src/platform/messages/outgoing-messages.table.ts'
import { enqueueMessages, type Message } from '../../src/platform/messages/enqueue-messages.ts'
import { createSmtpMail } from '../../src/platform/messages/smtp-mail.ts'
import { openFileStore } from '../../src/platform/files/uploads/file-store.ts'
import { testSecret } from '../../testing/test-secret.ts'

const need = (name: string) => {
  const value = process.env[name]
  if (value === undefined) throw new Error(`${name} is not set`)
  return value
}
const databaseUrl = process.env.DATABASE_URL
const connection = await (databaseUrl ? connectToPostgres(databaseUrl, 4) : connectToFolder(need('DATA_DIR')))
const sendMilliseconds = Number(need('MESSAGES_MILLISECONDS'))
const later = Number(need('LATER_MILLISECONDS'))
const now = () => new Date(Date.now() + later)

const app = await createApp({
  connection,
  secret: testSecret,
  files: openFileStore(undefined, `${need('DATA_DIR')}/uploads`),
  sms: createHttpSms(need('SMS_URL'), undefined),
  mail: createSmtpMail(need('SMTP_URL'), 'Sufra <no-reply@sufra.test>').send,
  jobs: { intervals: { 'send-sms': sendMilliseconds, 'send-mail': sendMilliseconds } },
  logLevel: 'silent',
  now,
})
await app.ready()

const put = async (messages: Message[]) => {
  await connection.transact((tx) => enqueueMessages(tx, now(), messages))
  return 'committed'
}
const countWaiting = async () =>
  `${await connection.db.$count(outgoingMessages, and(isNull(outgoingMessages.sentAt), isNull(outgoingMessages.failedAt)))} wait`

process.on('message', async (message: Message[] | 'count waiting') => {
  process.send?.(await (message === 'count waiting' ? countWaiting() : put(message)))
})
process.send?.('ready')
