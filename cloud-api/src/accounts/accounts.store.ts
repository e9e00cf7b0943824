import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { Role, User } from '@sufra/shared/accounts/account'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'
import { sessions, users } from './accounts.table.ts'
import type { Session } from './session.ts'

const userColumns = {
  id: users.id,
  role: users.role,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  restaurantId: users.restaurantId,
  status: restaurants.status,
  restaurantName: restaurants.name,
  branchName: restaurants.branchName,
  timeZone: restaurants.timeZone,
}
type UserRow = {
  id: string
  role: Role
  firstName: string
  lastName: string
  email: string
  restaurantId: string | null
  status: User['status'] | null
  restaurantName: { en: string; ar: string } | null
  branchName: string | null
  timeZone: string | null
}

const asUser = (row: UserRow): User => ({
  id: row.id,
  role: row.role,
  status: row.status ?? 'accepted',
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: row.email,
  restaurant:
    row.restaurantId && row.restaurantName
      ? { _id: row.restaurantId, name: row.restaurantName, branchName: row.branchName ?? '', timeZone: row.timeZone ?? homeTimeZone }
      : null,
})

/** How long an ended session stays in the database, in milliseconds. */
const retentionAfterExpiry = 30 * 86_400_000

export const createAccountsStore = ({ db, transact }: Pick<Connection, 'db' | 'transact'>) => ({
  /** The account with this email (case-insensitive) and role, with its password hash. */
  findByEmail: async (email: string, role: Role) => {
    const [row] = await db
      .select({ ...userColumns, passwordHash: users.passwordHash })
      .from(users)
      .leftJoin(restaurants, eq(restaurants.id, users.restaurantId))
      .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, eq(users.role, role)))
    return row && { user: asUser(row), passwordHash: row.passwordHash }
  },

  hasEmail: async (email: string): Promise<boolean> => {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
    return row !== undefined
  },

  readUser: async (userId: string): Promise<User | undefined> => {
    const [row] = await db
      .select(userColumns)
      .from(users)
      .leftJoin(restaurants, eq(restaurants.id, users.restaurantId))
      .where(eq(users.id, userId))
    return row && asUser(row)
  },

  /**
   * The active session with the current role and status of its user. Returns undefined when it has ended or expired.
   */
  readSession: async (sessionId: string, now: Date): Promise<Session | undefined> => {
    const [row] = await db
      .select({ userId: users.id, role: users.role, restaurantId: users.restaurantId, status: restaurants.status })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(restaurants, eq(restaurants.id, users.restaurantId))
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    if (!row) return undefined
    const base = { sessionId, userId: row.userId }
    if (row.role === 'admin') return { ...base, role: 'administrator', status: 'accepted' }
    return row.restaurantId && row.status ? { ...base, role: 'owner', status: row.status, restaurantId: row.restaurantId } : undefined
  },

  /** The ids among these whose session has neither ended nor expired. */
  readActiveIds: async (sessionIds: string[], now: Date): Promise<Set<string>> => {
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(inArray(sessions.id, sessionIds), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
    return new Set(rows.map(({ id }) => id))
  },

  /**
   * Returns false when the password was changed in the meantime: that change has ended all sessions of the old
   * password.
   */
  insertSession: (session: typeof sessions.$inferInsert, passwordHash: string): Promise<boolean> =>
    transact(async (tx) => {
      const [user] = await tx.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, session.userId)).for('share')
      if (user?.passwordHash !== passwordHash) return false
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

  endSession: (sessionId: string, now: Date) =>
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt))),
})

export type AccountsStore = ReturnType<typeof createAccountsStore>
