// A PostgreSQL connection that ends unexpectedly, as in a restart or failover. The pool has one connection, so that
// the next statement uses its replacement.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../testing/servers/throwaway-postgres.ts'
import { connectToPostgres, type Connection } from './connect.ts'

const database = inject('testDatabase')
const isPostgres = database.kind === 'postgres'
let connection: Connection
let other: Connection

beforeAll(async () => {
  if (database.kind !== 'postgres') return
  const url = await createDatabase(database.server)
  connection = await connectToPostgres(url, 1)
  other = await connectToPostgres(url, 1)
})
afterAll(async () => {
  if (!isPostgres) return
  await connection.close()
  await other.close()
})

const markOf = (name: string) => sql.raw(`set application_name to '${name}'`)
const cutOff = (name: string) =>
  expect
    .poll(async () => {
      const cut = await other.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1::text', [name])
      return cut.length
    })
    .toBe(1)

test.skipIf(!isPostgres)('a statement whose connection ends is rejected, and the next one gets its own result', async () => {
  await connection.db.execute(markOf('sleeper'))
  const sleeping = expect(connection.query('select pg_sleep(60)', [])).rejects.toThrow()
  await cutOff('sleeper')
  await sleeping
  expect(await connection.query('select 1 as one', [])).toEqual([{ one: 1 }])
})

test.skipIf(!isPostgres)('a transaction whose connection ends is rejected, and the process continues', async () => {
  const run = connection.transact(async (tx) => {
    await tx.execute(markOf('idle'))
    await cutOff('idle')
    await expect(tx.execute(sql`select 1`)).rejects.toThrow()
    await tx.execute(sql`select 1`)
  })
  await expect(run).rejects.toThrow()
  expect(await connection.query('select 1 as one', [])).toEqual([{ one: 1 }])
})

test.skipIf(!isPostgres)('statements of a transaction whose connection ended do not run in another transaction', async () => {
  const write = sql`insert into readiness (id, checked_at) values (7, now())`
  let hasBegun = () => {}
  const next = new Promise<void>((resolve) => (hasBegun = resolve))
  let rejection: unknown
  const dead = connection.transact(async (tx) => {
    await tx.execute(markOf('dead'))
    await cutOff('dead')
    await next
    rejection = await tx.execute(write).then(
      () => undefined,
      (error: unknown) => error,
    )
  })
  await expect(dead).rejects.toThrow()
  await connection.transact(async (tx) => {
    await tx.execute(sql`select 1`)
    hasBegun()
    await expect.poll(() => rejection).toBeDefined()
  })
  expect(await connection.query('select id from readiness where id = 7', [])).toEqual([])
})
