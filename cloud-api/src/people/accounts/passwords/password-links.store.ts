import type { Role } from '@sufra/shared/accounts/account'
import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { passwordLinks, passwordResetRequests, signInFailures, users } from '../accounts.table.ts'
import { hashToken } from '../../../platform/http/tokens.ts'

type PasswordLink = typeof passwordLinks.$inferSelect
export type LinkKind = PasswordLink['kind']
export type StoredUser = typeof users.$inferSelect
export type ResetRequest = typeof passwordResetRequests.$inferSelect

const isUsable = (token: string, now: Date) =>
  and(eq(passwordLinks.tokenHash, hashToken(token)), isNull(passwordLinks.usedAt), gt(passwordLinks.expiresAt, now))

/** Inserts a link, of whose token only a hash is stored. */
export const insertLink = async (
  tx: Db,
  { token, ...link }: Omit<PasswordLink, 'tokenHash' | 'usedAt'> & { token: string },
): Promise<void> => {
  await tx.insert(passwordLinks).values({ ...link, tokenHash: hashToken(token) })
}

/** Invalidates the unused links of an account. */
export const invalidateLinks = (tx: Db, userId: string, now: Date) =>
  tx
    .update(passwordLinks)
    .set({ usedAt: now })
    .where(and(eq(passwordLinks.userId, userId), isNull(passwordLinks.usedAt)))

/** Counts links of this kind that were created for a user after `after`. */
export const countLinks = async (tx: Db, userId: string, kind: LinkKind, after: Date): Promise<number> => {
  const [row] = await tx
    .select({ count: count() })
    .from(passwordLinks)
    .where(and(eq(passwordLinks.userId, userId), eq(passwordLinks.kind, kind), gt(passwordLinks.createdAt, after)))
  return row?.count ?? 0
}

/** Returns a valid link with its account. */
export const readLink = async (db: Db, token: string, now: Date) => {
  const [row] = await db
    .select({ kind: passwordLinks.kind, email: users.email, role: users.role, expiresAt: passwordLinks.expiresAt })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(isUsable(token, now))
  return row
}

/** Marks a valid link as used. Returns undefined for an invalid link. */
export const consumeLink = async (tx: Db, token: string, now: Date): Promise<PasswordLink | undefined> => {
  const [row] = await tx.update(passwordLinks).set({ usedAt: now }).where(isUsable(token, now)).returning()
  return row
}

/** Sets a password and forgets failed attempts at the old one. Returns undefined when the user no longer exists. */
export const resetPassword = async (tx: Db, userId: string, passwordHash: string): Promise<StoredUser | undefined> => {
  const [user] = await tx.update(users).set({ passwordHash }).where(eq(users.id, userId)).returning()
  if (user) await tx.delete(signInFailures).where(and(eq(signInFailures.role, user.role), eq(signInFailures.email, user.email)))
  return user
}

/** Deletes old links, except open invitations, which administrators see, and resend or revoke. */
export const deleteOldLinks = (db: Db, before: Date) =>
  db
    .delete(passwordLinks)
    .where(and(lt(passwordLinks.expiresAt, before), or(eq(passwordLinks.kind, 'reset'), isNotNull(passwordLinks.usedAt))))

export const insertResetRequest = (db: Db, request: ResetRequest) => db.insert(passwordResetRequests).values(request)

/** Deletes the oldest requests and returns them; concurrent API instances take different ones. */
export const takeResetRequests = (tx: Db, max: number): Promise<ResetRequest[]> => {
  const due = tx
    .select({ id: passwordResetRequests.id })
    .from(passwordResetRequests)
    .orderBy(asc(passwordResetRequests.requestedAt))
    .limit(max)
    .for('update', { skipLocked: true })
  return tx.delete(passwordResetRequests).where(inArray(passwordResetRequests.id, due)).returning()
}

export const findUserId = async (tx: Db, email: string, role: Role): Promise<string | undefined> => {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.role, role), isNull(users.disabledAt)))
  return user?.id
}
