// Opens outbox.db. Broken or not, what was put into it and not removed is in it afterwards, or is known to be lost.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openSqlite, type Sqlite } from '../local/open-sqlite.ts'
import { outboxEntries, printJobs, settings } from '../local/outbox.table.ts'
import { createOutboxMirror } from './outbox-mirror.ts'
import { checksumOf, createOutboxStore, type Entry, type OutboxStore } from './outbox-store.ts'

type Options = { folder: string; migrationsFolder: string; now: () => Date }
type OpenedOutbox = { sqlite: Sqlite; store: OutboxStore; brokenFile: string | undefined }

const bringBack = ({ db }: Sqlite, entries: Entry[]) => {
  for (const entry of entries)
    db.insert(outboxEntries)
      .values({ ...entry, checksum: checksumOf(entry), state: 'waiting' })
      .onConflictDoNothing()
      .run()
}

/** Copies the rows of a broken file that can still be read. */
const salvage = ({ file }: Sqlite, brokenFile: string) => {
  if (!existsSync(brokenFile)) return
  let broken: Database.Database | undefined
  try {
    broken = new Database(brokenFile, { readonly: true })
    for (const table of ['print_jobs', 'settings'] as const) copyRows(file, broken, table)
  } catch {
    // No SQLite file any more: the mirror has the entries, and the staff are told.
  } finally {
    broken?.close()
  }
}

const copyRows = (file: Database.Database, broken: Database.Database, table: 'print_jobs' | 'settings') => {
  try {
    for (const row of broken.prepare<[], Record<string, unknown>>(`select * from ${table}`).iterate()) {
      const names = Object.keys(row)
      file
        .prepare(`insert or ignore into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        .run(Object.values(row))
    }
  } catch {
    // The rest of this table cannot be read.
  }
}

/** Rows whose checksum does not fit are put right from the mirror, by their key. */
const repair = (sqlite: Sqlite, mirrored: Entry[]) => {
  const rows = sqlite.db.select().from(outboxEntries).all()
  const isWhole = (entry: Entry) => rows.some((row) => row.key === entry.key && row.checksum === checksumOf(row))
  const missing = mirrored.filter((entry) => !isWhole(entry))
  if (missing.length === 0) return
  // In the order in which they were made: all rows go and come back.
  const refused = new Map(rows.filter(({ state }) => state === 'refused').map((row) => [row.key, row]))
  const known = new Set(mirrored.map(({ key }) => key))
  const unknown = rows.filter(({ key }) => !known.has(key))
  sqlite.db.transaction(() => {
    sqlite.db.delete(outboxEntries).run()
    bringBack(sqlite, mirrored)
    for (const { id: _id, ...row } of unknown) sqlite.db.insert(outboxEntries).values(row).onConflictDoNothing().run()
    for (const { key, refusal } of refused.values()) createOutboxStore(sqlite, nowhere).refuse(key, refusal ?? { message: '' })
  })
}

const nowhere = { put: () => () => {}, remove: () => {}, read: () => [], rewrite: () => {} }

/** Throws only when the folder cannot be written. */
export const openOutbox = ({ folder, migrationsFolder, now }: Options): OpenedOutbox => {
  const { brokenFile, ...sqlite } = openSqlite({
    path: join(folder, 'outbox.db'),
    migrationsFolder,
    synchronous: 'FULL',
    tables: [outboxEntries, printJobs, settings],
    now,
  })
  const mirror = createOutboxMirror(join(folder, 'outbox.jsonl'))
  try {
    if (brokenFile) salvage(sqlite, brokenFile)
    repair(sqlite, mirror.read())
    mirror.rewrite(sqlite.db.select().from(outboxEntries).all())
  } catch {
    // A full disk: both files stay as they are, and the next start tries again.
  }
  return { sqlite, store: createOutboxStore(sqlite, mirror), brokenFile }
}
