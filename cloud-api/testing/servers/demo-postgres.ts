// A PostgreSQL with the demo restaurant for the servers on a test clock of a run of browser tests. A copy of its database is made much faster than a PGlite
// starts, and PostgreSQL answers faster; the server that most browser tests share has a PGlite.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectToPostgres, type Connection } from '../../src/db/connect.ts'
import { seedDemo } from '../../src/demo/seed-demo.ts'
import { createFolderStore } from '../../src/uploads/folder-store.ts'
import { createDatabase, patience, startPostgres } from './throwaway-postgres.ts'

/** The server's URL, and the folder of the demo restaurant's pictures; set while the browser tests run. */
const server = 'SUFRA_DEMO_POSTGRES'
const uploads = 'SUFRA_DEMO_UPLOADS'
const connections = 8

/** Starts it for this process and its children. Returns a function that stops it. */
export const prepareDemoPostgres = async (): Promise<() => Promise<void>> => {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'sufra-demo-uploads-'))
  const connection = await connectToPostgres(postgres.url('template1'), 1)
  await seedDemo(connection.db, createFolderStore(folder), new Date())
  await connection.close()
  process.env[server] = postgres.url('')
  process.env[uploads] = folder
  return async () => {
    delete process.env[server]
    delete process.env[uploads]
    rmSync(folder, { recursive: true, force: true })
    await postgres.stop()
  }
}

/** A new copy of its database, with the pictures copied to the folder; undefined where none is prepared. */
export const copyDemoDatabase = async (pictures: string): Promise<Connection | undefined> => {
  const [url, folder] = [process.env[server], process.env[uploads]]
  if (!url || !folder) return undefined
  cpSync(folder, pictures, { recursive: true })
  return connectToPostgres(await createDatabase(url), connections, patience)
}
