import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { openDurablePglite } from './durable-pglite.ts'
import { lockFolder } from './folder-lock.ts'
import { isAwayCode, watchDatabase } from './watch-database.ts'

/** Either database, as drizzle sees it. */
export type Db = PgDatabase<PgQueryResultHKT>

/** One statement as text with `$1 …`, prepared once per connection on PostgreSQL. Texts and numbers only. */
export type Query = <Row extends object>(text: string, parameters: (string | number | null)[]) => Promise<Row[]>

export type Connection = {
  db: Db
  query: Query
  /** Several statements that stand or fall together; run again when the database ended them only because of another transaction. */
  transact: <T>(run: (tx: Db) => Promise<T>) => Promise<T>
  /** Whether the database is known not to answer now: nothing should be asked of it. */
  isAway: () => boolean
  close: () => Promise<void>
}

const migrationsFolder = join(import.meta.dirname, 'migrations')
/** Any number will do, as long as every copy of the API takes the same. */
const migrationLock = 7_834_001

/** The database's own error: drizzle wraps it. */
const rootOf = (error: unknown): unknown => (error instanceof Error && error.cause ? rootOf(error.cause) : error)

/** The database's own code of an error, if it is the database's. */
export const codeOf = (error: unknown): unknown => {
  const root = rootOf(error)
  return root instanceof Error && 'code' in root ? root.code : undefined
}

/** Whether the database could not take it at all: it was away, or has no room. */
export const isOutage = (error: unknown): boolean => isAwayCode(codeOf(error))

const mayRetry = (error: unknown) => codeOf(error) === '40001' || codeOf(error) === '40P01'

/** The name of the constraint that a statement broke on; undefined for any other error. */
export const violatedConstraint = (error: unknown): unknown => {
  const root = rootOf(error)
  if (!(root instanceof Error)) return undefined
  return 'constraint_name' in root ? root.constraint_name : 'constraint' in root ? root.constraint : undefined
}

/** Whether the database itself refused a statement for its data, so that nothing of the transaction was committed. */
export const isRolledBack = (error: unknown): boolean => violatedConstraint(error) !== undefined || mayRetry(error)

/** Runs again what the database ended only because of another transaction (serialization failure, deadlock). */
const withRetry = async <T>(run: () => Promise<T>, triesLeft = 5): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (triesLeft <= 1 || !mayRetry(error)) throw error
    return withRetry(run, triesLeft - 1)
  }
}

/** Wraps an open PGlite and brings it to the newest schema. */
export const connectToPglite = async (client: PGlite): Promise<Connection> => {
  const db = drizzlePglite(client)
  await migratePglite(db, { migrationsFolder })
  return {
    db,
    query: <Row extends object>(text: string, parameters: (string | number | null)[]) =>
      withRetry(async () => (await client.query<Row>(text, parameters)).rows),
    transact: (run) => withRetry(() => db.transaction(run)),
    isAway: () => false,
    close: async () => {
      await client.exec('checkpoint')
      await client.close()
    },
  }
}

/** PGlite in a folder, locked and durable: the embedded default. */
export const connectToFolder = async (folder: string): Promise<Connection> => {
  const unlock = lockFolder(folder)
  try {
    const connection = await connectToPglite(await openDurablePglite(join(folder, 'database')))
    return { ...connection, close: () => connection.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw error
  }
}

const migrateUnderLock = async (url: string) => {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  const db = drizzlePostgres(client)
  try {
    await db.execute(sql`select pg_advisory_lock(${migrationLock})`)
    await migratePostgres(db, { migrationsFolder })
    await db.execute(sql`select pg_advisory_unlock(${migrationLock})`)
  } finally {
    await client.end()
  }
}

/**
 * Seconds. The driver's own waits double up to 20 s, and orders would wait as long after a restart of the database. Each failed attempt takes one statement
 * out of the pool's queue: short waits empty it soon.
 */
const backoff = 0.05
const connectTimeout = 3
/** Milliseconds. */
const statementTimeout = 30_000

/** PostgreSQL 15 or newer. */
export const connectToPostgres = async (url: string, connections: number): Promise<Connection> => {
  await migrateUnderLock(url)
  const watch = watchDatabase(url)
  const client = postgres(url, {
    max: connections,
    connect_timeout: connectTimeout,
    backoff: () => backoff,
    connection: { statement_timeout: statementTimeout },
    // We have no arrays. The driver's question for their types fails unhandled when the database goes away in the middle of it.
    fetch_types: false,
    onclose: watch.look,
    onnotice: () => {},
  })
  const db = drizzlePostgres(client)
  return {
    db,
    query: <Row extends object>(text: string, parameters: (string | number | null)[]) =>
      withRetry(async () => [...(await client.unsafe<Row[]>(text, parameters, { prepare: true }))]),
    transact: (run) => withRetry(() => db.transaction(run)),
    isAway: watch.isAway,
    close: async () => {
      await watch.end()
      await client.end({ timeout: 5 })
    },
  }
}

type Place = { databaseUrl: string | undefined; databaseConnections: number; folder: string }

/** The PostgreSQL that is named, else PGlite in the folder. */
export const connectTo = ({ databaseUrl, databaseConnections, folder }: Place): Promise<Connection> =>
  databaseUrl ? connectToPostgres(databaseUrl, databaseConnections) : connectToFolder(folder)
