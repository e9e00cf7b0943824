// The database under test for crash tests, used by separate processes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { connectToPostgres } from '../src/platform/db/connect.ts'
import { createDatabase } from '../testing/servers/throwaway-postgres.ts'
import { inFolder, type Place } from './places.ts'

/** A new database with the current schema. PostgreSQL itself is shared with other tests. */
export const openTestPlace = async (): Promise<Place> => {
  const database = inject('testDatabase')
  if (database.kind === 'pglite') return inFolder(undefined, database.database)
  const folder = mkdtempSync(join(tmpdir(), 'sufra-crash-'))
  const url = await createDatabase(database.server)
  return {
    name: 'PostgreSQL',
    env: { DATA_DIR: folder, DATABASE_URL: url },
    open: () => connectToPostgres(url, 2),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}
