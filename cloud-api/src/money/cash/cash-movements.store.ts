import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { RecordCancelledLater } from '../../ordering/orders/closing/after-closing.ts'
import type { Db } from '../../platform/db/connect.ts'
import { cashMovements } from './cash.table.ts'
import { lockOpenShift } from './shifts.store.ts'

type NewMovement = Omit<typeof cashMovements.$inferInsert, 'id' | 'shiftId' | 'dayClose'>
export type MovementRow = typeof cashMovements.$inferSelect

/** Returns the entries of one taking of cash, and the entries that undo it. */
export const readTaking = (db: Db, restaurantId: string, takingId: string): Promise<MovementRow[]> =>
  db
    .select()
    .from(cashMovements)
    .where(and(eq(cashMovements.restaurantId, restaurantId), eq(cashMovements.takingId, takingId)))

/** Maximum number of listed movements, enough for a long shift. Older movements of the shift count in its sum, but are not listed. */
const maxListed = 500

/**
 * Adds a movement to the open shift if there is one, and returns that shift's id. The open shift stays locked until the transaction ends,
 * so that it is not closed without the movement: call it after the orders are locked.
 */
export const addCashMovement = async (tx: Db, movement: NewMovement): Promise<string | undefined> => {
  const shift = await lockOpenShift(tx, movement.restaurantId)
  await tx.insert(cashMovements).values({ ...movement, id: uuidv7(), shiftId: shift?.id ?? null })
  return shift?.id
}

/** Adds a movement about an order of a closed day that was cancelled since, for the next day close. */
export const recordCancelledLater: RecordCancelledLater = (tx, cancelled) => addCashMovement(tx, { ...cancelled, kind: 'cancelled_later' })

const isNotUndone = sql`not exists (select 1 from cash_movements u where u.restaurant_id = ${cashMovements.restaurantId} and u.kind = 'undone'
  and u.taking_id = ${cashMovements.takingId})`

/** Returns the sales of an order in cash that were not undone, the oldest first. */
export const readSales = (db: Db, restaurantId: string, orderId: string) =>
  db
    .select({ amount: cashMovements.amount, at: cashMovements.at, userId: cashMovements.userId })
    .from(cashMovements)
    .where(
      and(eq(cashMovements.restaurantId, restaurantId), eq(cashMovements.orderId, orderId), eq(cashMovements.kind, 'sale'), isNotUndone),
    )
    .orderBy(asc(cashMovements.at))

const isOf = (restaurantId: string, shiftId: string | null) =>
  and(eq(cashMovements.restaurantId, restaurantId), shiftId === null ? isNull(cashMovements.shiftId) : eq(cashMovements.shiftId, shiftId))

/** Kinds and amounts of every movement of a shift. */
export const readAmounts = (db: Db, restaurantId: string, shiftId: string) =>
  db.select({ kind: cashMovements.kind, amount: cashMovements.amount }).from(cashMovements).where(isOf(restaurantId, shiftId))

/** The movements of a shift, the newest first. */
export const readMovements = (db: Db, restaurantId: string, shiftId: string): Promise<MovementRow[]> =>
  db
    .select()
    .from(cashMovements)
    .where(isOf(restaurantId, shiftId))
    .orderBy(desc(cashMovements.at), desc(cashMovements.id))
    .limit(maxListed)

/** Returns the movements outside shifts that are in no day close yet, the newest first. */
export const readMovementsOutside = (db: Db, restaurantId: string): Promise<MovementRow[]> =>
  db
    .select()
    .from(cashMovements)
    .where(and(isOf(restaurantId, null), isNull(cashMovements.dayClose)))
    .orderBy(desc(cashMovements.at), desc(cashMovements.id))
    .limit(maxListed)

const { kind, amount, shiftId, at } = cashMovements
const isInNone = (restaurantId: string) => and(eq(cashMovements.restaurantId, restaurantId), isNull(cashMovements.dayClose))

/** Movements that are in no day close yet. */
export const readUncountedMovements = (db: Db, restaurantId: string) =>
  db.select({ kind, amount, shiftId, at }).from(cashMovements).where(isInNone(restaurantId))

/** Puts the movements that are in no day close yet into a day close. */
export const putMovementsIntoDayClose = (tx: Db, restaurantId: string, number: number) =>
  tx.update(cashMovements).set({ dayClose: number }).where(isInNone(restaurantId)).returning({ kind, amount, shiftId, at })
