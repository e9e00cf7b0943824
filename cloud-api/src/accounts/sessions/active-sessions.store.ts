import { sessionRoleOf } from '@sufra/shared/permissions/permissions'
import { and, eq, exists, gt, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { byMembershipAge, sessionMembershipCondition, memberColumns } from '../../memberships/memberships.store.ts'
import { memberships } from '../../memberships/memberships.table.ts'
import { restaurants } from '../../restaurants/restaurants.table.ts'
import { sessions, users } from '../accounts.table.ts'
import { secondFactors } from '../second-factor/second-factor.table.ts'
import type { Session } from './session.ts'

/** Where administrators must have a second factor, the sessions of those without one count as ended. */
const hasNeededFactor = (db: Db, isRequired: boolean) =>
  isRequired
    ? or(
        ne(users.role, 'admin'),
        exists(db.select({ userId: secondFactors.userId }).from(secondFactors).where(eq(secondFactors.userId, users.id))),
      )
    : undefined

export const createActiveSessionsStore = (db: Db, isFactorRequired: boolean) => ({
  /**
   * The active session with the current role and status of its membership. Returns undefined when it has ended or expired, or the membership has.
   */
  read: async (sessionId: string, now: Date): Promise<Session | undefined> => {
    const [row] = await db
      .select({
        userId: users.id,
        role: users.role,
        administratorRole: users.administratorRole,
        memberRole: memberColumns.role,
        restaurantId: restaurants.id,
        status: restaurants.status,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(memberships, sessionMembershipCondition)
      .leftJoin(restaurants, eq(restaurants.id, memberColumns.restaurantId))
      .where(
        and(
          eq(sessions.id, sessionId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
          isNull(users.disabledAt),
          hasNeededFactor(db, isFactorRequired),
        ),
      )
      .orderBy(...byMembershipAge)
      .limit(1)
    if (!row) return undefined
    const base = { sessionId, userId: row.userId }
    if (row.role === 'admin') return { ...base, role: sessionRoleOf(row.administratorRole ?? 'reviewer'), status: 'accepted' }
    return row.restaurantId && row.status
      ? { ...base, role: row.memberRole, status: row.status, restaurantId: row.restaurantId }
      : undefined
  },

  /** The ids among these whose session has neither ended nor expired, nor has its membership ended. */
  readIds: async (sessionIds: string[], now: Date): Promise<Set<string>> => {
    const rows = await db
      .select({ id: sessions.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(memberships, sessionMembershipCondition)
      .where(
        and(
          inArray(sessions.id, sessionIds),
          isNull(sessions.endedAt),
          isNull(users.disabledAt),
          gt(sessions.expiresAt, now),
          or(eq(users.role, 'admin'), isNotNull(memberColumns.restaurantId)),
          hasNeededFactor(db, isFactorRequired),
        ),
      )
    return new Set(rows.map(({ id }) => id))
  },
})

export type ActiveSessionsStore = ReturnType<typeof createActiveSessionsStore>
