// The two databases of the crash tests.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectToFolder, connectToPostgres, type Connection } from '../src/platform/db/connect.ts'
import { startPostgres } from '../testing/servers/throwaway-postgres.ts'

/** `env`: the API's environment for this database. `open`: only while no API runs. */
export type Place = { name: string; env: Record<string, string>; open: () => Promise<Connection>; end: () => Promise<void> }

/** `database`: the folder of a closed PGlite with the current schema, which is copied; without it the API creates a database. */
export const inFolder = async (folder = mkdtempSync(join(tmpdir(), 'sufra-crash-')), database?: string): Promise<Place> => {
  if (database !== undefined) cpSync(database, join(folder, 'database'), { recursive: true })
  return {
    name: 'PGlite, durable',
    env: { DATA_DIR: folder, DATABASE_URL: '' },
    open: () => connectToFolder(folder),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** `server`: stops and starts PostgreSQL. */
export const onPostgres = async () => {
  const postgres = await startPostgres({ durable: true })
  const folder = mkdtempSync(join(tmpdir(), 'sufra-crash-'))
  const url = postgres.url('postgres')
  return {
    name: 'PostgreSQL',
    server: postgres,
    env: { DATA_DIR: folder, DATABASE_URL: url },
    open: () => connectToPostgres(url, 2),
    end: async () => {
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  } satisfies Place & Record<'server', unknown>
}
