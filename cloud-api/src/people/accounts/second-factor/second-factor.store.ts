import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/connect.ts'
import { recoveryCodes, secondFactors } from './second-factor.table.ts'

type SecondFactor = typeof secondFactors.$inferSelect

export const readFactor = async (db: Db, userId: string): Promise<SecondFactor | undefined> => {
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return row
}

/**
 * Stores the app of an administrator in place of the app with the sealed key `replaces`, if any. Returns false when the current app is
 * another one.
 */
export const putFactor = async (tx: Db, factor: SecondFactor, replaces: string | undefined): Promise<boolean> => {
  const { userId: _userId, ...columns } = factor
  const isSeen = replaces ? eq(secondFactors.sealedKey, replaces) : sql`false`
  const rows = await tx
    .insert(secondFactors)
    .values(factor)
    .onConflictDoUpdate({ target: secondFactors.userId, set: columns, setWhere: isSeen })
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Accepts a step of an app's key once, and no earlier step. Of two requests at the same time one gets true. */
export const acceptStep = async (tx: Db, { userId, sealedKey }: SecondFactor, step: number): Promise<boolean> => {
  const rows = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), eq(secondFactors.sealedKey, sealedKey), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Removes the app and the recovery codes. Returns false when there was no app. */
export const deleteFactor = async (tx: Db, userId: string): Promise<boolean> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = await tx.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning({ userId: secondFactors.userId })
  return rows.length > 0
}

/** Replaces all recovery codes of an administrator, used ones included. */
export const putRecoveryCodes = async (tx: Db, userId: string, codeHashes: string[]): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })))
}

/** Uses a recovery code, once. Of two requests at the same time one gets true. */
export const consumeRecoveryCode = async (tx: Db, userId: string, codeHash: string, now: Date): Promise<boolean> => {
  const rows = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId })
  return rows.length > 0
}

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> => {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}
