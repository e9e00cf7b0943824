import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { users } from './accounts.table.ts'

type NewUser = typeof users.$inferInsert
type Name = Pick<NewUser, 'firstName' | 'lastName'>

/** Returns undefined for an unknown account. */
export const readUser = async (db: Db, userId: string) => {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user
}

/** Locks an account until the transaction ends. */
export const lockUser = async (tx: Db, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Returns the account with this email, in any case. The row stays locked until the transaction ends. */
export const lockUserByEmail = async (tx: Db, email: string) => {
  const [user] = await tx
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email.toLowerCase()}`)
    .for('update')
  return user
}

export const fullName = ({ firstName, lastName = '' }: Name) => `${firstName} ${lastName}`.trim()

/** Returns the full names of accounts by their ids, without unknown ids. */
export const readNames = async (db: Db, userIds: Iterable<string>): Promise<Map<string, string>> => {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(rows.map((row) => [row.id, fullName(row)]))
}

export const insertUser = async (tx: Db, user: NewUser): Promise<void> => {
  await tx.insert(users).values(user)
}

export const updateUser = async (tx: Db, userId: string, columns: Partial<NewUser>): Promise<void> => {
  await tx.update(users).set(columns).where(eq(users.id, userId))
}
