import { and, asc, eq, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '../db/connect.ts'
import { cashMovements, shifts } from './cash.table.ts'

type NewMovement = Omit<typeof cashMovements.$inferInsert, 'id' | 'shiftId'>

/**
 * Adds a movement to the open shift if there is one. The open shift stays locked until the transaction ends, so that it is not closed without it: call
 * it after the orders are locked.
 */
export const addCashMovement = async (tx: Db, movement: NewMovement): Promise<string> => {
  const id = uuidv7()
  const isOpen = and(eq(shifts.restaurantId, movement.restaurantId), isNull(shifts.closedAt))
  const [shift] = await tx.select({ id: shifts.id }).from(shifts).where(isOpen).for('update')
  await tx.insert(cashMovements).values({ ...movement, id, shiftId: shift?.id ?? null })
  return id
}

/** The cash that was taken for an order. */
export const readSales = (db: Db, restaurantId: string, orderId: string) =>
  db
    .select({ amount: cashMovements.amount, at: cashMovements.at, userId: cashMovements.userId })
    .from(cashMovements)
    .where(and(eq(cashMovements.restaurantId, restaurantId), eq(cashMovements.orderId, orderId), eq(cashMovements.kind, 'sale')))
    .orderBy(asc(cashMovements.at))
