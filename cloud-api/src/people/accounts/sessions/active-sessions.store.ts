import { sessionRoleOf, viewRole } from '@sufra/shared/permissions/permissions'
import { and, eq, exists, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/db/connect.ts'
import { byMembershipAge, sessionMembershipCondition, memberColumns } from '../../memberships/memberships.store.ts'
import { memberships } from '../../memberships/memberships.table.ts'
import { restaurants } from '../../restaurants/restaurants.table.ts'
import { sessions, users } from '../accounts.table.ts'
import { secondFactors } from '../second-factor/second-factor.table.ts'
import { roleOf, type Session } from '../../../platform/http/sessions/session.ts'

/** Restaurant of the membership; an administrator's session has one only to view a restaurant. */
const restaurantOfSession = sql`case when ${users.role} = 'admin' then ${sessions.restaurantId} else ${memberColumns.restaurantId} end`

/** Sessions of administrators without a second factor count as ended where one is required. */
const hasNeededFactor = (db: Db, isRequired: boolean) =>
  isRequired
    ? or(
        ne(users.role, 'admin'),
        exists(db.select({ userId: secondFactors.userId }).from(secondFactors).where(eq(secondFactors.userId, users.id))),
      )
    : undefined

/** A session that was opened in another session ends with it. */
const isOpenerActive = (db: Db) => {
  const opener = alias(sessions, 'opener')
  const active = db
    .select({ id: opener.id })
    .from(opener)
    .where(and(eq(opener.id, sessions.openedIn), isNull(opener.endedAt)))
  return or(isNull(sessions.openedIn), exists(active))
}

export const createActiveSessionsStore = (db: Db, isFactorRequired: boolean) => ({
  /**
   * Returns the session with the current role and status of its membership, or undefined when the session has ended or expired, or its
   * membership has ended.
   */
  read: async (sessionId: string, now: Date): Promise<Session | undefined> => {
    const [row] = await db
      .select({
        userId: users.id,
        role: users.role,
        administratorRole: users.administratorRole,
        memberRole: memberColumns.role,
        isByPin: sessions.isByPin,
        restaurantId: restaurants.id,
        viewedId: sessions.restaurantId,
        expiresAt: sessions.expiresAt,
        status: restaurants.status,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .leftJoin(memberships, sessionMembershipCondition)
      .leftJoin(restaurants, eq(restaurants.id, restaurantOfSession))
      .where(
        and(
          eq(sessions.id, sessionId),
          isNull(sessions.endedAt),
          gt(sessions.expiresAt, now),
          isNull(users.disabledAt),
          hasNeededFactor(db, isFactorRequired),
          isOpenerActive(db),
        ),
      )
      .orderBy(...byMembershipAge)
      .limit(1)
    if (!row) return undefined
    const base = { sessionId, userId: row.userId }
    if (row.role === 'admin' && row.viewedId === null)
      return { ...base, role: sessionRoleOf(row.administratorRole ?? 'reviewer'), status: 'accepted' }
    const { restaurantId, status } = row
    if (!restaurantId || !status) return undefined
    return row.role === 'admin'
      ? { ...base, role: viewRole, status, restaurantId, expiresAt: row.expiresAt.toISOString() }
      : { ...base, ...roleOf(row.memberRole, row.isByPin), status, restaurantId }
  },

  /** Returns the given ids whose sessions have neither ended nor expired, and whose memberships have not ended. */
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
          isOpenerActive(db),
        ),
      )
    return new Set(rows.map(({ id }) => id))
  },
})

export type ActiveSessionsStore = ReturnType<typeof createActiveSessionsStore>
