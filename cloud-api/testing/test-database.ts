import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { inject } from 'vitest'
import type {} from './databases.setup.ts'
import { connectToPglite, connectToPostgres, type Connection } from '../src/db/connect.ts'

/** A new database with the newest schema and no rows, of the kind that this run tests. */
export const openTestDatabase = async (): Promise<Connection> => {
  const database = inject('testDatabase')
  if (database.kind === 'pglite') return connectToPglite(await PGlite.create({ loadDataDir: new Blob([readFileSync(database.file)]) }))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(`${database.server}postgres`, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name}`)
  await admin.end()
  return connectToPostgres(`${database.server}${name}`, 8)
}
