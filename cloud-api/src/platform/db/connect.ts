import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { openDataFolder } from './data-folder.ts'
import { openDurablePglite } from './durable-pglite.ts'
import { explainConnection, explainFolder } from './explain-connection.ts'
import { lockFolder } from './folder-lock.ts'
import { isUnavailableCode, watchDatabase } from './watch-database.ts'

/** PGlite or PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>

/** A statement as text with `$1` parameters, prepared once per connection on PostgreSQL. Texts and numbers only. */
export type Query = <Row extends object>(text: string, parameters: (string | number | null)[]) => Promise<Row[]>

export type Connection = {
  kind: 'PostgreSQL' | 'PGlite'
  db: Db
  query: Query
  /** Runs a transaction, and runs it again after a serialization failure or a deadlock. */
  transact: <T>(run: (tx: Db) => Promise<T>) => Promise<T>
  /** Whether the database is known to be unreachable, so that no query should be sent. */
  isUnavailable: () => boolean
  close: () => Promise<void>
}

export const migrationsFolder = join(import.meta.dirname, 'migrations')
/** An arbitrary number, the same for every API instance. */
const migrationLock = 7_834_001

/** The database's own error, which drizzle wraps. */
export const rootOf = (error: unknown): unknown => (error instanceof Error && error.cause ? rootOf(error.cause) : error)

/** The SQLSTATE or connection error code of a database error. */
export const codeOf = (error: unknown): unknown => {
  const root = rootOf(error)
  return root instanceof Error && 'code' in root ? root.code : undefined
}

/** Whether the database was unreachable or has no space. */
export const isOutage = (error: unknown): boolean => isUnavailableCode(codeOf(error))

const isRetryable = (error: unknown) => codeOf(error) === '40001' || codeOf(error) === '40P01'

/** The name of the violated constraint; undefined for any other error. */
export const violatedConstraint = (error: unknown): unknown => {
  const root = rootOf(error)
  if (!(root instanceof Error)) return undefined
  return 'constraint_name' in root ? root.constraint_name : 'constraint' in root ? root.constraint : undefined
}

/** Whether the database rejected a statement, so that nothing of the transaction was committed. */
export const isRolledBack = (error: unknown): boolean => violatedConstraint(error) !== undefined || isRetryable(error)

/** Retries after a serialization failure or a deadlock. */
const withRetry = async <T>(run: () => Promise<T>, triesLeft = 5): Promise<T> => {
  try {
    return await run()
  } catch (error) {
    if (triesLeft <= 1 || !isRetryable(error)) throw error
    return withRetry(run, triesLeft - 1)
  }
}

/** Wraps an open PGlite and runs the migrations. */
export const connectToPglite = async (client: PGlite): Promise<Connection> => {
  const db = drizzlePglite(client)
  await migratePglite(db, { migrationsFolder })
  return {
    kind: 'PGlite',
    db,
    query: <Row extends object>(text: string, parameters: (string | number | null)[]) =>
      withRetry(async () => (await client.query<Row>(text, parameters)).rows),
    transact: (run) => withRetry(() => db.transaction(run)),
    isUnavailable: () => false,
    close: async () => {
      await client.exec('checkpoint')
      await client.close()
    },
  }
}

/** Opens PGlite in a folder, locked and durable: the embedded default. */
export const connectToFolder = async (folder: string): Promise<Connection> => {
  await openDataFolder(folder)
  const unlock = lockFolder(folder)
  try {
    const connection = await connectToPglite(await openDurablePglite(join(folder, 'database')))
    return { ...connection, close: () => connection.close().finally(unlock) }
  } catch (error) {
    unlock()
    const explained = explainFolder(folder, rootOf(error))
    if (explained) throw explained
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
 * In seconds. The driver's own backoff doubles up to 20 s, and orders would wait that long after a restart of the database. Each failed
 * attempt takes one statement out of the pool's queue, so that a short backoff empties it soon.
 */
const backoff = 0.05
const connectTimeout = 3
/** Milliseconds. */
const statementTimeout = 30_000

/** `probeTimeout`: milliseconds after which a database that does not answer counts as unavailable. */
type Patience = { connectTimeout?: number; probeTimeout?: number }

/** PostgreSQL 15 or newer. */
export const connectToPostgres = async (url: string, connections: number, patience: Patience = {}): Promise<Connection> => {
  await migrateUnderLock(url).catch((error: unknown) => {
    throw explainConnection(url, rootOf(error))
  })
  const watch = watchDatabase(url, patience.probeTimeout)
  const client = postgres(url, {
    max: connections,
    connect_timeout: patience.connectTimeout ?? connectTimeout,
    backoff: () => backoff,
    // Statements are short, and compiling a statement takes longer than running it. The value is a text, since the driver omits false
    // values.
    connection: { statement_timeout: statementTimeout, jit: 'off' },
    // The schema has no arrays. The driver's query for array types fails unhandled when the connection ends during
    // it.
    fetch_types: false,
    onclose: watch.checkNow,
    onnotice: () => {},
  })
  const db = drizzlePostgres(client)
  return {
    kind: 'PostgreSQL',
    db,
    query: <Row extends object>(text: string, parameters: (string | number | null)[]) =>
      withRetry(async () => [...(await client.unsafe<Row[]>(text, parameters, { prepare: true }))]),
    transact: (run) => withRetry(() => db.transaction(run)),
    isUnavailable: watch.isUnavailable,
    close: async () => {
      await watch.end()
      await client.end({ timeout: 5 })
    },
  }
}

type ConnectOptions = { databaseUrl: string | undefined; databaseConnections: number; databaseProbeTimeout?: number; folder: string }

/** Connects to PostgreSQL when a URL is given, otherwise opens PGlite in the folder. */
export const connectTo = ({ databaseUrl, databaseConnections, databaseProbeTimeout, folder }: ConnectOptions): Promise<Connection> =>
  databaseUrl ? connectToPostgres(databaseUrl, databaseConnections, { probeTimeout: databaseProbeTimeout }) : connectToFolder(folder)
