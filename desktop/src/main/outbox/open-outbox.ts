// Opens outbox.db. Even if it was damaged, every entry that was put and not removed is either in it afterwards or reported as lost.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openSqlite, type Sqlite } from '../local/open-sqlite.ts'
import { outboxEntries, printJobs, settings } from '../local/outbox.table.ts'
import { createOutboxMirror } from './outbox-mirror.ts'
import { checksumOf, createOutboxStore, type Entry, type OutboxStore } from './outbox-store.ts'

type Options = { folder: string; migrationsFolder: string; now: () => Date }
type OpenedOutbox = { sqlite: Sqlite; store: OutboxStore; damagedFile: string | undefined }

const restoreEntries = ({ db }: Sqlite, entries: Entry[]) => {
  for (const entry of entries)
    db.insert(outboxEntries)
      .values({ ...entry, checksum: checksumOf(entry), state: 'waiting' })
      .onConflictDoNothing()
      .run()
}

/** Copies the rows of a damaged file that are still readable. */
const salvage = ({ file }: Sqlite, damagedFile: string) => {
  if (!existsSync(damagedFile)) return
  let damaged: Database.Database | undefined
  try {
    damaged = new Database(damagedFile, { readonly: true })
    for (const table of ['print_jobs', 'settings'] as const) copyRows(file, damaged, table)
  } catch {
    // The file is no longer a SQLite database: the mirror has the entries, and staff see a notice.
  } finally {
    damaged?.close()
  }
}

const copyRows = (file: Database.Database, damaged: Database.Database, table: 'print_jobs' | 'settings') => {
  try {
    for (const row of damaged.prepare<[], Record<string, unknown>>(`select * from ${table}`).iterate()) {
      const names = Object.keys(row)
      file
        .prepare(`insert or ignore into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        .run(Object.values(row))
    }
  } catch {
    // The rest of this table cannot be read.
  }
}

/** Restores rows with a wrong checksum from the mirror, by key. */
const repair = (sqlite: Sqlite, mirrored: Entry[]) => {
  const rows = sqlite.db.select().from(outboxEntries).all()
  const isWhole = (entry: Entry) => rows.some((row) => row.key === entry.key && row.checksum === checksumOf(row))
  const missing = mirrored.filter((entry) => !isWhole(entry))
  if (missing.length === 0) return
  // Delete and re-insert all rows to keep the order in which they were made.
  const refused = new Map(rows.filter(({ state }) => state === 'refused').map((row) => [row.key, row]))
  const known = new Set(mirrored.map(({ key }) => key))
  const unknown = rows.filter(({ key }) => !known.has(key))
  sqlite.db.transaction(() => {
    sqlite.db.delete(outboxEntries).run()
    restoreEntries(sqlite, mirrored)
    for (const { id: _id, ...row } of unknown) sqlite.db.insert(outboxEntries).values(row).onConflictDoNothing().run()
    for (const { key, refusal } of refused.values()) createOutboxStore(sqlite, noMirror).refuse(key, refusal ?? { message: '' })
  })
}

const noMirror = { put: () => () => {}, remove: () => {}, read: () => [], rewrite: () => {} }

/** Throws if the folder is not writable, and in no other case. */
export const openOutbox = ({ folder, migrationsFolder, now }: Options): OpenedOutbox => {
  const { damagedFile, ...sqlite } = openSqlite({
    path: join(folder, 'outbox.db'),
    migrationsFolder,
    synchronous: 'FULL',
    tables: [outboxEntries, printJobs, settings],
    now,
  })
  const mirror = createOutboxMirror(join(folder, 'outbox.jsonl'))
  try {
    if (damagedFile) salvage(sqlite, damagedFile)
    repair(sqlite, mirror.read())
    mirror.rewrite(sqlite.db.select().from(outboxEntries).all())
  } catch {
    // The disk is full: both files stay unchanged, and the next start tries again.
  }
  return { sqlite, store: createOutboxStore(sqlite, mirror), damagedFile }
}
