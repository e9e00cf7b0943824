import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { users } from '../accounts.table.ts'
import { hashToken } from '../../../platform/http/tokens.ts'
import { pendingSignIns } from './second-factor.table.ts'

export const insertPending = async (db: Db, token: string, userId: string, expiresAt: Date): Promise<void> => {
  await db.insert(pendingSignIns).values({ tokenHash: hashToken(token), userId, expiresAt })
}

const isOpen = (token: string, now: Date) => and(eq(pendingSignIns.tokenHash, hashToken(token)), gt(pendingSignIns.expiresAt, now))

/** Returns the current account of a pending sign-in, or undefined when the sign-in is used or expired. */
export const readPending = async (db: Db, token: string, now: Date) => {
  const [row] = await db
    .select({ userId: users.id, email: users.email, role: users.role, passwordHash: users.passwordHash, language: users.language })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(isOpen(token, now))
  return row
}
export type PendingAccount = NonNullable<Awaited<ReturnType<typeof readPending>>>

/** Counts an attempt and returns the number of attempts, or undefined when there were `max` already. */
export const countPendingTry = async (db: Db, token: string, max: number, now: Date): Promise<number | undefined> => {
  const [row] = await db
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(and(isOpen(token, now), lt(pendingSignIns.tries, max)))
    .returning({ tries: pendingSignIns.tries })
  return row?.tries
}

/** Ends a pending sign-in. Returns false when it is used or expired. */
export const consumePending = async (tx: Db, token: string, now: Date): Promise<boolean> => {
  const rows = await tx.delete(pendingSignIns).where(isOpen(token, now)).returning({ userId: pendingSignIns.userId })
  return rows.length > 0
}

export const deletePendingOf = (tx: Db, userId: string) => tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))

export const deleteExpiredPending = (db: Db, now: Date) => db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now))
