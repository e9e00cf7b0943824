import { homeTimeZone } from '@sufra/shared/dates/time-zone'
import type { Role, User } from '@sufra/shared/accounts/account'
import { viewRole, type AdministratorRole, type MemberRole } from '@sufra/shared/permissions/permissions'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { byMembershipAge, memberColumns } from '../memberships/memberships.store.ts'
import { memberships } from '../memberships/memberships.table.ts'
import { restaurants } from '../restaurants/restaurants.table.ts'
import { users } from './accounts.table.ts'
import { isAdministratorSession, type Session } from '../../platform/http/sessions/session.ts'

const userColumns = {
  id: users.id,
  role: users.role,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  administratorRole: users.administratorRole,
  disabledAt: users.disabledAt,
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
  administratorRole: AdministratorRole | null
  restaurantId: string | null
  status: User['status'] | null
  restaurantName: { en: string; ar: string } | null
  branchName: string | null
  timeZone: string | null
}

/** The id of a member's user equals the id of the restaurant, since the specification's paths need it. */
const asUser = (row: UserRow, memberRole?: MemberRole): User => ({
  id: row.restaurantId ?? row.id,
  role: row.role,
  status: row.status ?? 'accepted',
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: row.email,
  ...(memberRole && { memberRole }),
  ...(row.role === 'admin' && { administratorRole: row.administratorRole ?? 'reviewer' }),
  restaurant:
    row.restaurantId && row.restaurantName
      ? { _id: row.restaurantId, name: row.restaurantName, branchName: row.branchName ?? '', timeZone: row.timeZone ?? homeTimeZone }
      : null,
})

export const createAccountsStore = (db: Db) => ({
  /**
   * The account with this email (case-insensitive) and role, with its password hash and the restaurant of its first membership. Returns undefined for
   * a merchant without a restaurant.
   */
  findByEmail: async (email: string, role: Role) => {
    const [row] = await db
      .select({ ...userColumns, passwordHash: users.passwordHash, memberRole: memberColumns.role })
      .from(users)
      .leftJoin(memberships, eq(memberships.userId, users.id))
      .leftJoin(restaurants, eq(restaurants.id, memberColumns.restaurantId))
      .where(and(sql`lower(${users.email}) = ${email.toLowerCase()}`, eq(users.role, role)))
      .orderBy(...byMembershipAge)
      .limit(1)
    if (!row || (row.role === 'merchant' && !row.restaurantId)) return undefined
    return {
      userId: row.id,
      restaurantId: row.restaurantId,
      user: asUser(row, row.role === 'merchant' ? row.memberRole : undefined),
      passwordHash: row.passwordHash,
      isDisabled: row.disabledAt !== null,
    }
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
      .leftJoin(restaurants, isAdministratorSession(session) ? sql`false` : eq(restaurants.id, session.restaurantId))
      .where(eq(users.id, session.userId))
    if (!row) return undefined
    if (session.role === viewRole) return { ...asUser({ ...row, role: 'merchant' }), viewsUntil: session.expiresAt }
    if (isAdministratorSession(session)) return asUser(row)
    return { ...asUser(row, session.role), ...(session.isOwnerByPin && { isOwnerByPin: true }) }
  },
})

export type AccountsStore = ReturnType<typeof createAccountsStore>
