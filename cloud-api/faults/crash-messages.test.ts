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
}, 120_000)

test('killed at any moment: nothing is lost, and what comes again has the id that it came with', async () => {
  place = await openPlace()
  expect(await crashMessages(place, { kills: 2, seed: 7 })).toMatchObject({ committed: 8, lost: 0, twice: 0, wronglyNoted: 0 })
}, 120_000)
