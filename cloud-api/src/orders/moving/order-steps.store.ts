import type { OrderStep } from '@sufra/shared/order-history/order-history.routes'
import { and, asc, eq } from 'drizzle-orm'
import { readNames } from '../../accounts/users.store.ts'
import type { Db } from '../../db/connect.ts'
import { orderSteps } from './order-steps.table.ts'

/** Oldest first. */
export const readSteps = async (db: Db, restaurantId: string, orderId: string): Promise<OrderStep[]> => {
  const rows = await db
    .select()
    .from(orderSteps)
    .where(and(eq(orderSteps.restaurantId, restaurantId), eq(orderSteps.orderId, orderId)))
    .orderBy(asc(orderSteps.at))
  const names = await readNames(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  )
  return rows.map(({ status, at, userId }) => ({ status, at: at.toISOString(), by: names.get(userId ?? '') ?? null }))
}
