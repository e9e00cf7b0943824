// Complete responses of the cloud. SQLite does not detect a flipped bit, so each response is checked against its hash before it is
// returned.
import { createHash } from 'node:crypto'
import { eq, notInArray } from 'drizzle-orm'
import { responseCache } from './cache.table.ts'
import type { Sqlite } from './open-sqlite.ts'

export const hashOf = (body: string): string => createHash('sha256').update(body).digest('hex')

export const createResponseCache = ({ db }: Pick<Sqlite, 'db'>) => {
  return {
    /** Returns the body; undefined when it is missing or damaged. */
    get: (path: string): string | undefined => {
      const row = db.select().from(responseCache).where(eq(responseCache.path, path)).get()
      if (!row || hashOf(row.body) !== row.hash) return undefined
      return row.body
    },
    store: (path: string, body: string) => {
      const row = { path, body, hash: hashOf(body) }
      db.insert(responseCache).values(row).onConflictDoUpdate({ target: responseCache.path, set: row }).run()
    },
    /** Returns the hashes of the intact responses by path. */
    hashes: (): Map<string, string> =>
      new Map(
        db
          .select()
          .from(responseCache)
          .all()
          .filter(({ body, hash }) => hashOf(body) === hash)
          .map(({ path, hash }) => [path, hash]),
      ),
    /** Deletes all responses except these paths. */
    retainOnly: (paths: string[]) => db.delete(responseCache).where(notInArray(responseCache.path, paths)).run(),
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>
