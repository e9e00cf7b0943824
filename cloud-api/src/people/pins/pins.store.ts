import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { memberPins, pinFailures } from './pins.table.ts'

export type Membership = { restaurantId: string; userId: string }

const isOf = ({ restaurantId, userId }: Membership) => and(eq(memberPins.restaurantId, restaurantId), eq(memberPins.userId, userId))

export const readPinHash = async (db: Db, member: Membership): Promise<string | undefined> => {
  const [row] = await db.select({ pinHash: memberPins.pinHash }).from(memberPins).where(isOf(member))
  return row?.pinHash
}

/** Locks the PIN, so that it is neither changed nor removed until the transaction ends. */
export const lockPinHash = async (tx: Db, member: Membership): Promise<string | undefined> => {
  const [row] = await tx.select({ pinHash: memberPins.pinHash }).from(memberPins).where(isOf(member)).for('share')
  return row?.pinHash
}

/** Returns the ids of the members with a PIN. */
export const listPinOwners = async (db: Db, restaurantId: string): Promise<Set<string>> => {
  const rows = await db.select({ userId: memberPins.userId }).from(memberPins).where(eq(memberPins.restaurantId, restaurantId))
  return new Set(rows.map(({ userId }) => userId))
}

export const putPin = async (tx: Db, member: Membership, pinHash: string, setAt: Date): Promise<void> => {
  await tx
    .insert(memberPins)
    .values({ ...member, pinHash, setAt })
    .onConflictDoUpdate({ target: [memberPins.restaurantId, memberPins.userId], set: { pinHash, setAt } })
}

/** Returns false when there was no PIN. */
export const deletePin = async (tx: Db, member: Membership): Promise<boolean> => {
  const rows = await tx.delete(memberPins).where(isOf(member)).returning({ userId: memberPins.userId })
  return rows.length > 0
}

export const deletePinFailures = async (db: Db, before: Date): Promise<void> => {
  await db.delete(pinFailures).where(lt(pinFailures.lastAt, before))
}
