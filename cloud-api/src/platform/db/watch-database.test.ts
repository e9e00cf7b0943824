// Runs on PostgreSQL alone: PGlite runs in the API's process and is not watched.
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../testing/servers/throwaway-postgres.ts'
import { connectToPostgres, type Connection } from './connect.ts'
import { watchDatabase } from './watch-database.ts'

const timeout = 1_000

const database = inject('testDatabase')
let connection: Connection
let watch: ReturnType<typeof watchDatabase>
beforeAll(async () => {
  if (database.kind !== 'postgres') throw new Error('this test runs on PostgreSQL')
  const url = await createDatabase(database.server)
  connection = await connectToPostgres(url, 1)
  watch = watchDatabase(url, timeout)
})
afterAll(async () => {
  await watch.end()
  await connection.close()
})

/** Blocks this thread, and so its event loop. */
const block = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
/** Resolves when both watches of this database have a connection that waits for its next probe. */
const areConnected = async () => {
  const rows = await connection.query(
    `select pid from pg_stat_activity where datname = current_database() and state = 'idle' and query like 'select 1%'`,
    [],
  )
  return rows.length === 2
}

test('a response that arrived while the event loop was blocked for longer than the timeout does not count as an outage', async () => {
  await expect.poll(areConnected).toBe(true)
  watch.checkNow()
  await turns(5) // the probe is sent
  block(1.5 * timeout)
  await turns(20)
  expect(watch.isUnavailable()).toBe(false)
})
