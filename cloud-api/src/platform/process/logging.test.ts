import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection } from '../db/connect.ts'
import { outgoingMessages } from '../messages/outgoing-messages.table.ts'
import { loggerOptions, maskUrl } from './logging.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

/** Returns the log line of an error. */
const logged = async (error: unknown) => {
  const lines: string[] = []
  const app = Fastify({ logger: { ...loggerOptions('info'), stream: { write: (line: string) => void lines.push(line) } } })
  app.log.error({ err: error }, 'it failed')
  await app.close()
  return lines.join('')
}

test('an order’s id is never logged in full', () => {
  expect(maskUrl('/api/orders/AbCdEfGhIjKlMnOpQrStUv')).toBe('/api/orders/AbCd…')
  expect(maskUrl('/api/merchant/orders/AbCdEfGhIjKlMnOpQrStUv/status')).toBe('/api/merchant/orders/AbCd…/status')
  expect(maskUrl('/api/merchant/order-history/AbCdEfGhIjKlMnOpQrStUv/steps')).toBe('/api/merchant/order-history/AbCd…/steps')
  expect(maskUrl('/api/merchant/order-history?cursor=AbCdEfGhIjKlMnOpQrStUv&type=Pickup')).toBe(
    '/api/merchant/order-history?cursor=…&type=Pickup',
  )
})

test('a table’s token is never logged', () => {
  expect(maskUrl('/api/tables/link/0192-restaurant/TOKEN_-x')).toBe('/api/tables/link/0192-restaurant/…')
  expect(maskUrl('/qr-link?r=0192&t=TOKEN_-x&v=1')).toBe('/qr-link?r=0192&t=…&v=1')
})

test('the token of a link to a file is never logged', () => {
  expect(maskUrl('/api/files/TOKEN_-x')).toBe('/api/files/…')
  expect(maskUrl('/api/documents/files/0192-file/link')).toBe('/api/documents/files/0192-file/link')
})

test('the token of a receipt is never logged', () => {
  expect(maskUrl('/receipt/AbCdEfGhIjKlMnOpQrStUv?copy=1')).toBe('/receipt/…?copy=1')
  expect(maskUrl('/api/receipts/AbCdEfGhIjKlMnOpQrStUv/pdf')).toBe('/api/receipts/…/pdf')
})

test('a guest’s phone number is never logged', () => {
  expect(maskUrl('/api/merchant/customers/97455512345')).toBe('/api/merchant/customers/…')
  expect(maskUrl('/api/merchant/customers/97455512345/note')).toBe('/api/merchant/customers/…/note')
  expect(maskUrl('/api/merchant/customers?search=97455512345&cursor=n.1')).toBe('/api/merchant/customers?search=…&cursor=…')
  expect(maskUrl('/api/merchant/customers-retention')).toBe('/api/merchant/customers-retention')
})

test('search terms are never logged, since they may identify a person', () => {
  expect(maskUrl('/api/admin/applicants?status=all&search=noora%40sufra.test&page=2')).toBe(
    '/api/admin/applicants?status=all&search=…&page=2',
  )
  expect(maskUrl('/dev/inbox?to=noora@sufra.test')).toBe('/dev/inbox?to=…')
})

test('parameters of a failed statement are never logged, only the statement and the database’s error code', async () => {
  const id = crypto.randomUUID()
  const now = new Date()
  const row = { id, channel: 'sms' as const, recipient: '+97455512345', text: 'Your code is 048213', createdAt: now, nextTryAt: now }
  const put = () => connection.db.insert(outgoingMessages).values(row)
  await put()
  const drizzleError = await put().catch((error: unknown) => error)
  const driverError = await connection
    .query('select $1::text as secret, no_such_column', ['048213 for +97455512345'])
    .catch((error: unknown) => error)
  for (const [error, code, statement] of [
    [drizzleError, '23505', 'insert into "outgoing_messages"'],
    [driverError, '42703', ''],
    [new Error('outer', { cause: drizzleError }), '23505', 'insert into "outgoing_messages"'],
  ] as const) {
    const line = await logged(error)
    expect(line).toContain(code)
    expect(line).toContain(JSON.stringify(statement).slice(1, -1))
    expect(line).not.toContain('048213')
    expect(line).not.toContain('55512345')
  }
})

test('several errors that are thrown together are each logged', async () => {
  const line = await logged(new AggregateError([new Error('first problem'), new Error('second problem')], 'two failed'))
  for (const text of ['two failed', 'first problem', 'second problem']) expect(line).toContain(text)
})

test('any other error is logged with its message and stack', async () => {
  const line = await logged(new TypeError('undefined is not a dish'))
  expect(line).toContain('undefined is not a dish')
  expect(line).toContain('logging.test.ts')
})
