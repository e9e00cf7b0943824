import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { pinFailures } from './pins.table.ts'

/** The member or device at a restaurant whose failures are counted. */
export type Subject = { restaurantId: string; subject: string }

const isOf = ({ restaurantId, subject }: Subject) => and(eq(pinFailures.restaurantId, restaurantId), eq(pinFailures.subject, subject))

/** Waits are in seconds. `grows`: failures continue to count after a lock, and each further failure doubles the wait. */
type Count = { at: Date; max: number; firstWait: number; maxWait: number; grows: boolean; forgottenBefore: Date }
/** A counted attempt: the number of consecutive failures including it, and the lock that it caused. */
type Counted = { failures: number; lockedUntil: Date | null }

/**
 * Counts an attempt, before the PIN is checked. From the `max`th consecutive attempt on, the subject is locked. Returns undefined while it
 * is locked.
 */
export const countPinFailure = async (
  db: Db,
  which: Subject,
  { at, max, firstWait, maxWait, grows, forgottenBefore }: Count,
): Promise<Counted | undefined> => {
  const { failures, lastAt, lockedUntil } = pinFailures
  const [time, before] = [at, forgottenBefore].map((date) => sql`${date.toISOString()}::timestamptz`)
  const begins = grows ? sql`${lastAt} < ${before}` : sql`(${lockedUntil} is not null or ${lastAt} < ${before})`
  const counted = sql`case when ${begins} then 1 else ${failures} + 1 end`
  const wait = sql`make_interval(secs => least(${maxWait}, ${firstWait} * power(2, least(${counted} - ${max}, 20))))`
  const [row] = await db
    .insert(pinFailures)
    .values({ ...which, failures: 1, lastAt: at })
    .onConflictDoUpdate({
      target: [pinFailures.restaurantId, pinFailures.subject],
      set: { failures: counted, lastAt: at, lockedUntil: sql`case when ${counted} >= ${max} then ${time} + ${wait} end` },
      setWhere: sql`${lockedUntil} is null or ${lockedUntil} <= ${time}`,
    })
    .returning({ failures, lockedUntil })
  return row
}

export const readPinLock = async (db: Db, which: Subject): Promise<Date | undefined> => {
  const [row] = await db.select({ lockedUntil: pinFailures.lockedUntil }).from(pinFailures).where(isOf(which))
  return row?.lockedUntil ?? undefined
}

/** Takes a counted attempt back, and the lock that it caused, but not the lock of other attempts. */
export const uncountPinFailure = async (db: Db, which: Subject, { lockedUntil }: Counted): Promise<void> => {
  await db
    .update(pinFailures)
    .set({
      failures: sql`greatest(${pinFailures.failures} - 1, 0)`,
      lockedUntil: sql`nullif(${pinFailures.lockedUntil}, ${lockedUntil?.toISOString() ?? null}::timestamptz)`,
    })
    .where(isOf(which))
}

export const clearPinFailures = async (db: Db, which: Subject): Promise<void> => {
  await db.delete(pinFailures).where(isOf(which))
}
