// Opens a SQLite file that may be damaged. A file that fails the checks is moved aside, never deleted, and replaced by a new one.
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'

export type Sqlite = { db: BetterSQLite3Database; file: Database.Database }

/** `damagedFile`: the path to which an unusable file was moved. */
export type Opened = Sqlite & { damagedFile: string | undefined }

type Options = {
  path: string
  migrationsFolder: string
  /** FULL: a committed write survives power loss. NORMAL: it may be lost, but the file stays intact. */
  synchronous: 'FULL' | 'NORMAL'
  /** The tables that must exist and be readable row by row. */
  tables: SQLiteTable[]
  now: () => Date
}

const levels = { NORMAL: 1, FULL: 2 } as const

/** Throws for an unreadable row. Needed because integrity_check misses a changed name in the schema. */
const readThrough = (db: BetterSQLite3Database, table: SQLiteTable) => {
  db.select().from(table).all()
}

const open = ({ path, migrationsFolder, synchronous, tables }: Options): Sqlite => {
  const file = new Database(path)
  try {
    file.pragma('journal_mode = WAL')
    // A WAL file reports FULL when new and NORMAL when reopened: set it each time and verify it.
    file.pragma(`synchronous = ${synchronous}`)
    if (file.pragma('synchronous', { simple: true }) !== levels[synchronous]) throw new Error(`${path} does not sync as ${synchronous}`)
    const found = file.pragma('integrity_check', { simple: true })
    if (found !== 'ok') throw new Error(`${path} is damaged: ${String(found)}`)
    const db = drizzle(file)
    migrate(db, { migrationsFolder })
    for (const table of tables) readThrough(db, table)
    return { db, file }
  } catch (error) {
    file.close()
    throw error
  }
}

/** Moves the file and its journal aside. A file that cannot be moved (read-only folder) is copied. */
const moveAside = (path: string, now: Date): string => {
  const aside = `${path}.broken-${now.toISOString().replaceAll(':', '-')}`
  for (const end of ['', '-wal', '-shm']) {
    if (!existsSync(path + end)) continue
    try {
      renameSync(path + end, aside + end)
    } catch {
      copyFileSync(path + end, aside + end) // the file stays, and opening it again reports the error
    }
  }
  return aside
}

/** Errors of the environment (disk full, no permission), for which moving the file aside would not help. */
const isEnvironmentFault = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(SQLITE_(FULL|CANTOPEN|READONLY|IOERR|BUSY|PERM)|ENOSPC|EACCES|EROFS)/.test(String(error.code))

/** Opens the file in any state. Throws if the folder is not writable, and in no other case. */
export const openSqlite = (options: Options): Opened => {
  mkdirSync(dirname(options.path), { recursive: true })
  try {
    return { ...open(options), damagedFile: undefined }
  } catch (error) {
    if (isEnvironmentFault(error)) throw error
    const damagedFile = moveAside(options.path, options.now())
    return { ...open(options), damagedFile }
  }
}
