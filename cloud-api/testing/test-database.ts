import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { inject } from 'vitest'
import type {} from './databases.setup.ts'
import { connectToPglite, connectToPostgres, type Connection } from '../src/db/connect.ts'

/** A new empty database with the current schema, of the kind under test. */
export const openTestDatabase = async (): Promise<Connection> => {
  const database = inject('testDatabase')
  if (database.kind === 'pglite') return connectToPglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(database.file)]) }))
  return connectToPostgres(await createPostgresDatabase(database.server), 8)
}

/** The URL of a new database on that server with the current schema. */
export const createPostgresDatabase = async (server: string): Promise<string> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(`${server}postgres`, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  return `${server}${name}`
}
