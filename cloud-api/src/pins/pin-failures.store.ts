import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { pinFailures } from './pins.table.ts'

/** Whose failures are counted: a member's or a device's, at a restaurant. */
export type Subject = { restaurantId: string; subject: string }

const isOf = ({ restaurantId, subject }: Subject) => and(eq(pinFailures.restaurantId, restaurantId), eq(pinFailures.subject, subject))

type Count = { at: Date; max: number; lockedUntil: Date; forgottenBefore: Date }

/** Counts an attempt, before the PIN is checked. The `max`th in a row locks the subject. Returns false while it is locked. */
export const countPinFailure = async (db: Db, which: Subject, { at, max, lockedUntil, forgottenBefore }: Count): Promise<boolean> => {
  const { failures, lastAt } = pinFailures
  const [time, before, until] = [at, forgottenBefore, lockedUntil].map((date) => sql`${date.toISOString()}::timestamptz`)
  const counted = sql`case when ${pinFailures.lockedUntil} is not null or ${lastAt} < ${before} then 1 else ${failures} + 1 end`
  const rows = await db
    .insert(pinFailures)
    .values({ ...which, failures: 1, lastAt: at })
    .onConflictDoUpdate({
      target: [pinFailures.restaurantId, pinFailures.subject],
      set: { failures: counted, lastAt: at, lockedUntil: sql`case when ${counted} >= ${max} then ${until} end` },
      setWhere: sql`${pinFailures.lockedUntil} is null or ${pinFailures.lockedUntil} <= ${time}`,
    })
    .returning({ failures })
  return rows.length > 0
}

export const readPinLock = async (db: Db, which: Subject): Promise<Date | undefined> => {
  const [row] = await db.select({ lockedUntil: pinFailures.lockedUntil }).from(pinFailures).where(isOf(which))
  return row?.lockedUntil ?? undefined
}

/** Takes one counted attempt back, and a lock that it brought. */
export const uncountPinFailure = async (db: Db, which: Subject): Promise<void> => {
  await db
    .update(pinFailures)
    .set({ failures: sql`greatest(${pinFailures.failures} - 1, 0)`, lockedUntil: null })
    .where(isOf(which))
}

export const clearPinFailures = async (db: Db, which: Subject): Promise<void> => {
  await db.delete(pinFailures).where(isOf(which))
}
