import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { hashToken } from '../../platform/http/tokens.ts'
import type { Db } from '../../platform/db/connect.ts'
import { invitations } from './invitations.table.ts'

type StoredInvitation = typeof invitations.$inferSelect

const isOf = (restaurantId: string, id: string) => and(eq(invitations.restaurantId, restaurantId), eq(invitations.id, id))
const isUsable = (token: string, now: Date) => and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, now))

/** Lists invitations that were not accepted, including expired ones, oldest first. */
export const listInvitations = (db: Db, restaurantId: string): Promise<StoredInvitation[]> =>
  db.select().from(invitations).where(eq(invitations.restaurantId, restaurantId)).orderBy(asc(invitations.createdAt), asc(invitations.id))

/** Returns undefined for an unknown invitation, like all reads here. */
export const readInvitation = async (db: Db, restaurantId: string, id: string): Promise<StoredInvitation | undefined> => {
  const [invitation] = await db.select().from(invitations).where(isOf(restaurantId, id))
  return invitation
}

export const readInvitationByToken = async (db: Db, token: string, now: Date): Promise<StoredInvitation | undefined> => {
  const [invitation] = await db.select().from(invitations).where(isUsable(token, now))
  return invitation
}

/** Stores an invitation, replacing an invitation with the same id. */
export const putInvitation = async (
  tx: Db,
  { token, ...columns }: Omit<StoredInvitation, 'tokenHash'> & { token: string },
): Promise<void> => {
  const row = { ...columns, tokenHash: hashToken(token) }
  await tx
    .insert(invitations)
    .values(row)
    .onConflictDoUpdate({ target: [invitations.restaurantId, invitations.id], set: row })
}

export const deleteInvitation = async (tx: Db, restaurantId: string, id: string): Promise<void> => {
  await tx.delete(invitations).where(isOf(restaurantId, id))
}

/** Deletes an invitation that is still valid. Returns false for an invalid one. */
export const consumeInvitation = async (tx: Db, token: string, now: Date): Promise<boolean> => {
  const rows = await tx.delete(invitations).where(isUsable(token, now)).returning({ id: invitations.id })
  return rows.length > 0
}

export const deleteExpiredInvitations = async (db: Db, before: Date): Promise<void> => {
  await db.delete(invitations).where(lt(invitations.expiresAt, before))
}
