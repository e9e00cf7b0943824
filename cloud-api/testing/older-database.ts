// A database of an older release with its rows, as the present release finds and migrates it.
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { inject } from 'vitest'
import { connectToPglite, connectToPostgres, type Connection } from '../src/db/connect.ts'

const migrations = join(import.meta.dirname, '../src/db/migrations')

/** A copy of the migrations up to the one with this number. */
const copyMigrations = (last: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-migrations-'))
  cpSync(migrations, folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] } // written by drizzle-kit
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }))
  return folder
}

const openMigrated = async (migrationsFolder: string, rows: string): Promise<Connection> => {
  const database = inject('testDatabase')
  if (database.kind === 'pglite') {
    const client = await PGlite.create()
    await migratePglite(drizzlePglite(client), { migrationsFolder })
    await client.exec(rows)
    return connectToPglite(client)
  }
  const name = `old_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(`${database.server}postgres`, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name} template template0`)
  await admin.end()
  const client = postgres(`${database.server}${name}`, { max: 1, onnotice: () => {} })
  await migratePostgres(drizzlePostgres(client), { migrationsFolder })
  await client.unsafe(rows)
  await client.end()
  return connectToPostgres(`${database.server}${name}`, 2)
}

/** Migrates to the given migration, runs the SQL `rows`, and connects, which applies the later migrations. */
export const openOlderDatabase = async (lastMigration: number, rows: string): Promise<Connection> => {
  const folder = copyMigrations(lastMigration)
  try {
    return await openMigrated(folder, rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
