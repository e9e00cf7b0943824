// Sessions as families of refresh tokens.
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Connection } from '../../db/connect.ts'
import { isRevokedDevice, recordDevice } from '../../devices/devices.store.ts'
import { sessions, users } from '../accounts.table.ts'

type NewSession = typeof sessions.$inferInsert & { deviceHash: string; userAgent: string; signedInAt: Date; restaurantId: string | null }

/** How long an ended session stays in the database, in milliseconds. */
const retentionAfterExpiry = 30 * 86_400_000

export const createSessionsStore = ({ db, transact }: Pick<Connection, 'db' | 'transact'>) => ({
  /** Whether the restaurant has revoked this device; administrators have no restaurant. */
  isRevokedDevice: async (restaurantId: string | null, tokenHash: string): Promise<boolean> =>
    restaurantId !== null && isRevokedDevice(db, { restaurantId, tokenHash }),

  /**
   * Stores a session, and its device where it is of a restaurant. Returns false when the password was changed or the device revoked in the meantime:
   * that has ended all sessions of the old password or of the device.
   */
  insert: (session: NewSession, passwordHash: string): Promise<boolean> =>
    transact(async (tx) => {
      const [user] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, session.userId)).for('share')
      if (user?.passwordHash !== passwordHash) return false
      const { restaurantId, deviceHash: tokenHash, userAgent: name, signedInAt } = session
      if (restaurantId && !(await recordDevice(tx, { restaurantId, tokenHash, name }, signedInAt))) return false
      await tx.insert(sessions).values(session)
      return true
    }),

  readFamily: async (sessionId: string) => {
    const [row] = await db.select().from(sessions).where(eq(sessions.id, sessionId))
    return row
  },

  /**
   * Replaces the current refresh token of a family. Returns false when another request rotated it first, or the
   * family has ended.
   */
  rotate: async (sessionId: string, from: string, to: string, now: Date, expiresAt: Date): Promise<boolean> => {
    const rows = await db
      .update(sessions)
      .set({ previousHash: from, currentHash: to, rotatedAt: now, expiresAt })
      .where(and(eq(sessions.id, sessionId), eq(sessions.currentHash, from), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
      .returning({ id: sessions.id })
    return rows.length > 0
  },

  /** Deletes sessions that expired more than 30 days ago. */
  deleteExpired: (now: Date) => db.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - retentionAfterExpiry))),

  end: (sessionId: string, now: Date) =>
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt))),
})

export type SessionsStore = ReturnType<typeof createSessionsStore>
