// A PostgreSQL with the demo restaurant for the servers of a run of browser tests: copying its database is much faster than starting a
// PGlite, and it answers with a fraction of the processor time. Servers without demo data have a PGlite.
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultEscalation, type EscalationSettings } from '@sufra/shared/escalation/escalation'
import { connectToPostgres } from '../../src/platform/db/connect.ts'
import { seedDemo } from '../../src/demo/seed-demo.ts'
import { restaurants } from '../../src/people/restaurants/restaurants.table.ts'
import { createFolderStore } from '../../src/platform/files/uploads/folder-store.ts'
import { addDemoCopies } from '../demo-copies.ts'
import { createDatabase, startPostgres } from './throwaway-postgres.ts'

/** Environment variables, set while the browser tests run: the server's URL, and the folder with the demo restaurant's `uploads`. */
const server = 'SUFRA_DEMO_POSTGRES'
const data = 'SUFRA_DEMO_DATA'

/**
 * Folder of the pictures in the requested sizes. Resizing them takes as long as the rest of a server's work in a run, so the servers share
 * them.
 */
const sized = 'sized'

/** Many tests order without a counter: their restaurants must not become unreachable. */
export const slowEscalation: EscalationSettings = {
  ...defaultEscalation,
  louderAfter: 30,
  smsAfter: 900,
  unreachableAfter: 900,
  missedAfter: 1_800,
}

/** Starts the server for this process and its children, with copies of the demo restaurant. `stop`: like `stop` of `startPostgres`. */
export const prepareDemoPostgres = async (copies: number) => {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'sufra-demo-data-'))
  const connection = await connectToPostgres(postgres.url('template1'), 1)
  await seedDemo(connection.db, createFolderStore(join(folder, 'uploads')), new Date())
  mkdirSync(join(folder, sized))
  await connection.db.update(restaurants).set({ escalation: slowEscalation })
  await addDemoCopies(connection.db, copies)
  await connection.close()
  process.env[server] = postgres.url('')
  process.env[data] = folder
  return {
    stop: async (keep: (folder: string) => boolean) => {
      delete process.env[server]
      delete process.env[data]
      rmSync(folder, { recursive: true, force: true })
      await postgres.stop(keep)
    },
  }
}

/** Returns the URL of a new copy of the prepared database, with the pictures copied to a new folder, or undefined when none is prepared. */
export const copyDemoDatabase = async (uploads: string): Promise<string | undefined> => {
  const [url, folder] = [process.env[server], process.env[data]]
  if (!url || !folder) return undefined
  cpSync(join(folder, 'uploads'), uploads, { recursive: true })
  symlinkSync(join(folder, sized), join(uploads, sized))
  return createDatabase(url)
}
