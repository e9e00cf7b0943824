// Global setup of the API tests: starts PostgreSQL where the project needs it and prepares a template with the current schema.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { connectToPglite, connectToPostgres } from '../src/platform/db/connect.ts'
import { startPostgres } from './servers/throwaway-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A PostgreSQL whose `template` database has the schema, or a file that PGlite loads, with the folder of a closed PGlite of the same
     * content.
     */
    testDatabase: { kind: 'postgres'; server: string; template: string } | { kind: 'pglite'; file: string; database: string }
  }
}

const preparePglite = async (project: TestProject) => {
  const folder = mkdtempSync(join(tmpdir(), 'sufra-pglite-'))
  const file = join(folder, 'schema.tar')
  const database = join(folder, 'database')
  const client = await PGlite.create(database)
  await connectToPglite(client)
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  project.provide('testDatabase', { kind: 'pglite', file, database })
  return () => rmSync(folder, { recursive: true, force: true })
}

const preparePostgres = async (project: TestProject) => {
  const postgres = await startPostgres()
  const template = 'template1'
  const connection = await connectToPostgres(postgres.url(template), 1)
  await connection.close()
  project.provide('testDatabase', { kind: 'postgres', server: postgres.url(''), template })
  return postgres.stop
}

export default (project: TestProject) =>
  project.config.env.TEST_DATABASE === 'postgres' ? preparePostgres(project) : preparePglite(project)
