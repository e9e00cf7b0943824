import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sessions } from '../accounts.table.ts'

/** Ends the sessions of an account, except `exceptId`, and returns their ids. */
export const endAllSessions = async (tx: Db, userId: string, now: Date, exceptId = ''): Promise<string[]> => {
  const rows = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), ne(sessions.id, exceptId)))
    .returning({ id: sessions.id })
  return rows.map(({ id }) => id)
}
