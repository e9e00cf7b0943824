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

/** The database under test, used by separate processes. */
const openPlace = async (): Promise<Place> => {
  const database = inject('testDatabase')
  if (database.kind === 'pglite') return inFolder(undefined, database.database)
  const folder = mkdtempSync(join(tmpdir(), 'sufra-crash-'))
  const url = await createPostgresDatabase(database.server)
  return {
    name: 'PostgreSQL',
    env: { DATA_DIR: folder, DATABASE_URL: url },
    open: () => connectToPostgres(url, 2),
    end: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

// `npm run test:faults` kills more often and at random times.
test('a mail and an SMS are sent once when the process is killed three times between commit and sending', async () => {
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
