import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, inject, test } from 'vitest'
import { connectToPostgres } from '../src/db/connect.ts'
import { createPostgresDatabase } from '../testing/test-database.ts'
import { crashMessages } from './crash-messages.ts'
import { inFolder, type Place } from './places.ts'

let place: Place | undefined
afterEach(() => place?.end())

/** The database that this run tests, reached by processes of their own. */
const openPlace = async (): Promise<Place> => {
  const database = inject('testDatabase')
  if (database.kind === 'pglite') return inFolder()
  const folder = mkdtempSync(join(tmpdir(), 'sufra-crash-'))
  const url = await createPostgresDatabase(database.server)
  return {
    name: 'PostgreSQL',
    env: { DATA_DIR: folder, DATABASE_URL: url },
    open: () => connectToPostgres(url, 2),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

// Killing at any moment, and more often, is `npm run test:faults`.
test('a mail and an SMS are sent once although the process is killed between the commit and the sending, three times', async () => {
  place = await openPlace()
  expect(await crashMessages(place, { kills: 3, seed: 1974, beforeSending: true })).toEqual({
    database: place.name,
    kills: 3,
    committed: 12,
    lost: 0,
    twice: 0,
    repeated: 0,
    wronglyNoted: 0,
  })
}, 300_000)
