import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../../platform/db/connect.ts'
import { shifts } from './cash.table.ts'

export type ShiftRow = typeof shifts.$inferSelect
type Close = Pick<Required<typeof shifts.$inferInsert>, 'closedAt' | 'closedBy' | 'expectedCash' | 'countedCash' | 'note'>

const isOpen = (restaurantId: string) => and(eq(shifts.restaurantId, restaurantId), isNull(shifts.closedAt))
const isShift = (restaurantId: string, shiftId: string) => and(eq(shifts.restaurantId, restaurantId), eq(shifts.id, shiftId))

/** Returns undefined when no shift is open. */
export const readOpenShift = async (db: Db, restaurantId: string): Promise<ShiftRow | undefined> => {
  const [shift] = await db.select().from(shifts).where(isOpen(restaurantId))
  return shift
}

export const lockOpenShift = async (tx: Db, restaurantId: string): Promise<ShiftRow | undefined> => {
  const [shift] = await tx.select().from(shifts).where(isOpen(restaurantId)).for('update')
  return shift
}

/** Returns undefined for another restaurant's shift. */
export const lockShift = async (tx: Db, restaurantId: string, shiftId: string): Promise<ShiftRow | undefined> => {
  const [shift] = await tx.select().from(shifts).where(isShift(restaurantId, shiftId)).for('update')
  return shift
}

/** Returns the shift's id. */
export const insertShift = async (tx: Db, shift: Pick<ShiftRow, 'restaurantId' | 'openedAt' | 'openedBy' | 'openingFloat'>) => {
  const id = uuidv7()
  await tx.insert(shifts).values({ ...shift, id })
  return id
}

export const updateClosed = async (tx: Db, restaurantId: string, shiftId: string, close: Close): Promise<ShiftRow> => {
  const [shift] = await tx.update(shifts).set(close).where(isShift(restaurantId, shiftId)).returning()
  if (!shift) throw new Error('an unknown shift was closed')
  return shift
}

/** Returns closed shifts, the newest first. */
export const readClosedShifts = (db: Db, restaurantId: string, before: Date | undefined, limit: number): Promise<ShiftRow[]> =>
  db
    .select()
    .from(shifts)
    .where(and(eq(shifts.restaurantId, restaurantId), isNotNull(shifts.closedAt), before && lt(shifts.openedAt, before)))
    .orderBy(desc(shifts.openedAt))
    .limit(limit)

const isInNone = (restaurantId: string) => and(eq(shifts.restaurantId, restaurantId), isNotNull(shifts.closedAt), isNull(shifts.dayClose))

/** Returns closed shifts that are in no day close yet, in the order of opening. */
export const readUncounted = (db: Db, restaurantId: string): Promise<ShiftRow[]> =>
  db.select().from(shifts).where(isInNone(restaurantId)).orderBy(shifts.openedAt)

/** Puts these shifts into a day close. */
export const putIntoDayClose = async (tx: Db, restaurantId: string, number: number): Promise<ShiftRow[]> => {
  const rows = await tx.update(shifts).set({ dayClose: number }).where(isInNone(restaurantId)).returning()
  return rows.toSorted((a, b) => a.openedAt.getTime() - b.openedAt.getTime())
}
