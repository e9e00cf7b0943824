import { and, desc, eq, gt, isNull, ne, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { sessions } from '../accounts.table.ts'

/** The active sessions of an account, most recently used first. */
export const readActiveSessions = (db: Db, userId: string, now: Date) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.rotatedAt))

const end = async (tx: Db, which: SQL | undefined, now: Date): Promise<string[]> => {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(isNull(sessions.endedAt), which))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Ends a session of an account. Returns false when it has none with this id. */
export const endOwnSession = async (db: Db, userId: string, sessionId: string, now: Date): Promise<boolean> =>
  (await end(db, and(eq(sessions.id, sessionId), eq(sessions.userId, userId)), now)).length > 0

/** Ends the sessions of an account, except `exceptId`, and returns their ids. */
export const endAllSessions = (tx: Db, userId: string, now: Date, exceptId = ''): Promise<string[]> =>
  end(tx, and(eq(sessions.userId, userId), ne(sessions.id, exceptId)), now)

/** Ends a device's sessions at a restaurant, and returns their ids. */
export const endDeviceSessions = (tx: Db, restaurantId: string, deviceHash: string, now: Date): Promise<string[]> =>
  end(tx, and(eq(sessions.restaurantId, restaurantId), eq(sessions.deviceHash, deviceHash)), now)
