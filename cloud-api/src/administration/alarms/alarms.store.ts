import { and, eq, lt, notInArray } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { administratorDuty, calledAlarms } from './alarms.table.ts'

export const readOnDuty = (db: Db) => db.select().from(administratorDuty)

export const insertDuty = async (tx: Db, administratorId: string, phone: string, since: Date): Promise<void> => {
  const { administratorId: target } = administratorDuty
  await tx.insert(administratorDuty).values({ administratorId, phone, since }).onConflictDoUpdate({ target, set: { phone } })
}

export const deleteDuty = async (tx: Db, administratorId: string): Promise<void> => {
  await tx.delete(administratorDuty).where(eq(administratorDuty.administratorId, administratorId))
}

/**
 * Deletes called alarms that have ended and were called before a time, so that administrators are called again when an alarm begins again.
 */
export const deleteEnded = async (tx: Db, lasting: readonly string[], before: Date): Promise<void> => {
  const hasEnded = lasting.length > 0 ? notInArray(calledAlarms.id, [...lasting]) : undefined
  await tx.delete(calledAlarms).where(and(hasEnded, lt(calledAlarms.calledAt, before)))
}

/** Returns the ids that were not called before. */
export const insertCalled = async (tx: Db, ids: readonly string[], calledAt: Date): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .insert(calledAlarms)
    .values(ids.map((id) => ({ id, calledAt })))
    .onConflictDoNothing()
    .returning({ id: calledAlarms.id })
  return rows.map(({ id }) => id)
}
