import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/connect.ts'
import { dayCloses } from './cash.table.ts'

export type DayCloseRow = typeof dayCloses.$inferSelect

/** Returns the newest day close, or undefined when no day was closed yet. */
export const readLastDayClose = async (db: Db, restaurantId: string): Promise<DayCloseRow | undefined> => {
  const [last] = await readDayCloses(db, restaurantId, undefined, 1)
  return last
}

/** Returns day closes, the newest first. `before`: a number. */
export const readDayCloses = (db: Db, restaurantId: string, before: number | undefined, limit: number): Promise<DayCloseRow[]> =>
  db
    .select()
    .from(dayCloses)
    .where(and(eq(dayCloses.restaurantId, restaurantId), before === undefined ? undefined : lt(dayCloses.number, before)))
    .orderBy(desc(dayCloses.number))
    .limit(limit)

export const insertDayClose = async (tx: Db, row: Omit<DayCloseRow, 'prints'>): Promise<DayCloseRow> => {
  const [inserted] = await tx.insert(dayCloses).values(row).returning()
  if (!inserted) throw new Error('a day close was not inserted')
  return inserted
}

/** Counts a print. Returns the number of prints including it, or undefined for an unknown day close. */
export const countPrint = async (tx: Db, restaurantId: string, number: number): Promise<number | undefined> => {
  const [row] = await tx
    .update(dayCloses)
    .set({ prints: sql`${dayCloses.prints} + 1` })
    .where(and(eq(dayCloses.restaurantId, restaurantId), eq(dayCloses.number, number)))
    .returning({ prints: dayCloses.prints })
  return row?.prints
}
