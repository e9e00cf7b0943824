import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { Role, User } from '@sufra/shared/accounts/account'
import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Connection } from '../db/connect.ts'
import { isRevokedDevice, recordDevice } from '../devices/devices.store.ts'
import { firstMembership, isOfSession, memberColumns } from '../memberships/memberships.store.ts'
import { memberships } from '../memberships/memberships.table.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'
import { sessions, users } from './accounts.table.ts'
import type { Session } from './sessions/session.ts'

const userColumns = {
  id: users.id,
  role: users.role,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  restaurantId: restaurants.id,
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

/** The id of a member's user is that of the restaurant, since the specification's paths need it. */
const asUser = (row: UserRow): User => ({
  id: row.restaurantId ?? row.id,
  role: row.role,
  status: row.status ?? 'accepted',
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: row.email,
  restaurant:
    row.restaurantId && row.restaurantName
      ? { _id: row.restaurantId, name: row.restaurantName, branchName: row.branchName ?? '', timeZone: row.timeZone ?? homeTimeZone }
      : null,
})

type NewSession = typeof sessions.$inferInsert & { deviceHash: string; userAgent: string; signedInAt: Date; restaurantId: string | null }

/** How long an ended session stays in the database, in milliseconds. */
const retentionAfterExpiry = 30 * 86_400_000

export const createAccountsStore = ({ db, transact }: Pick<Connection, 'db' | 'transact'>) => ({
  /**
   * The account with this email (case-insensitive) and role, with its password hash and the restaurant of its first membership. Returns undefined for
   * a merchant without a restaurant.
   */
  findByEmail: async (email: string, role: Role) => {
    const [row] = await db
      .select({ ...userColumns, passwordHash: users.passwordHash })
      .from(users)
      .leftJoin(memberships, eq(memberships.userId, users.id))
      .leftJoin(restaurants, eq(restaurants.id, memberColumns.restaurantId))
      .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, eq(users.role, role)))
      .orderBy(...firstMembership)
      .limit(1)
    if (!row || (row.role === 'merchant' && !row.restaurantId)) return undefined
    return { userId: row.id, restaurantId: row.restaurantId, user: asUser(row), passwordHash: row.passwordHash }
  },

  hasEmail: async (email: string): Promise<boolean> => {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
    return row !== undefined
  },

  readUser: async (session: Session): Promise<User | undefined> => {
    const [row] = await db
      .select(userColumns)
      .from(users)
      .leftJoin(restaurants, session.role === 'administrator' ? sql`false` : eq(restaurants.id, session.restaurantId))
      .where(eq(users.id, session.userId))
    return row && asUser(row)
  },

  /**
   * The active session with the current role and status of its membership. Returns undefined when it has ended or expired, or the membership has.
   */
  readSession: async (sessionId: string, now: Date): Promise<Session | undefined> => {
    const [row] = await db
      .select({
        userId: users.id,
        role: users.role,
        memberRole: memberColumns.role,
        restaurantId: restaurants.id,
        status: restaurants.status,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(memberships, isOfSession)
      .leftJoin(restaurants, eq(restaurants.id, memberColumns.restaurantId))
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
      .orderBy(...firstMembership)
      .limit(1)
    if (!row) return undefined
    const base = { sessionId, userId: row.userId }
    if (row.role === 'admin') return { ...base, role: 'administrator', status: 'accepted' }
    return row.restaurantId && row.status
      ? { ...base, role: row.memberRole, status: row.status, restaurantId: row.restaurantId }
      : undefined
  },

  /** The ids among these whose session has neither ended nor expired, nor has its membership ended. */
  readActiveIds: async (sessionIds: string[], now: Date): Promise<Set<string>> => {
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(memberships, isOfSession)
      .where(
        and(
          inArray(sessions.id, sessionIds),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
          or(eq(users.role, 'admin'), isNotNull(memberColumns.restaurantId)),
        ),
      )
    return new Set(rows.map(({ id }) => id))
  },

  /** Whether the restaurant has revoked this device; administrators have no restaurant. */
  isRevoked: async (restaurantId: string | null, tokenHash: string): Promise<boolean> =>
    restaurantId !== null && isRevokedDevice(db, { restaurantId, tokenHash }),

  /**
   * Stores a session, and its device where it is of a restaurant. Returns false when the password was changed or the device revoked in the meantime:
   * that has ended all sessions of the old password or of the device.
   */
  insertSession: (session: NewSession, passwordHash: string): Promise<boolean> =>
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

  endSession: (sessionId: string, now: Date) =>
    db
      .update(sessions)
      .set({ endedAt: now })
      .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt))),
})

export type AccountsStore = ReturnType<typeof createAccountsStore>
