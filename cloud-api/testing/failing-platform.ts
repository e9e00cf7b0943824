// The API with an upload store and a database whose failures a test controls.
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import type { Connection } from '../src/platform/db/connect.ts'
import { startTestApi, type OwnTestApi } from './test-api.ts'
import { openTestDatabase } from './test-database.ts'
import { openFolder, type TestStore } from './test-stores.ts'

const storeFails = () => new Error('the store is unavailable')

/** Sets up the platform for a test file; failures are reset after each test. */
export const useFailingPlatform = () => {
  let losesAnswer = false
  let database: Connection
  const platform = {} as { store: TestStore; api: OwnTestApi } // filled before the first test
  beforeAll(async () => {
    platform.store = await openFolder()
    database = await openTestDatabase()
    const connection: Connection = {
      ...database,
      transact: async (run) => {
        const answer = await database.transact(run)
        if (!losesAnswer) return answer
        losesAnswer = false
        throw new Error('the connection ended')
      },
    }
    platform.api = await startTestApi({ connection, files: platform.store.files })
  })
  afterEach(() => {
    losesAnswer = false
    vi.restoreAllMocks()
  })
  afterAll(async () => {
    await platform.api.close()
    await database.close()
    await platform.store.close()
  })
  return {
    platform,
    /** The keys of all stored files with a prefix. */
    stored: async (part: string) => (await platform.store.files.listOlder(part, new Date(Date.now() + 86_400_000))).toSorted(),
    /** Makes the store fail after the given number of files. */
    failPutAfter: (taken: number) => {
      const { put } = platform.store.files
      let puts = 0
      vi.spyOn(platform.store.files, 'put').mockImplementation(async (key, bytes) => {
        puts += 1
        if (puts > taken) throw storeFails()
        await put(key, bytes)
      })
    },
    failRemove: () => vi.spyOn(platform.store.files, 'remove').mockRejectedValue(storeFails()),
    /** Commits the next transaction but loses its response. */
    loseAnswer: () => {
      losesAnswer = true
    },
  }
}
