import { and, desc, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { sessions } from '../accounts.table.ts'
import { deletePendingOf } from '../second-factor/pending-sign-ins.store.ts'

/** Sessions at the restaurant, and sessions of earlier releases, which name no restaurant; all sessions when no restaurant is given. */
const isAt = (restaurantId: string | undefined) =>
  restaurantId === undefined ? undefined : or(eq(sessions.restaurantId, restaurantId), isNull(sessions.restaurantId))

/**
 * The active sessions of an account, at a restaurant if one is given, most recently used first, without sessions that were opened in
 * another session.
 */
export const readActiveSessions = (db: Db, userId: string, now: Date, restaurantId?: string) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        isNull(sessions.openedIn),
        gt(sessions.expiresAt, now),
        isAt(restaurantId),
      ),
    )
    .orderBy(desc(sessions.rotatedAt))

type NewViewSession = Pick<
  typeof sessions.$inferSelect,
  'id' | 'userId' | 'restaurantId' | 'openedIn' | 'userAgent' | 'signedInAt' | 'expiresAt'
>

/** Stores a session in which an administrator views a restaurant: no refresh token has the hash '', so that nothing prolongs it. */
export const insertViewSession = async (tx: Db, view: NewViewSession): Promise<void> => {
  await tx.insert(sessions).values({ ...view, currentHash: '', rotatedAt: view.signedInAt })
}

const end = async (tx: Db, which: SQL | undefined, now: Date): Promise<string[]> => {
  const ended = await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(isNull(sessions.endedAt), which))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/** Ends a session of an account, at a restaurant if one is given. Returns false when the account has no session with this id. */
export const endOwnSession = async (db: Db, userId: string, sessionId: string, now: Date, restaurantId?: string): Promise<boolean> =>
  (await end(db, and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isAt(restaurantId)), now)).length > 0

/** Ends the sessions of an account, except `exceptId`, and its sign-ins that wait for a second factor. Returns the ids of the sessions. */
export const endAllSessions = async (tx: Db, userId: string, now: Date, exceptId = ''): Promise<string[]> => {
  await deletePendingOf(tx, userId)
  return end(tx, and(eq(sessions.userId, userId), ne(sessions.id, exceptId)), now)
}

/** A restaurant's stored sessions, newest first: the device, the account, and the time of the last use. */
export const readSessionsAt = (db: Db, restaurantId: string, since: Date) => {
  const { id, userId, deviceHash, userAgent, rotatedAt, expiresAt, endedAt } = sessions
  return db
    .select({ id, userId, deviceHash, userAgent, rotatedAt, expiresAt, endedAt })
    .from(sessions)
    .where(and(eq(sessions.restaurantId, restaurantId), gt(rotatedAt, since)))
    .orderBy(desc(rotatedAt))
}

type Member = { restaurantId: string; userId: string }

/** Ends a member's sessions that were opened with a PIN, except `exceptId`, and returns their ids. */
export const endPinSessions = (tx: Db, { restaurantId, userId }: Member, now: Date, exceptId = ''): Promise<string[]> => {
  const isOfMember = and(eq(sessions.restaurantId, restaurantId), eq(sessions.userId, userId))
  return end(tx, and(isOfMember, eq(sessions.isByPin, true), ne(sessions.id, exceptId)), now)
}

/** Ends a device's sessions at a restaurant, and returns their ids. */
export const endDeviceSessions = (tx: Db, restaurantId: string, deviceHash: string, now: Date): Promise<string[]> =>
  end(tx, and(eq(sessions.restaurantId, restaurantId), eq(sessions.deviceHash, deviceHash)), now)

/** Ends an account's sessions at a restaurant, including sessions of earlier releases. Returns their ids. */
export const endMemberSessions = (tx: Db, restaurantId: string, userId: string, now: Date): Promise<string[]> =>
  end(tx, and(eq(sessions.userId, userId), isAt(restaurantId)), now)
