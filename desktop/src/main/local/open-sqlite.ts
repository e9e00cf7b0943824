// Opens a SQLite file that may be broken: a file that does not pass is put aside, never deleted, and a new one takes its place.
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle, type BetterSQLite3Database } from 'drizzle-orm/better-sqlite3'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'

export type Sqlite = { db: BetterSQLite3Database; file: Database.Database }

/** `brokenFile` is where a file that could not be used was put. */
export type Opened = Sqlite & { brokenFile: string | undefined }

type Options = {
  path: string
  migrationsFolder: string
  /** FULL: an acknowledged write survives power loss. NORMAL: it may be lost, the file stays whole. */
  synchronous: 'FULL' | 'NORMAL'
  /** What the file must hold, and give row by row. */
  tables: SQLiteTable[]
  now: () => Date
}

const levels = { NORMAL: 1, FULL: 2 } as const

/** Throws for a row that cannot be read: integrity_check misses a changed name in the schema. */
const readThrough = (db: BetterSQLite3Database, table: SQLiteTable) => {
  db.select().from(table).all()
}

const open = ({ path, migrationsFolder, synchronous, tables }: Options): Sqlite => {
  const file = new Database(path)
  try {
    file.pragma('journal_mode = WAL')
    // A file in WAL reports FULL when new and NORMAL when reopened: it is set each time, and believed only when it reads back so.
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

/** Puts the file and its journal beside it out of the way. A file that cannot be moved (read-only folder) is at least copied. */
const putAside = (path: string, now: Date): string => {
  const aside = `${path}.broken-${now.toISOString().replaceAll(':', '-')}`
  for (const end of ['', '-wal', '-shm']) {
    if (!existsSync(path + end)) continue
    try {
      renameSync(path + end, aside + end)
    } catch {
      copyFileSync(path + end, aside + end) // what cannot be moved stays, and opening it again will say why
    }
  }
  return aside
}

/** No place to write is not the file's fault: putting it aside would help nobody. */
const isForeignFault = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  /^(SQLITE_(FULL|CANTOPEN|READONLY|IOERR|BUSY|PERM)|ENOSPC|EACCES|EROFS)/.test(String(error.code))

/** Opens it, whatever state it is in. Throws only when the folder cannot be written. */
export const openSqlite = (options: Options): Opened => {
  mkdirSync(dirname(options.path), { recursive: true })
  try {
    return { ...open(options), brokenFile: undefined }
  } catch (error) {
    if (isForeignFault(error)) throw error
    const brokenFile = putAside(options.path, options.now())
    return { ...open(options), brokenFile }
  }
}
