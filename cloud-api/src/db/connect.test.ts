import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { Connection } from './connect.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

// PGlite has no connections, and does not compile statements.
const isPostgres = inject('testDatabase').kind === 'postgres'

test.runIf(isPostgres)('statements are not compiled, and end within half a minute', async () => {
  expect(await connection.query('show jit', [])).toEqual([{ jit: 'off' }])
  expect(await connection.query('show statement_timeout', [])).toEqual([{ statement_timeout: '30s' }])
})
