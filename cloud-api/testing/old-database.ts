// A database in the state of an older release, for tests of migrations.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { inject } from 'vitest'
import type {} from './databases.setup.ts'
import { connectToPglite, connectToPostgres, type Connection } from '../src/db/connect.ts'

/** The migrations up to this one, in a folder of their own. */
const copyMigrations = (last: number) => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-migrations-'))
  cpSync(join(import.meta.dirname, '../src/db/migrations'), folder, { recursive: true })
  const path = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { idx: number }[] } // written by drizzle-kit
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }))
  return folder
}

/** Opens a database that the release with this last migration created and filled with `rows`, migrated by the current release. */
export const openMigrated = async (lastMigration: number, rows: string): Promise<Connection> => {
  const migrationsFolder = copyMigrations(lastMigration)
  try {
    const database = inject('testDatabase')
    if (database.kind === 'pglite') {
      const client = await PGlite.create()
      await migratePglite(drizzlePglite(client), { migrationsFolder })
      await client.exec(rows)
      return await connectToPglite(client)
    }
    const name = `old_${randomUUID().replaceAll('-', '')}`
    const admin = postgres(`${database.server}postgres`, { max: 1, onnotice: () => {} })
    await admin.unsafe(`create database ${name} template template0`)
    await admin.end()
    const client = postgres(`${database.server}${name}`, { max: 1, onnotice: () => {} })
    await migratePostgres(drizzlePostgres(client), { migrationsFolder })
    await client.unsafe(rows)
    await client.end()
    return await connectToPostgres(`${database.server}${name}`, 2)
  } finally {
    rmSync(migrationsFolder, { recursive: true, force: true })
  }
}
