// Sessions as families of refresh tokens.
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Connection, Db } from '../../../platform/db/connect.ts'
import { isRevokedDevice, recordDevice } from '../../devices/devices.store.ts'
import { sessions, users } from '../accounts.table.ts'

type NewSession = typeof sessions.$inferInsert & { deviceHash: string; userAgent: string; signedInAt: Date; restaurantId: string | null }

/** The change from one refresh token to the next. */
type Rotation = { from: string; to: string; now: Date; expiresAt: Date; userAgent: string }

/** Stores a session, and its device if the session is at a restaurant. Returns false when the device is revoked. */
const insertOnDevice = async (tx: Db, session: NewSession): Promise<boolean> => {
  const { restaurantId, deviceHash: tokenHash, userAgent: name, signedInAt } = session
  if (restaurantId && !(await recordDevice(tx, { restaurantId, tokenHash, name }, signedInAt))) return false
  await tx.insert(sessions).values(session)
  return true
}

/**
 * Stores a session, and its device if the session is at a restaurant. Returns false when the password was changed, the account disabled or
 * the device revoked in between: that has ended all sessions of the old password, the account or the device. Locks the account first.
 */
export const insertAfterPassword = async (tx: Db, session: NewSession, passwordHash: string): Promise<boolean> => {
  const [user] = await tx
    .select({ passwordHash: users.passwordHash, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, session.userId))
    .for('share')
  if (user?.passwordHash !== passwordHash || user.disabledAt) return false
  return insertOnDevice(tx, session)
}

/** Milliseconds for which an ended session stays in the database. */
const retentionAfterExpiry = 30 * 86_400_000

export const createSessionFamiliesStore = ({ db, transact }: Pick<Connection, 'db' | 'transact'>) => ({
  /** Whether the restaurant has revoked this device; administrators have no restaurant. */
  isRevokedDevice: async (restaurantId: string | null, tokenHash: string): Promise<boolean> =>
    restaurantId !== null && isRevokedDevice(db, { restaurantId, tokenHash }),

  /** Calls `insertAfterPassword` in a transaction of its own. */
  insert: (session: NewSession, passwordHash: string): Promise<boolean> => transact((tx) => insertAfterPassword(tx, session, passwordHash)),

  read: async (sessionId: string) => {
    const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
    return row
  },

  /**
   * Replaces the current refresh token of a family. Returns false when another request rotated it first, or the
   * family has ended.
   */
  rotate: async (sessionId: string, { from, to, now, expiresAt, userAgent }: Rotation): Promise<boolean> => {
    const rows = await db
      .update(sessions)
      .set({ previousHash: from, currentHash: to, rotatedAt: now, expiresAt, userAgent })
      .where(and(eq(sessions.id, sessionId), eq(sessions.currentHash, from), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
      .returning({ id: sessions.id })
    return rows.length > 0
  },

  /** Deletes sessions that expired more than 30 days ago. */
  deleteExpired: (now: Date) => db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - retentionAfterExpiry))),

  /**
   * Ends a session and stores the session that replaces it on its device. Returns false when it has ended before, or the device is revoked.
   */
  replace: async (tx: Db, sessionId: string, session: NewSession): Promise<boolean> => {
    const { signedInAt: endedAt } = session
    const ended = await tx
      .update(sessions)
      .set({ endedAt })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, endedAt)))
      .returning({ id: sessions.id })
    return ended.length > 0 && insertOnDevice(tx, session)
  },

  end: (sessionId: string, now: Date) =>
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt))),
})

export type SessionFamiliesStore = ReturnType<typeof createSessionFamiliesStore>
