// Also on PGlite: the values, errors and transactions of both drivers must be the same for everything above them.
import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { feed } from '../feed/feed.table.ts'
import { itemPairings } from '../../catalogue/menu/menu.table.ts'
import { memberships } from '../../people/memberships/memberships.table.ts'
import { codeOf, isRolledBack, violatedConstraint, type Connection } from './connect.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const isPostgres = inject('testDatabase').kind === 'postgres'
const at = new Date('2026-11-20T18:00:00.123Z')
const toRow = (restaurantId: string, seq: number) => ({
  restaurantId,
  seq,
  event: 'order_placed' as const,
  data: { name: 'شاورما', lines: [1, 2] },
  at,
})

const catchError = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

// PGlite has no connections, and does not compile statements.
test.runIf(isPostgres)('statements are not compiled, and end within half a minute', async () => {
  expect(await connection.query('show jit', [])).toEqual([{ jit: 'off' }])
  expect(await connection.query('show statement_timeout', [])).toEqual([{ statement_timeout: '30s' }])
})

test('a query returns numbers, booleans, texts and JSON as such, and null without a value', async () => {
  const text = `select 7::int as whole, count(*)::int as counted, 1.5::float8 as half, true as yes, null as nothing, $1::text as words,
    '2026-11-20'::date::text as day, '{"a":[1,"b"]}'::jsonb as json, coalesce(json_agg(v), '[]') as list from (values (1), (2)) as t (v)`
  expect(await connection.query(text, ['مرحبا'])).toEqual([
    { whole: 7, counted: 2, half: 1.5, yes: true, nothing: null, words: 'مرحبا', day: '2026-11-20', json: { a: [1, 'b'] }, list: [1, 2] },
  ])
})

// The drivers read these in different ways, so every query casts them: whole numbers to int, lists to JSON, times to text.
test('an int8, a list and a time without a cast are texts on PostgreSQL, and values on PGlite', async () => {
  const text = `select count(*) as counted, array['a', 'b'] as list, timestamptz '2026-11-20T18:00:00.123Z' as at, 1.5::numeric as exact from (values (1)) as t (v)`
  const [row] = await connection.query(text, [])
  const onPostgres = { counted: '1', list: '{a,b}', at: expect.stringContaining('2026-11-20 18:00:00.123') }
  expect(row).toEqual({ ...(isPostgres ? onPostgres : { counted: 1, list: ['a', 'b'], at }), exact: '1.5' })
})

test('times and JSON of a table are read as they were written, to the millisecond', async () => {
  const row = toRow(randomUUID(), 1)
  await connection.db.insert(feed).values(row)
  expect(await connection.db.select().from(feed).where(eq(feed.restaurantId, row.restaurantId)).orderBy(feed.seq)).toEqual([
    { ...row, orderId: null, orderVersion: null },
  ])
})

test('a list of values selects its rows', async () => {
  const restaurantId = randomUUID()
  await connection.db.insert(feed).values([1, 2, 3].map((seq) => toRow(restaurantId, seq)))
  const chosen = and(eq(feed.restaurantId, restaurantId), inArray(feed.seq, [1, 3]))
  expect(await connection.db.select({ seq: feed.seq }).from(feed).where(chosen).orderBy(asc(feed.seq))).toEqual([{ seq: 1 }, { seq: 3 }])
})

const [restaurantId, id] = [randomUUID(), randomUUID()]

test.for([
  {
    what: 'a key that exists',
    code: '23505',
    constraint: 'feed_restaurant_id_seq_pk',
    write: ({ db }: Connection) => db.insert(feed).values([toRow(restaurantId, 1), toRow(restaurantId, 1)]),
  },
  {
    what: 'a reference to a missing row',
    code: '23503',
    constraint: 'memberships_user_id_users_id_fk',
    write: ({ db }: Connection) => db.insert(memberships).values({ restaurantId, userId: id, role: 'owner' }),
  },
  {
    what: 'a value that a check refuses',
    code: '23514',
    constraint: 'item_pairings_other',
    write: ({ db }: Connection) => db.insert(itemPairings).values({ restaurantId, itemId: id, otherId: id, position: 0 }),
  },
])('$what throws an error with its code and the constraint’s name', async ({ code, constraint, write }) => {
  const error = await catchError(write(connection).execute())
  expect([codeOf(error), violatedConstraint(error), isRolledBack(error)]).toEqual([code, constraint, true])
})

test('a transaction that throws changes nothing', async () => {
  const row = toRow(randomUUID(), 1)
  const error = await catchError(
    connection.transact(async (tx) => {
      await tx.insert(feed).values(row)
      throw new Error('changed its mind')
    }),
  )
  expect(error).toMatchObject({ message: 'changed its mind' })
  expect(await connection.db.select().from(feed).where(eq(feed.restaurantId, row.restaurantId))).toEqual([])
})

test.for(['40001', '40P01'])('a transaction that fails with %s runs again', async (code) => {
  let runs = 0
  await connection.transact(async (tx) => {
    runs += 1
    if (runs === 1) await tx.execute(sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`))
  })
  expect(runs).toBe(2)
})
