import { and, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { fileLinks } from './file-links.table.ts'

export const createFileLinksStore = (db: Db) => ({
  /** Also deletes expired links, so that only links of the last minute are stored. */
  insert: async (link: typeof fileLinks.$inferInsert, now: Date): Promise<void> => {
    await db.delete(fileLinks).where(lte(fileLinks.expiresAt, now))
    await db.insert(fileLinks).values(link)
  },

  /**
   * Deletes the link and returns it to one of several concurrent requests. Returns undefined when the link is unknown, used, expired or
   * another session's.
   */
  take: async (tokenHash: string, sessionId: string, now: Date) => {
    const [row] = await db
      .delete(fileLinks)
      .where(and(eq(fileLinks.tokenHash, tokenHash), eq(fileLinks.sessionId, sessionId), gt(fileLinks.expiresAt, now)))
      .returning()
    return row
  },
})

export type FileLinksStore = ReturnType<typeof createFileLinksStore>
