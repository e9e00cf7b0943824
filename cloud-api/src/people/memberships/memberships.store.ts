// Reads of memberships. An account that the previous release created during a rolling deploy may have no membership: its restaurant then has the same id
// as the account, and it is the owner.
import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { and, asc, count, countDistinct, eq, gt, isNull, max, or, sql, type SQLWrapper } from 'drizzle-orm'
import { sessions, users } from '../accounts/accounts.table.ts'
import type { Db } from '../../platform/db/connect.ts'
import { memberships } from './memberships.table.ts'

export const insertMembership = async (tx: Db, membership: typeof memberships.$inferInsert): Promise<void> => {
  await tx.insert(memberships).values(membership)
}

/** SQL for the id of a restaurant's owner: the oldest membership as owner, otherwise the account with the restaurant's id. */
const ownerIdSql = (restaurantId: SQLWrapper | string) => sql<string>`coalesce(
  (select m.user_id from ${memberships} m where m.restaurant_id = ${restaurantId} and m.role = 'owner' order by m.created_at, m.user_id limit 1),
  ${restaurantId})`

export const readOwner = async (db: Db, restaurantId: string) => {
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.id, ownerIdSql(restaurantId)))
  return owner
}

/**
 * Columns for queries of `users` joined with their memberships: the restaurant and the role of each. An account without a membership owns
 * the restaurant whose id equals its own, if that has no members.
 */
export const memberColumns = {
  restaurantId: sql<string | null>`coalesce(${memberships.restaurantId},
    case when ${users.restaurantId} = ${users.id} and not exists (select 1 from ${memberships} m where m.restaurant_id = ${users.id}) then ${users.id} end)`,
  role: sql<MemberRole>`coalesce(${memberships.role}, 'owner')`,
}

/** SQL condition for the membership of a session. Sessions of earlier releases have no restaurant: any membership of their user matches. */
export const sessionMembershipCondition = and(
  eq(memberships.userId, users.id),
  or(isNull(sessions.restaurantId), eq(memberships.restaurantId, sessions.restaurantId)),
)

/** Sort order: the oldest membership first. */
export const byMembershipAge = [asc(memberships.createdAt), asc(memberships.restaurantId)]

/** Returns the restaurant of an account's first membership. */
export const readRestaurantIdOf = async (db: Db, userId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ restaurantId: memberColumns.restaurantId })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(...byMembershipAge)
    .limit(1)
  return row?.restaurantId ?? undefined
}

const isMember = (restaurantId: string, userId: string) => and(eq(memberships.restaurantId, restaurantId), eq(memberships.userId, userId))

/** Lists the members of a restaurant, oldest first, each with the time when one of their sessions there was last used. */
export const listMembers = (db: Db, restaurantId: string) =>
  db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: memberships.role,
      lastUsedAt: max(sessions.rotatedAt),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(sessions, and(eq(sessions.userId, memberships.userId), eq(sessions.restaurantId, memberships.restaurantId)))
    .where(eq(memberships.restaurantId, restaurantId))
    .groupBy(memberships.restaurantId, memberships.userId, users.id)
    .orderBy(...byMembershipAge, asc(memberships.userId))

/** Counts the members and devices with a session at the restaurant that has neither ended nor expired. */
export const countSignedIn = async (db: Db, restaurantId: string, now: Date): Promise<{ membersSignedIn: number; devices: number }> => {
  const [row] = await db
    .select({ membersSignedIn: countDistinct(users.id), devices: countDistinct(sessions.deviceHash) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(memberships, sessionMembershipCondition)
    .where(and(eq(memberships.restaurantId, restaurantId), isNull(sessions.endedAt), gt(sessions.expiresAt, now)))
  return row ?? { membersSignedIn: 0, devices: 0 }
}

/** Returns undefined for an account without a membership. */
export const readMemberRole = async (db: Db, restaurantId: string, userId: string): Promise<MemberRole | undefined> => {
  const [row] = await db.select({ role: memberships.role }).from(memberships).where(isMember(restaurantId, userId))
  return row?.role
}

/** Locks the membership, so that its role stays until the transaction ends. */
export const lockMemberRole = async (tx: Db, restaurantId: string, userId: string): Promise<MemberRole | undefined> => {
  const [row] = await tx.select({ role: memberships.role }).from(memberships).where(isMember(restaurantId, userId)).for('share')
  return row?.role
}

export const countOwners = async (db: Db, restaurantId: string): Promise<number> => {
  const [row] = await db
    .select({ owners: count() })
    .from(memberships)
    .where(and(eq(memberships.restaurantId, restaurantId), eq(memberships.role, 'owner')))
  return row?.owners ?? 0
}

export const setMemberRole = async (tx: Db, restaurantId: string, userId: string, role: MemberRole): Promise<void> => {
  await tx.update(memberships).set({ role }).where(isMember(restaurantId, userId))
}

export const deleteMembership = async (tx: Db, restaurantId: string, userId: string): Promise<void> => {
  await tx.delete(memberships).where(isMember(restaurantId, userId))
}
