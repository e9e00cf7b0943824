// An account that an earlier release created while both ran has none: its restaurant has the account's id.
import type { MemberRole } from '@sufra/shared/permissions/permissions'
import { and, asc, eq, isNull, or, sql, type SQLWrapper } from 'drizzle-orm'
import { sessions, users } from '../accounts/accounts.table.ts'
import type { Db } from '../db/connect.ts'
import { memberships } from './memberships.table.ts'

export const insertMembership = async (tx: Db, membership: typeof memberships.$inferInsert): Promise<void> => {
  await tx.insert(memberships).values(membership)
}

/** The account of a restaurant's owner: the first one, where there are several. */
export const ownerIdOf = (restaurantId: SQLWrapper | string) => sql<string>`coalesce(
  (select m.user_id from ${memberships} m where m.restaurant_id = ${restaurantId} and m.role = 'owner' order by m.created_at, m.user_id limit 1),
  ${restaurantId})`

export const readOwner = async (db: Db, restaurantId: string) => {
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.id, ownerIdOf(restaurantId)))
  return owner
}

/**
 * For queries of `users` joined with their memberships: the restaurant and the role of each. Of an account without one, the restaurant with its id
 * while that has no members.
 */
export const memberColumns = {
  restaurantId: sql<string | null>`coalesce(${memberships.restaurantId},
    case when ${users.restaurantId} = ${users.id} and not exists (select 1 from ${memberships} m where m.restaurant_id = ${users.id}) then ${users.id} end)`,
  role: sql<MemberRole>`coalesce(${memberships.role}, 'owner')`,
}

/** The membership of a session; of its user where the session names no restaurant, as those of earlier releases. */
export const isOfSession = and(
  eq(memberships.userId, users.id),
  or(isNull(sessions.restaurantId), eq(memberships.restaurantId, sessions.restaurantId)),
)

/** The first membership comes first. */
export const firstMembership = [asc(memberships.createdAt), asc(memberships.restaurantId)]

/** The restaurant of an account's first membership. */
export const readRestaurantIdOf = async (db: Db, userId: string): Promise<string | undefined> => {
  const [row] = await db
    .select({ restaurantId: memberColumns.restaurantId })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(eq(users.id, userId))
    .orderBy(...firstMembership)
    .limit(1)
  return row?.restaurantId ?? undefined
}
