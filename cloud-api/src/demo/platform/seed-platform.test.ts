import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import type { Connection } from '../../platform/db/connect.ts'
import { seedPlatform } from './seed-platform.ts'

let connection: Connection
const now = new Date('2026-11-20T20:00:00Z')

beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const countBy = async (column: string, table: string) => {
  const rows = await connection.query<{ value: string; count: number }>(
    `select ${column} as value, count(*)::int as count from ${table} group by 1 order by 1`,
    [],
  )
  return Object.fromEntries(rows.map(({ value, count }) => [value, count]))
}

test('a platform has restaurants in every status with owners, documents in every state, subscriptions, requests for help and administrators of every role', async () => {
  const progress: number[] = []
  const emails = await seedPlatform(connection, { run: 'seeded', restaurants: 100, now, onProgress: (stored) => progress.push(stored) })
  expect(progress).toEqual([100])
  expect(emails).toHaveLength(4)
  expect(emails[0]).toBe('seeded-owner@sufra.test')
  expect(await countBy('status', 'restaurants')).toEqual({ accepted: 80, deactivated: 5, pending: 10, rejected: 5 })
  expect(await countBy('state', 'documents')).toEqual({ rejected: 5, verified: 420, waiting: 75 })
  expect(await countBy('true', 'subscriptions')).toEqual({ true: 85 })
  const numbers = await countBy('number', 'subscription_invoices')
  expect(
    Object.keys(numbers)
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual(Object.keys(numbers).map((_, index) => index + 1))
  expect(await countBy('number', 'invoice_counter')).toEqual({ [Object.keys(numbers).length]: 1 })
  expect(await countBy('status', 'support_requests')).toEqual({ answered: 40, closed: 60, open: 100 })
  expect(Object.keys(await countBy('urgency', 'support_requests'))).toEqual(['Critical', 'High', 'Low', 'Normal'])
  expect(await countBy('role', 'memberships')).toEqual({ owner: 100 })
  expect(await countBy('administrator_role', `(select * from users where role = 'admin') a`)).toEqual({
    finance: 1,
    owner: 1,
    reviewer: 1,
    support: 1,
  })
})

test('a second run adds to the same database beside the first', async () => {
  await seedPlatform(connection, { run: 'second', restaurants: 20, now })
  expect(await countBy('true', 'restaurants')).toEqual({ true: 120 })
})

test('names are in both languages, and documents are valid, expiring and expired', async () => {
  const nameless = `select 1 from restaurants where name->>'en' = '' or name->>'ar' = '' or name->>'ar' !~ '[ء-ي]'`
  expect(await connection.query(nameless, [])).toEqual([])
  const days = await countBy(
    `case when expiration_date < '2026-11-20' then 'expired' when expiration_date < '2027-01-19' then 'expiring' else 'valid' end`,
    'documents',
  )
  expect(Object.keys(days)).toEqual(['expired', 'expiring', 'valid'])
})
