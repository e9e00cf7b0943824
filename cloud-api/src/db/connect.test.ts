// Runs on PostgreSQL alone: PGlite has no connections, and does not compile statements.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Connection } from './connect.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test('statements are not compiled, and end within half a minute', async () => {
  expect(await connection.query('show jit', [])).toEqual([{ jit: 'off' }])
  expect(await connection.query('show statement_timeout', [])).toEqual([{ statement_timeout: '30s' }])
})
